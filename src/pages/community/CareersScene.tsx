import { Paint } from '@/components/art/paint'
import { Limb, Porch } from '@/components/art/porch'

export function CareersScene() {
  return (
    <Porch sun={[120, 70, 30]}>
      <Paint.wood d="M82 84h9l-2 35h-9zm66 0h9l2 35h-9zM58 76h124a4 4 0 0 1 0 8H58a4 4 0 0 1 0-8z" />
      {/* In front */}
      <Paint.hair d="M196 138h9l7 5c1 2 0 4-2 4h-14zM164 139h9l7 4c1 2 0 4-2 4h-14z" />
      <Paint.cloth4 d="M174 88h26c4 16 6 34 5 51h-11l-8-34-12 34h-11c3-18 6-36 11-51z" />
      <Paint.sun d="M173 92c-3-24 0-46 13-46 14 0 18 22 14 46z" />
      <Paint.skin1 d="M179 32c-1-9 5-14 12-14 6 0 9 3 10 8l3 6-4 2c0 6-2 9-8 9v7h-10v-9c-2-2-3-5-3-9z" />
      <Paint.hair d="M178 34c-4-14 4-20 13-20 7 0 12 4 12 10-8-1-11 1-13 8-2-4-6-2-5 2 0 2 1 3 2 4-3 2-7 0-9-4z" />
      <Limb skin="skin1" d="M186 56c0 10-4 18-8 23" />
      {/* Behind */}
      <Paint.hair d="M74 138h9l7 5c1 2 0 4-2 4H74zM38 139h9l7 4c1 2 0 4-2 4H38z" />
      <Paint.cloth1 d="M46 86h26c8 18 12 34 14 53H40c0-20 2-38 6-53z" />
      <Paint.cloth3 d="M45 92c-3-24 0-46 13-46 14 0 18 22 14 46z" />
      <Paint.skin2 d="M51 32c-1-9 5-14 12-14 6 0 9 3 10 8l3 6-4 2c0 6-2 9-8 9v7H54v-9c-2-2-3-5-3-9z" />
      <Paint.cloth2 d="M50 33c-5-9 0-17 7-18-1-8 13-9 16-2 5 1 5 9 1 12-9-1-16 0-24 8z" />
      <Limb skin="skin2" d="M58 56c1 10 4 18 9 23" />
    </Porch>
  )
}
