import { Drawing } from '@/components/art/Drawing'
import { circle, Paint } from '@/components/art/paint'

export function ParcelScene() {
  return (
    <Drawing viewBox="0 0 400 280" className="scene">
      <Paint.sky d="M30 250V156C30 76 84 14 160 14h80c76 0 130 62 130 142v94z" />
      <Paint.glow d={circle(142, 112, 74)} />
      <Paint.sun d={circle(142, 112, 44)} />
      <Paint.cloud d="M254 62h52m-28 17h56" />
      <Paint.hill d="M30 172c50-14 90 0 150 6 60 4 110-6 190-14v86H30z" />
      <Paint.ground d="M4 258c0-19 84-30 196-30s196 11 196 30c0 10-8 16-18 16H22c-10 0-18-6-18-16z" />
      <Paint.wood d="M70 206h26l-4 50H66zM304 206h26l4 50h-26zM40 188h320a12 12 0 0 1 12 12a12 12 0 0 1-12 12h-320a12 12 0 0 1-12-12a12 12 0 0 1 12-12z" />
      <Paint.crease d="M52 201h120m24 0h40" />
      {/* Contents */}
      <Paint.cloth1 d="M148 128v-26c0-12 8-20 20-22 4-14 32-14 36 0 12 2 20 10 20 22v26z" />
      <Paint.crease d="M172 82c2 16 26 16 28 0m-20 15v12m14-12v12" />
      <Paint.cloth2 d="M206 128v-20c0-8 5-12 12-14l12-4c3 9 23 9 26 0l12 4c7 2 12 6 12 14v20z" />
      <Paint.cloth3 d="M236 108c0-6 8-8 10-2 2-6 10-4 10 2 0 7-7 10-10 13-3-3-10-6-10-13z" />
      {/* Parcel */}
      <Paint.trunk d="M138 120h150l-8 14H146z" />
      <Paint.ground d="M138 120h-28c-4 0-6-4-3-7l18-19c2-2 4-3 7-3h16zM288 120h28c4 0 6-4 3-7l-18-19c-2-2-4-3-7-3h-6z" />
      <Paint.shade d="M138 120h150v62a6 6 0 0 1-6 6H144a6 6 0 0 1-6-6z" />
      <Paint.ground d="M204 120h18v68h-18z" />
      <Paint.paper d="M152 136h38v24h-38z" />
      <Paint.crease d="M158 144h26m-26 8h16" />
      {/* Wrist band, leaves */}
      <Paint.handle d="M78 182c0-14 34-14 34 0 0 6-34 6-34 0z" />
      <Paint.stem d="M336 188c0-18-2-34 4-52" />
      <Paint.leaf d="M338 146c-14-8-18-26-6-42 14 10 18 28 6 42zM336 172c-16 2-28-6-30-22 16-2 28 6 30 22z" />
      <Paint.leafDeep d="M340 162c2-16 14-24 30-22-2 16-14 26-30 22z" />
    </Drawing>
  )
}
