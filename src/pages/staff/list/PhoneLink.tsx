import Link from '@mui/material/Link'
import { telLink } from '@/domain/contact/phone'

/** Its target is larger than it looks, so that lists stay dense. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null
  return (
    <Link
      href={telLink(number)}
      sx={{
        display: 'inline-block',
        paddingBlock: '0.75rem',
        marginBlock: '-0.75rem',
        whiteSpace: 'nowrap',
      }}
    >
      {number}
    </Link>
  )
}
