import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { isDay } from '@/domain/calendar/calendar'

export function AnswerField({
  problem,
  onType,
  ...field
}: Omit<TextFieldProps, 'error' | 'helperText' | 'onChange'> & {
  readonly problem: string | false
  readonly onType: (text: string) => void
}) {
  return (
    <TextField
      {...field}
      error={problem !== false}
      helperText={problem}
      onChange={({ target }) => onType(target.value)}
      fullWidth
      margin="dense"
    />
  )
}

/** `today`: the last possible day, YYYY-MM-DD. */
export function DayField({
  today,
  ...field
}: Parameters<typeof AnswerField>[0] & { readonly today: string }) {
  return (
    <AnswerField
      {...field}
      type="date"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  )
}

export function isDayUntil(today: string, day: string): boolean {
  return isDay(day) && day <= today
}
