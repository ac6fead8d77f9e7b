import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState, type ComponentProps } from 'react'
import { confirmTexts, paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Method } from '@/staff/domain/confirmation'
import { isDayUntil } from '@/staff/domain/days'
import { codeSigns, readCode } from '@/staff/domain/typedPayment'
import { AnswerField } from '@/staff/pages/dialog/AnswerField'
import { useIsTried } from '@/staff/pages/dialog/QuestionDialog'

/** What staff type about money. `code` and `paidOn` are null while they are wrong. */
export function useTypedPayment(amount: number, firstDay = '') {
  const [today] = useState(() => dayInKenya(new Date()))
  const [texts, setTexts] = useState({
    method: '' as Method | '',
    code: '',
    amount: String(amount),
    part: '',
    paidOn: today,
    note: '',
  })
  const { method, paidOn } = texts
  return {
    today,
    texts,
    field: <Name extends keyof typeof texts>(name: Name) => ({
      value: texts[name],
      onType: (typed: string) => setTexts((before) => ({ ...before, [name]: typed })),
    }),
    method,
    code: readCode(method, texts.code),
    paidOn: isDayUntil(today, paidOn) && paidOn >= firstDay ? paidOn : null,
  }
}

/** Asked, since a mistyped code can look like the other kind. */
export function MethodField({
  label,
  methods,
  value,
  onType,
  missing,
}: {
  label: string
  methods: readonly Method[]
  /** '' until chosen. */
  value: Method | ''
  onType: (method: Method) => void
  missing: string
}) {
  const id = useId()
  const isMissing = useIsTried() && value === ''
  return (
    <FormControl error={isMissing} margin="dense">
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} aria-describedby={`${id}-problem`} value={value}>
        {methods.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            label={paymentTexts.methods[each]}
            control={
              <Radio
                onChange={() => onType(each)}
                slotProps={{ input: { 'aria-invalid': isMissing } }}
              />
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-problem`}>{isMissing && missing}</FormHelperText>
    </FormControl>
  )
}

/** `isLabelAbove`: also while it is empty. */
export function CodeField({
  method,
  isLabelAbove = false,
  ...field
}: ComponentProps<typeof AnswerField> & {
  method: Method | ''
  value: string
  isLabelAbove?: boolean
}) {
  const isRight = method === '' || method === 'cash' || readCode(method, field.value) !== null
  return (
    <AnswerField
      {...field}
      problem={!isRight && confirmTexts.codeInvalid[method](codeSigns(field.value).length)}
      autoComplete="off"
      slotProps={{
        inputLabel: isLabelAbove ? { shrink: true } : {},
        htmlInput: { autoCapitalize: 'characters', spellCheck: false },
      }}
    />
  )
}
