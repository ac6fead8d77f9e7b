import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useIsTried } from './QuestionDialog'

type AnswerFieldProps = Omit<TextFieldProps, 'error' | 'helperText' | 'onChange'> & {
  /** Shown once the answers are tried. */
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
