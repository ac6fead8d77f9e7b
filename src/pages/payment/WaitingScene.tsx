import { Drawing } from '@/components/art/Drawing'
import { circle, Paint } from '@/components/art/paint'

export function WaitingScene() {
  return (
    <Drawing viewBox="0 0 400 280">
      <Paint.sky d="M30 250V156C30 76 84 14 160 14h80c76 0 130 62 130 142v94z" />
      <Paint.glow d={circle(262, 138, 78)} />
      <Paint.sun d={circle(262, 138, 48)} />
      <Paint.hill d="M30 172c50-14 90 0 150 6 60 4 110-6 190-14v86H30z" />
      <Paint.ground d="M4 258c0-19 84-30 196-30s196 11 196 30c0 10-8 16-18 16H22c-10 0-18-6-18-16z" />
      <Paint.wood d="M70 206h26l-4 50H66zM304 206h26l4 50h-26zM40 188h320a12 12 0 0 1 12 12a12 12 0 0 1-12 12h-320a12 12 0 0 1-12-12a12 12 0 0 1 12-12z" />
      <Paint.crease d="M52 201h120m24 0h40" />
      {/* Flask */}
      <Paint.cloth2 d="M210 92c0-8 6-14 14-14h22c8 0 14 6 14 14v96h-50z" />
      <Paint.cloth3 d="M218 52c0-4 3-7 7-7h20c4 0 7 3 7 7v26h-34zM210 112h50v10h-50z" />
      {/* Phone */}
      <g transform="rotate(10 194 189)">
        <Paint.hair d="M139 72h44a11 11 0 0 1 11 11v95a11 11 0 0 1-11 11h-44a11 11 0 0 1-11-11v-95a11 11 0 0 1 11-11z" />
        <Paint.cloth3 d="M140 80h42a6 6 0 0 1 6 6v89a6 6 0 0 1-6 6h-42a6 6 0 0 1-6-6v-89a6 6 0 0 1 6-6z" />
        <Paint.leafDeep d="M147 104h28a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7h-28a7 7 0 0 1-7-7v-20a7 7 0 0 1 7-7z" />
        <Paint.dots d="M148 121h0m9 0h0m9 0h0m9 0h0" />
        <Paint.sun d="M153 150h16a5 5 0 0 1 5 5a5 5 0 0 1-5 5h-16a5 5 0 0 1-5-5a5 5 0 0 1 5-5z" />
      </g>
      <Paint.rings d="M122 92c-7 10-9 22-7 34m-9-46c-10 16-14 34-11 54" />
      {/* Mug */}
      <Paint.cloth1 d="M284 150h40v26c0 8-5 12-12 12h-16c-7 0-12-4-12-12z" />
      <Paint.handle d="M322 158c18-2 18 20 0 18" />
      <Paint.steam d="M296 138c-6-8 6-12 0-22m16 22c-6-8 6-12 0-22" />
    </Drawing>
  )
}
