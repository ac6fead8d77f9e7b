import type { DrawingProps } from '@/components/art/Drawing'
import { Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function OfflineScene({ className }: DrawingProps) {
  return (
    <Porch className={className} sun={[84, 74, 28]}>
      <Bench x={40} width={160} />
      <Paint.paper d="M62 64h52a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H62a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z" />
      <Paint.crease d="M60 67l28 19 28-19" />
      <Paint.cloth2 d="M182 88c12-2 20 0 28 8-10-1-18 0-26 4-5 2-10 2-16 2h-8c-16 0-26-9-26-20 0-14 12-22 24-22 13 0 20 9 22 18 0 4 1 7 2 10z" />
      <Paint.cloth1 d="M147 84c12-9 30-8 36 6 1 8-10 12-19 12-10 0-17-7-17-18z" />
      <Paint.lantern d="M144 75c3 3 7 3 10 0" />
      <Paint.steam d="M164 50h9l-9 9h9m8-25h12l-12 11h12" />
    </Porch>
  )
}
