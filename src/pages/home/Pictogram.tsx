import type { ReactNode } from 'react'
import { Drawing } from '@/components/art/Drawing'
import { circle, Paint } from '@/components/art/paint'
import styles from './home.module.css'

const pictures = {
  speak: (
    <>
      <Paint.cloth2 d="M14 10h18a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H21l-7 6v-6a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5z" />
      <Paint.sun d="M25 21h10a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5v4l-5-4h-5a5 5 0 0 1-5-5v-6a5 5 0 0 1 5-5z" />
    </>
  ),
  phone: (
    <>
      <Paint.hair d="M19 7h10a5 5 0 0 1 5 5v25a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5v-25a5 5 0 0 1 5-5z" />
      <Paint.cloth3 d="M19 11h10a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-22a2 2 0 0 1 2-2z" />
      <Paint.sun d="M17 28a7 7 0 0 1 14 0z" />
      <Paint.leaf d="M17 27h14v8a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2z" />
    </>
  ),
  book: (
    <>
      <Paint.cloth1 d="M5 15h38v25c-8-2-13-2-19 1-6-3-11-3-19-1z" />
      <Paint.cloth3 d="M8 11c7-1 11 0 16 3v23c-5-3-9-3-16-2zm32 0c-7-1-11 0-16 3v23c5-3 9-3 16-2z" />
      <Paint.crease d="M24 14v23M12 18l8 2m-8 4l8 2m16-8l-8 2m8 4l-8 2" />
    </>
  ),
  sprout: (
    <>
      <Paint.sun d={circle(24, 20, 13)} />
      <Paint.stalk d="M24 38c0-8 0-12 1-18" />
      <Paint.leafDeep d="M25 22c0-8 5-12 14-12 0 9-5 13-14 12zm-1 7c0-7-4-11-13-11 0 8 4 12 13 11z" />
      <Paint.trunk d="M8 41c2-6 9-8 16-8s14 2 16 8z" />
    </>
  ),
  voice: (
    <>
      <Paint.cloth1 d="M24 8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z" />
      <Paint.wave d="M13 22c0 14 22 14 22 0M24 33v7m-6 0h12M8 18v8m32-8v8" />
    </>
  ),
  circle: (
    <>
      <Paint.sun d={circle(24, 22, 12)} />
      <Paint.skin1 d={circle(11, 20, 5)} />
      <Paint.skin3 d={circle(37, 20, 5)} />
      <Paint.skin2 d={circle(24, 15, 5)} />
      <Paint.cloth3 d="M15 37c0-21 18-21 18 0z" />
      <Paint.cloth2 d="M3 37c0-15 17-15 17 0z" />
      <Paint.cloth1 d="M28 37c0-15 17-15 17 0z" />
      <Paint.wood d="M7 36h34a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4z" />
    </>
  ),
  shore: (
    <>
      <Paint.sun d="M12 24a12 12 0 0 1 24 0z" />
      <Paint.cloth2 d="M6 24h36c0 5-1 9-3 12H9c-2-3-3-7-3-12z" />
      <Paint.cloth3 d="M9 36c8-6 14 2 20-2 4-3 7-2 10 2-4 5-9 7-15 7s-11-2-15-7z" />
      <Paint.crease d="M13 29h8m6 0h8" />
    </>
  ),
  guides: (
    <>
      <Paint.cloth4 d="M10 33h28v8H13a4 4 0 0 1-3-4z" />
      <Paint.cloth3 d="M14 35h24v4H14z" />
      <Paint.cloth2 d="M7 22h27a4 4 0 0 1 0 11H7z" />
      <Paint.cloth3 d="M7 25h27v5H7z" />
      <Paint.cloth1 d="M14 8h23v14H14a5 5 0 0 1 0-14z" />
      <Paint.sun d="M26 8h6v11l-3-3-3 3z" />
    </>
  ),
  // A bao board
  game: (
    <>
      <Paint.wood d="M12 13h24a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-24a8 8 0 0 1-8-8v-6a8 8 0 0 1 8-8z" />
      <Paint.trunk
        d={[12, 20, 28, 36].map((x) => circle(x, 20, 3.5) + circle(x, 28.5, 3.5)).join('')}
      />
      <Paint.seed d="M12 20h0m17-1h0m-9 10h0m15-1h0m2 1h0" />
    </>
  ),
  chairs: (
    <>
      <Paint.sun d={circle(24, 16, 7)} />
      <Paint.cloth2 d="M6 14h5l2 13h7v4h-1v9h-3v-9h-4l-1 9H8z" />
      <Paint.cloth1 d="M42 14h-5l-2 13h-7v4h1v9h3v-9h4l1 9h3z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export function Pictogram({ picture }: { picture: keyof typeof pictures }) {
  return (
    <Drawing viewBox="0 0 48 48" size={64} className={styles.pictogram}>
      {pictures[picture]}
    </Drawing>
  )
}
