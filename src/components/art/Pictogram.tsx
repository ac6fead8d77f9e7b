import type { ReactNode } from 'react'
import art from './Art.module.css'
import styles from './Pictogram.module.css'

const pictures = {
  speak: (
    <>
      <path
        className={art.cloth2}
        d="M14 10h18a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H21l-7 6v-6a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5z"
      />
      <path
        className={art.sun}
        d="M25 21h10a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5v4l-5-4h-5a5 5 0 0 1-5-5v-6a5 5 0 0 1 5-5z"
      />
    </>
  ),
  phone: (
    <>
      <rect className={art.hair} x="14" y="7" width="20" height="35" rx="5" />
      <rect className={art.cloth3} x="17" y="11" width="14" height="26" rx="2" />
      <path className={art.sun} d="M17 28a7 7 0 0 1 14 0z" />
      <path className={art.leaf} d="M17 27h14v8a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2z" />
    </>
  ),
  book: (
    <>
      <path className={art.cloth1} d="M5 15h38v25c-8-2-13-2-19 1-6-3-11-3-19-1z" />
      <path
        className={art.cloth3}
        d="M8 11c7-1 11 0 16 3v23c-5-3-9-3-16-2zm32 0c-7-1-11 0-16 3v23c5-3 9-3 16-2z"
      />
      <path className={art.crease} d="M24 14v23M12 18l8 2m-8 4l8 2m16-8l-8 2m8 4l-8 2" />
    </>
  ),
  sprout: (
    <>
      <circle className={art.sun} cx="24" cy="20" r="13" />
      <path className={styles.stalk} d="M24 38c0-8 0-12 1-18" />
      <path
        className={art.leafDeep}
        d="M25 22c0-8 5-12 14-12 0 9-5 13-14 12zm-1 7c0-7-4-11-13-11 0 8 4 12 13 11z"
      />
      <path className={art.trunk} d="M8 41c2-6 9-8 16-8s14 2 16 8z" />
    </>
  ),
  voice: (
    <>
      <rect className={art.cloth1} x="18" y="8" width="12" height="20" rx="6" />
      <path className={styles.wave} d="M13 22c0 14 22 14 22 0M24 33v7m-6 0h12M8 18v8m32-8v8" />
    </>
  ),
  circle: (
    <>
      <circle className={art.sun} cx="24" cy="22" r="12" />
      <circle className={art.skin1} cx="11" cy="20" r="5" />
      <circle className={art.skin3} cx="37" cy="20" r="5" />
      <circle className={art.skin2} cx="24" cy="15" r="5" />
      <path className={art.cloth3} d="M15 37c0-21 18-21 18 0z" />
      <path className={art.cloth2} d="M3 37c0-15 17-15 17 0z" />
      <path className={art.cloth1} d="M28 37c0-15 17-15 17 0z" />
      <path className={art.wood} d="M7 36h34a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4z" />
    </>
  ),
  shore: (
    <>
      <path className={art.sun} d="M12 24a12 12 0 0 1 24 0z" />
      <path className={art.cloth2} d="M6 24h36c0 5-1 9-3 12H9c-2-3-3-7-3-12z" />
      <path className={art.cloth3} d="M9 36c8-6 14 2 20-2 4-3 7-2 10 2-4 5-9 7-15 7s-11-2-15-7z" />
      <path className={art.crease} d="M13 29h8m6 0h8" />
    </>
  ),
  guides: (
    <>
      <path className={art.cloth4} d="M10 33h28v8H13a4 4 0 0 1-3-4z" />
      <path className={art.cloth3} d="M14 35h24v4H14z" />
      <path className={art.cloth2} d="M7 22h27a4 4 0 0 1 0 11H7z" />
      <path className={art.cloth3} d="M7 25h27v5H7z" />
      <path className={art.cloth1} d="M14 8h23v14H14a5 5 0 0 1 0-14z" />
      <path className={art.sun} d="M26 8h6v11l-3-3-3 3z" />
    </>
  ),
  // A bao board
  game: (
    <>
      <rect className={art.wood} x="4" y="13" width="40" height="22" rx="8" />
      <g className={art.trunk}>
        <circle cx="12" cy="20" r="3.5" />
        <circle cx="20" cy="20" r="3.5" />
        <circle cx="28" cy="20" r="3.5" />
        <circle cx="36" cy="20" r="3.5" />
        <circle cx="12" cy="28.5" r="3.5" />
        <circle cx="20" cy="28.5" r="3.5" />
        <circle cx="28" cy="28.5" r="3.5" />
        <circle cx="36" cy="28.5" r="3.5" />
      </g>
      <path className={styles.seed} d="M12 20h0m17-1h0m-9 10h0m15-1h0m2 1h0" />
    </>
  ),
  chairs: (
    <>
      <circle className={art.sun} cx="24" cy="16" r="7" />
      <path className={art.cloth2} d="M6 14h5l2 13h7v4h-1v9h-3v-9h-4l-1 9H8z" />
      <path className={art.cloth1} d="M42 14h-5l-2 13h-7v4h1v9h3v-9h4l1 9h3z" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** A small drawing beside a heading. */
export function Pictogram({
  picture,
  className,
}: {
  picture: keyof typeof pictures
  className?: string | undefined
}) {
  return (
    <svg
      className={className ? `${styles.pictogram} ${className}` : styles.pictogram}
      viewBox="0 0 48 48"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      {pictures[picture]}
    </svg>
  )
}
