import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { deskTexts, paymentTexts } from '@/content/staff'
import { arrivals, type Arrival } from '@/domain/staff/confirmation'

const texts = deskTexts.confirm.way
const words = { ...paymentTexts.ways, bank: 'Bank' } as const

/** Asked, since a mistyped code of the one can look like the other's. */
export function ArrivalField({
  arrival,
  onChoose,
  problem,
}: {
  arrival: Arrival | null
  onChoose: (arrival: Arrival) => void
  problem: string | false
}) {
  const id = useId()
  return (
    <FormControl error={problem !== false} margin="dense">
      <FormLabel id={id}>{texts.label}</FormLabel>
      <RadioGroup row aria-labelledby={id} aria-describedby={`${id}-problem`} value={arrival ?? ''}>
        {arrivals.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            label={words[each]}
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
