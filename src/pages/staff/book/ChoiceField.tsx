import TextField from '@mui/material/TextField'

/** The browser's own list, which every phone knows. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        const [chosen] = choices.find(([each]) => each === target.value) ?? []
        if (chosen !== undefined) onChoose(chosen)
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '8rem' }}
    >
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
