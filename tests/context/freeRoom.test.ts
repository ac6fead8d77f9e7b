import { expect, it } from 'vitest'
import { firstRoom } from '@/context/notifications/freeRoom'

const room = { from: 64, end: 700, height: 80 }

it.each([
  ['below the header', [], 64],
  ['above what lies further down', [{ top: 144, bottom: 200 }], 64],
  ['below a heading', [{ top: 100, bottom: 140 }], 140],
  ['below a heading half under the header', [{ top: 40, bottom: 70 }], 70],
  [
    'past a gap that is too small',
    [
      { top: 300, bottom: 340 },
      { top: 100, bottom: 240 },
    ],
    340,
  ],
  ['nowhere', [{ top: 70, bottom: 650 }], null],
])('a notification stands %s', (_where, inSight, top) => {
  expect(firstRoom(room, inSight)).toBe(top)
})
