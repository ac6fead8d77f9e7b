import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { paymentTexts } from '@/staff/content/payments'
import type { Method } from '@/staff/domain/confirmation'

/** Asked, since a mistyped code can look like the other kind. */
export function MethodField<Choice extends Method>({
  label,
  methods,
  method,
  onChoose,
  problem,
}: {
  label: string
  methods: readonly Choice[]
  method: Choice | null
  onChoose: (method: Choice) => void
  problem: string | false
}) {
  const id = useId()
  return (
    <FormControl error={problem !== false} margin="dense">
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} aria-describedby={`${id}-problem`} value={method ?? ''}>
        {methods.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            label={paymentTexts.methods[each]}
            control={
              <Radio
                onChange={() => onChoose(each)}
                slotProps={{ input: { 'aria-invalid': problem !== false } }}
              />
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>
    </FormControl>
  )
}
