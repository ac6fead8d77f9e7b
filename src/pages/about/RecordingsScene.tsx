import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function RecordingsScene() {
  return (
    <Porch sun={[120, 60, 30]}>
      <Bench x={34} width={172} />
      <Paint.lantern d="M84 60V50h64v10m14 0l22-40" />
      <Paint.cloth1 d="M72 56h96a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8V64a8 8 0 0 1 8-8z" />
      <Paint.cloth3 d={`${circle(90, 80, 16)}M114 64h54v12h-54z`} />
      <Paint.hair d={`${circle(90, 80, 10)}M146 62h3v16h-3z`} />
      <Paint.cloth3 d={circle(90, 80, 4) + circle(126, 90, 5) + circle(156, 90, 5)} />
      <Paint.rings d="M52 66c-6 8-6 20 0 28m-10-36c-10 14-10 30 0 44" />
    </Porch>
  )
}
