import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function BankScene() {
  return (
    <Porch sun={[152, 84, 28]}>
      <Bench x={40} width={160} />
      <Paint.trunk d="M112 60h64a6 6 0 0 1 6 6v36h-76V66a6 6 0 0 1 6-6z" />
      <Paint.cloth1 d="M112 58h64a6 6 0 0 1 6 6v8h-76v-8a6 6 0 0 1 6-6zM106 80h76v14h-76z" />
      <Paint.cloth3 d="M112 87l6-5 6 5-6 5zm20 0l6-5 6 5-6 5zm20 0l6-5 6 5-6 5z" />
      <Paint.hair d="M130 56h28v5h-28z" />
      <Paint.sun d={circle(144, 38, 13)} />
      <Paint.crease d="M144 31v14m-18-12l-6-2m48 2l6-2" />
      <Paint.paper d="M60 66l34-6 7 40-34 4z" />
      <Paint.crease d="M68 76l20-4m-18 12l20-4" />
      <Paint.grass d="M73 94l16-3" />
    </Porch>
  )
}
