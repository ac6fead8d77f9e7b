import { Paint } from '@/components/art/paint'
import { Bench, Porch } from '@/components/art/porch'

export function BasketScene() {
  return (
    <Porch sun={[162, 70, 28]}>
      <Bench x={34} width={172} />
      <Paint.handle d="M98 54c-2-38 44-38 44 0" />
      <Paint.shade d="M78 54h84v8H78z" />
      <Paint.wood d="M74 56c30 8 62 8 92 0l-9 39c-1 5-4 7-9 7H92c-5 0-8-2-9-7z" />
      <Paint.cloth1 d="M77 69c28 7 58 7 86 0l-2 9c-27 6-55 6-82 0z" />
      <Paint.cloth3 d="M80 83c26 5 54 5 80 0l-1 5c-26 5-52 5-78 0z" />
      <Paint.crease d="M94 61l4 40m12-38l2 39m18-39l-2 39m18-41l-4 40" />
      <Paint.handle d="M94 66c-6 34 12 34 18 4" />
    </Porch>
  )
}
