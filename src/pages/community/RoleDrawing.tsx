import type { ReactNode } from 'react'
import type { VolunteerRole } from '@/content/facts/volunteerRoles'
import { Drawing, type DrawingProps } from '@/components/art/Drawing'
import { circle, Paint } from '@/components/art/paint'

const pictures: Record<VolunteerRole['drawing'], ReactNode> = {
  bench: (
    <>
      <Paint.sun d="M12 27a12 12 0 0 1 24 0z" />
      <Paint.wood d="M7 27h34a2 2 0 0 1 0 4h-3l1 10h-4l-2-10H15l-2 10H9l1-10H7a2 2 0 0 1 0-4z" />
    </>
  ),
  mugs: (
    <>
      <Paint.cloth1 d="M9 20h13v11a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4z" />
      <Paint.cloth2 d="M26 20h13v11a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4z" />
      <Paint.wood d="M6 35h36v4H6z" />
      <Paint.stalk d="M13 15c-3-4 3-4 0-8m5 8c-3-4 3-4 0-8m12 8c-3-4 3-4 0-8m5 8c-3-4 3-4 0-8" />
    </>
  ),
  flag: (
    <>
      <Paint.trunk d="M12 7h4v34h-4z" />
      <Paint.cloth1 d="M16 9h24l-6 8 6 8H16z" />
      <Paint.sun d={circle(25, 17, 4)} />
      <Paint.wood d="M6 39h22v3H6z" />
    </>
  ),
  pen: (
    <>
      <Paint.cloth2 d="M9 8h24a3 3 0 0 1 3 3v29H12a3 3 0 0 1-3-3z" />
      <Paint.paper d="M14 13h17v21H14z" />
      <Paint.crease d="M17 18h11m-11 5h11m-11 5h6" />
      <Paint.cloth1 d="M40 17l4 4-14 14-6 2 2-6z" />
    </>
  ),
  picture: (
    <>
      <Paint.hair d="M11 6h26a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z" />
      <Paint.sky d="M11 10h26v20H11z" />
      <Paint.sun d={circle(29, 17, 4)} />
      <Paint.leaf d="M11 30l8-11 7 8 5-4 6 7z" />
      <Paint.cloth1 d="M20 35c-2-4-8-1-5 3l5 3 5-3c3-4-3-7-5-3z" />
    </>
  ),
  tent: (
    <>
      <Paint.trunk d="M9 20h3v21H9zm27 0h3v21h-3z" />
      <Paint.cloth1 d="M24 6l19 14c0 5-8 5-10 0-2 5-16 5-18 0-2 5-10 5-10 0z" />
      <Paint.paper d="M24 6l9 14c-2 5-16 5-18 0z" />
      <Paint.wood d="M14 32h20v3H14z" />
    </>
  ),
  screen: (
    <>
      <Paint.cloth4 d="M10 10h28a3 3 0 0 1 3 3v20H7V13a3 3 0 0 1 3-3z" />
      <Paint.cloth3 d="M11 14h26v15H11z" />
      <Paint.wave d="M19 18l-4 4 4 4m10-8l4 4-4 4m-3-10l-4 12" />
      <Paint.wood d="M4 33h40l-2 5H6z" />
    </>
  ),
  seeds: (
    <>
      <Paint.stalk d="M24 22V12" />
      <Paint.leaf d="M24 15c0-6 4-9 11-9 0 7-4 10-11 9zm0 5c0-6-4-9-11-9 0 7 4 10 11 9z" />
      <Paint.cloth1 d="M15 24h18c5 4 8 8 8 13 0 3-2 5-5 5H12c-3 0-5-2-5-5 0-5 3-9 8-13z" />
      <Paint.cloth3 d="M13 21h22v4H13z" />
      <Paint.sun d={circle(24, 33, 4)} />
    </>
  ),
  chairs: (
    <>
      <Paint.sun d={circle(24, 16, 7)} />
      <Paint.cloth2 d="M6 14h5l2 13h7v4h-1v9h-3v-9h-4l-1 9H8z" />
      <Paint.cloth1 d="M42 14h-5l-2 13h-7v4h1v9h3v-9h4l1 9h3z" />
    </>
  ),
}

export function RoleDrawing({
  drawing,
  className,
}: DrawingProps & { drawing: VolunteerRole['drawing'] }) {
  return (
    <Drawing viewBox="0 0 48 48" size={56} className={className}>
      {pictures[drawing]}
    </Drawing>
  )
}
