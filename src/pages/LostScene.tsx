import { Drawing, type DrawingProps } from '@/components/art/Drawing'
import { circle, Paint } from '@/components/art/paint'

/** Not found: an empty bench at dusk, a signpost with two ways on, a bird that stayed. */
export function LostScene({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 4 520 400" className={className}>
      <Paint.sky d="M30 360V206C30 100 108 20 210 20h100c102 0 180 80 180 186v154z" />
      <Paint.glow d={circle(300, 246, 92)} />
      <Paint.sun d={circle(300, 246, 54)} />
      <Paint.cloud d="M360 112h58m-84 17h62" />
      <Paint.hill d="M30 244c60-18 110-2 170 6 70 10 130 4 190-10 40-8 70-6 100-2v122H30z" />
      <Paint.ground d="M6 376c0-38 100-62 254-62s254 24 254 62c0 14-8 22-22 22H28c-14 0-22-8-22-22z" />
      {/* The path */}
      <Paint.shade d="M344 398c-2-20 14-30 46-38 22-6 18-15-8-21-28-6-32-12-24-21l8 1c-4 7 0 11 24 16 46 10 54 26 26 41-14 8-16 14-14 22zM34 366c0-6 40-10 110-10s140 4 140 10-60 12-130 12-120-6-120-12z" />
      <Paint.trunk d="M56 362c12-34 14-78 2-120-6-40-10-70-14-110h10c6 30 12 54 18 76 8-24 22-50 30-76h12c-6 30-18 66-28 98 2 8 4 16 6 22 18-34 48-70 76-120h14c-26 54-60 104-84 146-4 28-4 58 8 84z" />
      <Paint.leafDeep d="M4 114c0-16 12-26 28-28 4-24 28-38 52-30 18-26 62-26 80-2 24-8 46 4 50 24 16-4 34 2 38 16 14 2 24 10 24 20 0 12-10 18-24 18H30c-16 0-26-8-26-18z" />
      <Paint.leaf d="M44 92c4-18 20-26 38-20 16-22 52-22 66-2 20-6 38 2 42 18 2 8-4 12-12 12-26 0-38 8-62 8-16 0-28-8-44-6-16 0-30 2-28-10zM204 106c6-9 22-11 30-2 3 5-1 8-6 8h-18c-6 0-8-2-6-6z" />
      <Paint.wood d="M122 300h15l-3 64h-14zM262 300h15l3 64h-15zM108 286h184a8 8 0 0 1 8 8a8 8 0 0 1-8 8h-184a8 8 0 0 1-8-8a8 8 0 0 1 8-8z" />
      {/* A bird on the seat */}
      <Paint.cloth2 d="M214 270c-4-10 2-20 12-20 4-8 18-8 20 2l7 4-7 3c0 14-8 23-20 23-8 0-20-2-34 2 6-8 14-12 22-14z" />
      <Paint.cloth1 d="M247 262c0 12-8 20-20 20-4 0-8 0-12-1 16 0 24-7 32-19z" />
      <Paint.crease d="M226 282v5m7-6v6" />
      {/* Signpost */}
      <Paint.trunk d="M436 176c0-5 10-5 10 0l2 196h-14z" />
      <Paint.wood d="M394 190h72c2 0 4 1 5 2l13 14c2 2 2 3 0 5l-13 14c-1 1-3 2-5 2h-72c-3 0-5-2-5-5v-27c0-3 2-5 5-5zM484 240h-66c-2 0-4 1-5 2l-13 13c-2 2-2 3 0 5l13 13c1 1 3 2 5 2h66c3 0 5-2 5-5v-25c0-3-2-5-5-5z" />
      <Paint.crease d="M402 204h40m-40 10h24M424 252h48m-28 10h28" />
      <Paint.grass d="M418 374c0-10-3-15-9-20m9 20c0-10 3-18 9-24M476 382c0-9-3-13-8-18m8 18c0-9 2-15 7-20" />
    </Drawing>
  )
}
