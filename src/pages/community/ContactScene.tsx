import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function ContactScene() {
  return (
    <Porch sun={[158, 74, 30]}>
      <Bench x={40} width={160} />
      <Paint.paper d="M58 58h62a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4V62a4 4 0 0 1 4-4z" />
      <Paint.crease d="M56 61l33 24 33-24M56 100l23-22m43 22l-23-22" />
      <Paint.sun d="M82 77h14v14l-7-4-7 4z" />
      <Paint.cloth2 d="M146 88c-5-13 4-28 19-27 5-11 24-9 25 4l10 5-10 4c-1 18-12 27-27 27-11 0-26-3-42 4 7-9 15-14 25-17z" />
      <Paint.cloth1 d="M190 78c-1 14-10 23-27 23-5 0-9 0-13-1 20-1 31-9 40-22z" />
      <Paint.crease d="M152 88c8 4 18 3 24-4" />
      <Paint.hair d={circle(181, 66, 2)} />
    </Porch>
  )
}
