import type { SVGProps } from 'react'
import type { palette } from '@/theme/palette'

export type Colour =
  Extract<keyof typeof palette.light, `art${string}`> extends `art${infer Name}`
    ? Uncapitalize<Name>
    : never

/** Follows the theme. */
export const colour = (name: Colour) =>
  `var(--art-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`

const paint = (attributes: SVGProps<SVGPathElement>) =>
  function Painted({ d }: { d: string }) {
    return <path {...attributes} d={d} />
  }

const fill = (name: Colour, more?: SVGProps<SVGPathElement>) =>
  paint({ fill: colour(name), ...more })

const stroke = (name: Colour, strokeWidth: number, more?: SVGProps<SVGPathElement>) =>
  paint({ fill: 'none', stroke: colour(name), strokeWidth, strokeLinecap: 'round', ...more })

/** `<Paint.sky d="…" />` draws a sky-coloured path. */
export const Paint = {
  paper: fill('paper'),
  sky: fill('sky'),
  sun: fill('sun'),
  glow: fill('sun', { opacity: 0.35 }),
  hill: fill('hill'),
  ground: fill('ground'),
  shade: fill('shadow'),
  leaf: fill('leaf'),
  leafDeep: fill('leafDeep'),
  leafFar: fill('leaf', { stroke: colour('leaf'), strokeWidth: 3, strokeLinecap: 'round' }),
  trunk: fill('trunk'),
  wood: fill('wood'),
  cloth1: fill('cloth1'),
  cloth2: fill('cloth2'),
  cloth3: fill('cloth3'),
  cloth4: fill('cloth4'),
  skin1: fill('skin1'),
  skin2: fill('skin2'),
  skin3: fill('skin3'),
  hair: fill('hair'),
  // Lines
  arm1: stroke('skin1', 14, { strokeLinejoin: 'round' }),
  arm2: stroke('skin2', 14, { strokeLinejoin: 'round' }),
  arm3: stroke('skin3', 14, { strokeLinejoin: 'round' }),
  sleeveSun: stroke('sun', 20, { strokeLinecap: 'butt' }),
  sleeveCloth3: stroke('cloth3', 20, { strokeLinecap: 'butt' }),
  cloud: stroke('sun', 9, { opacity: 0.35 }),
  braids: stroke('hair', 6),
  crease: stroke('hair', 2, { opacity: 0.3 }),
  grass: stroke('leaf', 4),
  stem: stroke('leafDeep', 6),
  stalk: stroke('leaf', 3),
  wave: stroke('cloth2', 3),
  seed: stroke('sun', 3),
  rings: stroke('cloth1', 4),
  handle: stroke('cloth1', 6, { strokeLinecap: 'butt' }),
  steam: stroke('cloth3', 3),
  water: stroke('cloth3', 3, { strokeDasharray: '8 9' }),
  lantern: stroke('hair', 3),
  dots: stroke('paper', 5),
  glasses: stroke('cloth3', 2.5, { strokeLinecap: 'butt' }),
}

export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
