import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { oneLine } from '@/domain/text/plainText'
import { useUnsaved } from '@/staff/pages/useUnsaved'
import { QuestionDialog, useIsTried } from './QuestionDialog'

type AnswerFieldProps = Omit<TextFieldProps, 'error' | 'helperText' | 'onChange'> & {
  /** Shown once the answers have been sent. */
  readonly problem?: string | false | undefined
  /** Shown at any time. */
  readonly warning?: string | false | undefined
  readonly hint?: string | undefined
  readonly onType: (text: string) => void
}

export function AnswerField({ problem, warning, hint, onType, ...field }: AnswerFieldProps) {
  const isTried = useIsTried()
  const shown = (isTried && problem) || warning
  return (
    <TextField
      {...field}
      error={Boolean(shown)}
      helperText={shown || hint}
      onChange={({ target }) => onType(target.value)}
      fullWidth
      margin="dense"
    />
  )
}

export function AmountField(field: AnswerFieldProps) {
  return <AnswerField {...field} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
}

/** `today`: the last possible day, YYYY-MM-DD. */
export function DayField({ today, ...field }: AnswerFieldProps & { readonly today: string }) {
  return (
    <AnswerField
      {...field}
      type="date"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  )
}

/** Asks for one line of text. */
export function ReasonDialog({
  label,
  hint,
  missing,
  start = '',
  maxLength = 200,
  act,
  ...question
}: Omit<Parameters<typeof QuestionDialog>[0], 'act' | 'children'> & {
  label: string
  hint?: string
  /** Without it, the text may stay empty. */
  missing?: string
  start?: string
  /** As in the rules. */
  maxLength?: number
  act: (text: string) => Promise<void>
}) {
  const [typed, setTyped] = useState(start)
  const text = oneLine(typed)
  const isMissing = !text && missing !== undefined
  useUnsaved(typed !== start)
  return (
    <QuestionDialog {...question} act={isMissing ? null : () => act(text)}>
      <AnswerField
        label={label}
        placeholder={hint}
        value={typed}
        onType={setTyped}
        problem={isMissing && missing}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </QuestionDialog>
  )
}
