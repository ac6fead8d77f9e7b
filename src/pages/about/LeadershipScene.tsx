import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

const people = [
  [33, Paint.skin2, Paint.cloth2],
  [62, Paint.cloth2, Paint.cloth1],
  [91, Paint.hair, Paint.cloth3],
  [120, Paint.skin1, Paint.cloth4],
  [149, Paint.cloth1, Paint.leafDeep],
  [178, Paint.hair, Paint.cloth1],
  [207, Paint.skin3, Paint.cloth2],
] as const

export function LeadershipScene() {
  return (
    <Porch sun={[120, 62, 30]}>
      {people.map(([x, Head, Top]) => (
        <g key={x}>
          <Top d={`M${x - 13} 104V86c0-9 6-15 13-17s13 8 13 17v18z`} />
          <Head d={circle(x, 59, 11)} />
        </g>
      ))}
      <Paint.hair d="M22 61c-2-18 24-18 22 0zM196 64c-4-22 26-22 22 0-6 5-16 5-22 0z" />
      <Paint.hair d={circle(91, 45, 7) + circle(120, 54, 14)} />
      <Bench x={16} width={208} />
    </Porch>
  )
}
