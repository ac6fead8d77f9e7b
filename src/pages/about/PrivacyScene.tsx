import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function PrivacyScene() {
  return (
    <Porch sun={[112, 72, 34]}>
      <Bench x={40} width={160} />
      <Paint.cloth2 d="M66 70c0-14 9-22 22-22h48c13 0 22 8 22 22v28a4 4 0 0 1-4 4H70a4 4 0 0 1-4-4z" />
      <Paint.leafDeep d="M66 72h92v8H66zM80 80h8v22h-8zm56 0h8v22h-8z" />
      <Paint.sun d="M103 68h18a4 4 0 0 1 4 4v16c0 6-6 10-13 10s-13-4-13-10V72a4 4 0 0 1 4-4z" />
      <Paint.hair d={`${circle(112, 80, 4)}M110 82h4v9h-4z`} />
      <Paint.handle d="M188 92a7 7 0 1 0-.1 0m-7 0v8m0-2h-13m3 0v-6" />
    </Porch>
  )
}
