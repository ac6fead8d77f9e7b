import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { formatKsh } from '@/domain/money/money'
import { isBlank, longest } from '@/domain/text/plainText'
import { bookingTexts as texts } from '@/staff/content/booking'
import { paymentTexts } from '@/staff/content/payments'
import { codeSigns, mostKsh } from '@/staff/domain/booking'
import { methods } from '@/staff/domain/confirmation'
import { AmountField, AnswerField } from '@/staff/pages/dialog/answers'
import { useIsTried } from '@/staff/pages/dialog/QuestionDialog'
import { hintOf } from './parts'
import type { Booking } from './useBooking'

/** Staff choose it, since a mistyped code can look like another kind. */
export function HowItCame({ booking }: { booking: Booking }) {
  const { method, code, used, field } = booking
  const { words } = booking.opening
  const id = useId()
  const isMissing = useIsTried() && !method
  const isWrong = method && method !== 'cash' && code === null
  const typed = field('code')
  return (
    <>
      <FormControl error={isMissing} margin="dense">
        <FormLabel id={id}>{words.method}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          aria-describedby={`${id}-problem`}
          aria-invalid={isMissing}
          value={method ?? ''}
          onChange={(_, chosen) => field('method').onType(chosen)}
        >
          {methods.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              label={paymentTexts.methods[each]}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-problem`}>{isMissing && words.methodMissing}</FormHelperText>
      </FormControl>
      {method !== 'cash' && (
        <AnswerField
          {...typed}
          label={words.code[method ?? 'unknown']}
          problem={isWrong && texts.codeInvalid[method](codeSigns(typed.value).length)}
          warning={used}
          autoComplete="off"
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { autoCapitalize: 'characters', spellCheck: false },
          }}
        />
      )}
    </>
  )
}

/** What is left of a known payment; otherwise what came in. */
export function HowMuch({ booking }: { booking: Booking }) {
  const { opening, method, found, isPart, parts, total, field } = booking
  const { words, most = mostKsh } = opening
  if (found)
    return (
      <Alert severity="info" role="status">
        {words.left(formatKsh(found.rest), formatKsh(found.received))}
      </Alert>
    )
  return (
    <>
      <AmountField
        {...field('total')}
        label={words.amount}
        problem={total === null && texts.amountInvalid(formatKsh(isPart ? mostKsh : most))}
        hint={isPart ? undefined : parts.map(hintOf).join('')}
      />
      {method !== 'cash' && (
        <FormControlLabel
          control={<Checkbox />}
          label={words.isPart}
          checked={isPart}
          onChange={(_, isTicked) => field('isPart').onType(isTicked ? 'yes' : '')}
          sx={{ marginBlockEnd: 1 }}
        />
      )}
    </>
  )
}

/** What the income is, or why the money goes back. */
export function Notes({ booking: { opening, parts, note, field } }: { booking: Booking }) {
  const { words } = opening
  return (
    <>
      {parts.some(({ purpose }) => purpose.kind === 'income') && (
        <AnswerField
          {...field('from')}
          label={texts.from}
          hint={texts.fromHint}
          slotProps={{ htmlInput: { maxLength: longest.name } }}
        />
      )}
      <AnswerField
        {...field('note')}
        label={words.note}
        hint={words.noteHint}
        problem={isBlank(note) && words.noteMissing}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </>
  )
}

/** Asks about odd amounts and codes before they are booked. */
export function OddityAlert({ booking: { odd, isSure, setIsSure } }: { booking: Booking }) {
  if (!useIsTried() || odd.length === 0) return null
  return (
    <Alert severity="warning">
      {odd.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <FormControlLabel
        control={<Checkbox slotProps={{ input: { 'aria-invalid': !isSure } }} />}
        label={texts.sure}
        checked={isSure}
        onChange={(_, isTicked) => setIsSure(isTicked)}
      />
    </Alert>
  )
}
