import type { ReactNode } from 'react'
import { Drawing, type DrawingProps } from './Drawing'
import { circle, colour, Paint, type Colour } from './paint'

// Parts of the small scenes (240 × 160).

export function Porch({
  sun: [x, y, radius],
  className,
  children,
}: DrawingProps & {
  readonly sun: readonly [x: number, y: number, radius: number]
  readonly children: ReactNode
}) {
  return (
    <Drawing viewBox="0 0 240 160" className={className}>
      <Paint.sky d="M20 138V84c0-40 32-70 72-70h56c40 0 72 30 72 70v54z" />
      <Paint.glow d={circle(x, y, radius * 1.6)} />
      <Paint.sun d={circle(x, y, radius)} />
      <Paint.ground d="M4 146c0-13 50-20 116-20s116 7 116 20c0 6-6 10-12 10H16c-6 0-12-4-12-10z" />
      {children}
    </Drawing>
  )
}

/** The seat is at y 102. */
export function Bench({ x, width }: { x: number; width: number }) {
  return (
    <Paint.wood
      d={`M${x + 10} 108h9l-2 35h-9zM${x + width - 19} 108h9l2 35h-9zM${x} 102h${width}a4 4 0 0 1 0 8H${x}a4 4 0 0 1 0-8z`}
    />
  )
}

const short = (
  <Paint.hair d="M-8 53c-4-14 4-20 13-20 7 0 12 4 12 10-8-1-11 1-13 8-2-4-6-2-5 2 0 2 1 3 2 4-3 2-7 0-9-4z" />
)

const hair = {
  short,
  wrap: <Paint.cloth1 d="M-8 52c-5-9 0-17 7-18-1-8 13-9 16-2 5 1 5 9 1 12-9-1-15 2-21 12z" />,
  hijab: (
    <Paint.cloth2 d="M15 43c-2-7-8-10-14-10-8 0-13 7-13 17 0 10-2 14-5 19 6 6 21 7 29 1 3-2 2-8 0-11-5-1-8-6-8-9 0-4 4-7 11-7z" />
  ),
  puff: (
    <>
      <Paint.hair d={circle(-9, 38, 9)} />
      {short}
    </>
  ),
}

export function Limb({ skin, d }: { skin: Colour; d: string }) {
  return <path fill="none" stroke={colour(skin)} strokeWidth={8} strokeLinecap="round" d={d} />
}

/** `x` is the middle of the hip. Looks to the right, or to the left when turned. */
export function Sitter({
  x,
  isTurned = false,
  skin,
  top,
  legs,
  head,
  hand = 'M0 74c1 12 5 18 20 18',
}: {
  x: number
  isTurned?: boolean
  skin: Colour
  top: Colour
  legs: Colour
  head: keyof typeof hair
  /** Path from shoulder to hand. */
  hand?: string
}) {
  return (
    <g transform={`translate(${x} 0)${isTurned ? ' scale(-1 1)' : ''}`}>
      <Paint.hair d="M14 136h9l7 5c1 2 0 4-2 4H14z" />
      <path fill={colour(legs)} d="M-14 94h32c7 0 10 4 9 11l-3 34H14l-1-25H-6c-6 0-9-6-8-20z" />
      <path fill={colour(top)} d="M-14 107c-3-22-3-41 12-42 13 0 17 19 15 42z" />
      <path
        fill={colour(skin)}
        d="M-7 51c-1-9 5-14 12-14 6 0 9 3 10 8l3 6-4 2c0 6-2 9-8 9v7H-4V60c-2-2-3-5-3-9z"
      />
      {hair[head]}
      <Limb skin={skin} d={hand} />
    </g>
  )
}
