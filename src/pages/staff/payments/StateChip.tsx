import Chip from '@mui/material/Chip'
import type { PaymentState } from '@/domain/staff/confirmation'

export function StateChip({
  state,
  words,
}: {
  state: PaymentState['state']
  words: Readonly<Record<PaymentState['state'], string>>
}) {
  // By its words: an order that is part paid is not paid.
  const isConfirmed = words[state] === words.confirmed
  return (
    <Chip
      size="small"
      sx={{ marginInlineEnd: 1 }}
      variant={isConfirmed ? 'filled' : 'outlined'}
      color={isConfirmed ? 'primary' : 'default'}
      label={words[state]}
    />
  )
}
