import { Drawing, type DrawingProps } from './Drawing'
import { circle, colour, Paint } from './paint'

const can = { fill: colour('cloth1'), stroke: colour('cloth1'), strokeLinecap: 'round' } as const

export function DonateScene({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 12 520 392" className={className}>
      <Paint.sky d="M30 360V206C30 100 108 20 210 20h100c102 0 180 80 180 186v154z" />
      <Paint.glow d={circle(362, 196, 98)} />
      <Paint.sun d={circle(362, 196, 60)} />
      <Paint.cloud d="M232 74h58m-30 17h62" />
      <Paint.hill d="M30 248c60-18 110-2 170 6 70 10 130 4 190-10 40-8 70-6 100-2v118H30z" />
      <Paint.leafFar d="M70 243v-16m0 7l8-8M50 222c0-7 7-10 13-9 5-6 17-6 22 0 7-1 12 3 12 7s-2 5-5 5H54c-3 0-4-1-4-3z" />
      <Paint.ground d="M6 376c0-38 100-62 254-62s254 24 254 62c0 14-8 22-22 22H28c-14 0-22-8-22-22z" />
      <Paint.shade d="M50 366c0-6 50-10 130-10 60 0 100 2 130 4 60-6 130 0 130 8s-100 12-200 12-190-4-190-14z" />
      <Paint.wood d="M54 296h15l-3 64H52zM204 296h15l3 64h-15zM36 284h200a8 8 0 0 1 8 8a8 8 0 0 1-8 8h-200a8 8 0 0 1-8-8a8 8 0 0 1 8-8z" />
      {/* Woman */}
      <Paint.hair d="M120 354h56c6 4 12 6 14 10 1 2 0 4-3 4h-64c-2 0-3-1-3-3z" />
      <Paint.skin2 d="M137 128h24c-3 14-1 26 0 40h-26z" />
      <Paint.cloth2 d="M120 232h56c8 40 14 84 16 126h-86c0-42 4-86 14-126z" />
      <Paint.cloth3 d="M107 334h84l1 12h-86z" />
      <Paint.sun d="M116 238c-2-34-4-62 8-76 8-11 38-12 46 0 10 16 8 46 8 76 0 3-2 4-4 4h-54c-3 0-4-1-4-4z" />
      <Paint.skin2 d="M152 104h20c3 5 3 9 5 13 1 3 4 5 4 7s-3 2-4 3c0 7-1 14-9 14h-18z" />
      <Paint.cloth1 d="M176 106c0-17-10-28-25-28-17 0-28 12-28 28 0 12 4 21 10 28 6 4 15 4 19 0 3-6 2-15 6-20 6-4 12-6 18-8z" />
      <Paint.cloth1 d="M128 98c-14 4-22-4-20-14 2-9 14-10 22-2 4-10 18-10 20 0z" />
      <Paint.sun d={circle(152, 141, 3)} />
      {/* Can, water, sapling */}
      <g transform="translate(226 232) rotate(24)" {...can}>
        <path d="M-24-18h44v34c0 6-4 9-9 9h-26c-5 0-9-3-9-9z" />
        <path strokeWidth="8" d="M16 14l34-26" />
        <path strokeWidth="7" d="M46-20l11 14" />
        <path fill="none" strokeWidth="6" d="M-20-16c0-24 36-24 36 0" />
      </g>
      <Paint.arm2 d="M149 182c2 20 8 32 18 34 26 0 48-6 70-16" />
      <Paint.sleeveSun d="M146 168c0 10 2 18 4 26" />
      <Paint.water d="M287 241c14 20 21 52 23 90m-16-96c16 20 27 54 30 94m-22-101c18 18 32 54 36 95" />
      <Paint.trunk d="M294 356c4-14 28-22 58-22s54 8 58 22c-20 4-96 4-116 0z" />
      <Paint.stem d="M366 338c2-40-4-70 0-108m1 72l25-20m-26-12l-18-16" />
      <Paint.leaf d="M366 234c-16-12-18-34-2-52 16 16 18 38 2 52zM350 256c-17 1-30-10-33-28 18-1 32 8 33 28z" />
      <Paint.leafDeep d="M390 284c2-20 16-32 38-30-2 20-18 32-38 30zM368 262c0-18 12-28 30-28 0 18-12 30-30 28z" />
    </Drawing>
  )
}
