import { Button } from './Button'

export function PrintButton({ variant }: { variant: 'secondary' | 'quiet' }) {
  return (
    <Button variant={variant} onClick={() => print()}>
      Print or save
    </Button>
  )
}
