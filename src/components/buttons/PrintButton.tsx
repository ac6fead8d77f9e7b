import { Button } from './Button'

export function PrintButton({ look }: { look: 'secondary' | 'quiet' }) {
  return (
    <Button look={look} onClick={() => print()}>
      Print or save
    </Button>
  )
}
