import type { ReactNode } from 'react'
import type { Activity } from '@/content/facts/activities'
import { Drawing, type DrawingProps } from '@/components/art/Drawing'
import { circle, Paint } from '@/components/art/paint'
import { Limb } from '@/components/art/porch'

const bench = (
  <Paint.wood d="M36 90h8l-2 20h-8zm160 0h8l2 20h-8zM28 82h184a4 4 0 0 1 0 8H28a4 4 0 0 1 0-8z" />
)

const pictures: Record<Activity['drawing'], ReactNode> = {
  bench,
  // Name tag, tea
  badge: (
    <>
      {bench}
      <Paint.lantern d="M88 38l14-38m20 38L108 0" />
      <Paint.paper d="M76 36h58a5 5 0 0 1 5 5v40H71V41a5 5 0 0 1 5-5z" />
      <Paint.cloth2 d="M71 47v-6a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v6z" />
      <Paint.skin2 d={circle(88, 60, 6)} />
      <Paint.cloth1 d="M77 78c0-14 22-14 22 0z" />
      <Paint.crease d="M107 58h24m-24 8h24m-24 8h14" />
      <Paint.cloth1 d="M158 64h14v14a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4z" />
      <Paint.cloth4 d="M178 64h14v14a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4z" />
    </>
  ),
  // Campus stand, green ribbon
  stall: (
    <>
      <Paint.trunk d="M60 44h5v66h-5zm115 0h5v66h-5z" />
      <Paint.wood d="M54 78h132v8H54z" />
      <Paint.cloth3 d="M60 86h120v20H60z" />
      <Paint.cloth1 d="M58 14h124l12 26c0 8-20 8-20 0 0 8-18 8-18 0H84c0 8-18 8-18 0 0 8-20 8-20 0z" />
      <Paint.paper d="M80 14h20l-3 26c0 8-21 8-21 0zm60 0h20l4 26c0 8-21 8-21 0z" />
      <Paint.cloth1 d="M100 14h40l3 26c0 8-23 8-23 0 0 8-23 8-23 0z" />
      <Paint.stem d="M129 74c-4-8-14-18-14-24 0-5 10-5 10 0 0 6-10 16-14 24" />
      <Paint.cloth2 d="M72 62h24v16H72z" />
      <Paint.sun d="M144 66h26v12h-26z" />
      <Paint.crease d="M76 68h16m-16 5h10" />
    </>
  ),
  // Outdoor mat
  mat: (
    <>
      <Paint.leafFar d="M34 92V66m0 12l12-12M10 62c0-9 9-13 17-12 7-9 23-9 29 0 9-2 16 4 16 10 0 5-3 6-7 6H15c-4 0-5-1-5-4zM206 94V76m-18-4c0-7 7-10 14-9 6-7 19-7 24 0 8-1 12 3 12 8s-2 5-5 5h-40c-4 0-5-1-5-4z" />
      <Paint.cloth1 d="M64 98h112l8 6H56z" />
      <Paint.cloth4 d="M84 96c-8-4-4-13 6-14l30-6 30 6c10 1 14 10 6 14-8 3-20 3-36 3s-28 0-36-3z" />
      <Paint.sun d="M106 84c-3-18-3-36 14-36s17 18 14 36z" />
      <Limb skin="skin2" d="M108 56c-8 10-14 20-19 28m43-28c8 10 14 20 19 28m-31-42v6" />
      <Paint.skin2 d={circle(120, 34, 11)} />
      <Paint.hair d="M108 35c-2-19 26-19 24 0-5-5-19-5-24 0z" />
      <Paint.hair d={circle(120, 19, 6)} />
    </>
  ),
  // Phone as a rising sun
  phone: (
    <>
      {bench}
      <Paint.hair d="M100 8h40a7 7 0 0 1 7 7v67H93V15a7 7 0 0 1 7-7z" />
      <Paint.cloth3 d="M101 14h38a3 3 0 0 1 3 3v65H98V17a3 3 0 0 1 3-3z" />
      <Paint.sun d="M104 64a16 16 0 0 1 32 0z" />
      <Paint.leaf d="M98 62c14-6 30-6 44 0v20H98z" />
      <Paint.rings d="M120 38v-8m-16 14l-5-6m37 6l5-6" />
      <Paint.cloth1 d="M50 22l8 3-5 7zM188 14l7 5-8 4zM202 46l3 8-8-2z" />
      <Paint.cloth2 d="M68 50l8-2-3 8zM170 34l8-1-4 7zM36 52l6 5-7 3z" />
      <Paint.paper d="M76 18l7 4-7 4zM170 62l7-4v8z" />
    </>
  ),
  // Easel
  easel: (
    <>
      <Paint.trunk d="M117 8h6v14h-6zM92 80h7l-10 30h-7zm49 0h7l10 30h-7zM80 76h80v6H80z" />
      <Paint.paper d="M84 18h72v58H84z" />
      <Paint.cloth2 d="M89 54c14-10 24 2 36-4 12-5 18-4 26 0v21H89z" />
      <Paint.sun d={circle(132, 38, 9)} />
      <Paint.cloth1 d="M89 64c20-8 40 6 62-2v9H89z" />
      <Paint.steam d="M20 40h34c10 0 10-14 0-12M14 52h52m110-20h32c10 0 10-14 0-12M178 44h44c10 0 10 14 0 12" />
      <Paint.leaf d="M52 72c2-10 12-14 20-12-1 10-10 15-20 12zM194 70c-8-5-8-14-4-20 7 5 9 13 4 20z" />
    </>
  ),
}

export function ActivityDrawing({
  drawing,
  className,
}: DrawingProps & { drawing: Activity['drawing'] }) {
  return (
    <Drawing viewBox="0 0 240 112" className={className}>
      <Paint.sky d="M0 0h240v112H0z" />
      <Paint.glow d={circle(120, 56, 50)} />
      <Paint.ground d="M0 112V98c60-13 180-13 240 0v14z" />
      {pictures[drawing]}
    </Drawing>
  )
}
