import { Paint } from '@/components/art/paint'
import { Bench, Porch, Sitter } from '@/components/art/porch'

export function ActivitiesScene() {
  return (
    <Porch sun={[120, 88, 30]}>
      <Paint.crease d="M34 34c46 12 126 12 172 0" />
      <Paint.cloth1 d="M54 38l16 3-10 13zM154 42l17-1-8 14z" />
      <Paint.cloth2 d="M79 41l17 1-9 14zM178 40l16-3-6 15z" />
      <Paint.paper d="M104 43h17l-9 14z" />
      <Paint.leafDeep d="M129 43h17l-9 14z" />
      <Bench x={30} width={180} />
      <Sitter x={56} skin="skin2" top="sun" legs="cloth2" head="wrap" />
      <Sitter
        x={184}
        isTurned
        skin="skin1"
        top="cloth1"
        legs="cloth4"
        head="short"
        hand="M2 76c6 8 16 4 24-14"
      />
      <Paint.cloth3 d="M98 90h12v9a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3zM118 90h12v9a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z" />
    </Porch>
  )
}
