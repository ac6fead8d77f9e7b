import { Drawing } from './Drawing'
import { circle, Paint } from './paint'
import styles from './avatar.module.css'

const ground = 'M0 0h96v96H0z'
const face =
  'M54 34H29c-3 5-3 8-5 12-1 3-4 5-4 7s3 2 4 3c0 7 1 13 9 13h9c2 6 1 9 0 12l10 6 14-6 2-47z'
const crown =
  'M27 38c-2-14 9-22 23-22 15 0 25 11 25 25 0 10-4 18-9 22-4-1-6-4-6-9 1-5-1-8-5-9l-3 5-4-2c0-5-1-8-3-11-6 1-12 1-18 1z'
const shoulders = 'M10 100c0-17 15-24 31-25 5 8 21 8 27-1 13 2 22 10 22 26z'

const people = {
  // Short hair
  1: (
    <>
      <Paint.sky d={ground} />
      <Paint.skin1 d={face} />
      <Paint.hair d={crown} />
      <Paint.cloth3 d="M34 100l4-26c8 11 24 11 31 0l4 26z" />
      <Paint.cloth2 d="M10 100c0-16 13-23 28-25 1 9 2 17 6 25zm48 0c5-8 9-17 11-26 13 3 21 11 21 26z" />
    </>
  ),
  // Hijab
  2: (
    <>
      <Paint.hill d={ground} />
      <Paint.cloth1 d="M4 100c0-20 18-26 40-26s42 6 42 26z" />
      <Paint.skin3 d="M54 33h18c3 5 3 9 5 13 1 3 4 5 4 7s-3 2-4 3c0 7-1 14-9 14H54z" />
      <Paint.cloth2 d="M74 35C70 21 62 16 49 16 32 16 22 29 22 49c0 18-2 28-10 38 6 14 28 20 48 14 12-4 15-10 13-26 0-3-2-5-6-5-8-6-12-14-10-22 2-9 8-13 17-13z" />
    </>
  ),
  // Afro, glasses
  3: (
    <>
      <Paint.leaf d={ground} />
      <Paint.hair d={circle(54, 36, 29)} />
      <Paint.skin2 d={face} />
      <Paint.hair d={crown} />
      <Paint.cloth3 d={shoulders} />
      <Paint.glasses d="M23 44h13v6a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zm13 2l14-3" />
    </>
  ),
  // Braids
  4: (
    <>
      <Paint.sky d={ground} />
      <g transform="matrix(-1 0 0 1 96 0)">
        <Paint.hair d={circle(64, 18, 12)} />
        <Paint.braids d="M64 44c7 16 4 34 10 50M70 42c6 16 4 32 10 48m-6-54c8 14 8 30 14 46" />
        <Paint.skin3 d={face} />
        <Paint.hair d={crown} />
        <Paint.sun d={shoulders} />
        <Paint.sun d={circle(53, 60, 3)} />
      </g>
    </>
  ),
  // Head wrap
  5: (
    <>
      <Paint.sun d={ground} />
      <Paint.skin1 d={face} />
      <Paint.hair d="M60 40h14c0 10-4 18-9 22-4-2-6-6-5-12z" />
      <Paint.cloth1 d="M24 38c-4-4 0-12 6-15C36 13 52 9 63 16c3-8 14-8 16-2 6-2 10 4 6 9 4 3 2 9-4 9-1 6-6 11-13 12-14-3-28-4-44-6z" />
      <Paint.cloth4 d={shoulders} />
      <Paint.crease d="M30 32c12-8 26-8 38 2M38 20c12-3 24 0 34 9" />
      <Paint.cloth3 d={circle(56, 61, 3)} />
    </>
  ),
  // Beard, glasses
  6: (
    <>
      <Paint.hill d={ground} />
      <g transform="matrix(-1 0 0 1 96 0)">
        <Paint.skin2 d={face} />
        <Paint.skin2 d="M27 40c-2-16 9-24 23-24 15 0 25 11 25 25 0 10-4 18-9 24H46z" />
        <Paint.hair d="M54 46h4c3 12-1 27-15 28-12 1-20-4-20-13 7 1 12-1 16-4 6 0 12-3 15-11z" />
        <Paint.cloth4 d={shoulders} />
        <Paint.glasses d="M23 42h13v6a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zm13 2l18-2" />
      </g>
    </>
  ),
  // Long hair
  7: (
    <>
      <Paint.leaf d={ground} />
      <g transform="matrix(-1 0 0 1 96 0)">
        <Paint.skin2 d={face} />
        <Paint.hair d="M27 38c-3-16 10-25 25-24 17 1 27 14 27 31 0 14 6 20 4 32-2 9-16 11-26 7 3-10 3-18 3-29 0-6-1-9-5-10l-3 5-4-2c0-5-1-8-3-11-6 1-12 1-18 1z" />
        <Paint.cloth1 d={shoulders} />
        <Paint.sun d="M26 40c-1-4 0-8 1-10 16 0 36 2 51 9l1 8c-16-6-34-8-53-7z" />
      </g>
    </>
  ),
}

export function Avatar({
  portrait,
  imageUrl,
}: {
  portrait: keyof typeof people
  imageUrl?: string | undefined
}) {
  if (imageUrl) {
    return <img src={imageUrl} alt="" width={96} height={96} className={styles.avatar} />
  }
  return (
    <Drawing viewBox="0 0 96 96" size={96} className={styles.avatar}>
      {people[portrait]}
    </Drawing>
  )
}
