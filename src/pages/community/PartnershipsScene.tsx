import { Paint } from '@/components/art/paint'
import { Bench, Porch, Sitter } from '@/components/art/porch'

export function PartnershipsScene() {
  return (
    <Porch sun={[120, 66, 34]}>
      <Bench x={30} width={180} />
      <Sitter
        x={58}
        skin="skin3"
        top="cloth4"
        legs="trunk"
        head="hijab"
        hand="M0 76c4 12 14 16 36 18"
      />
      <Sitter
        x={182}
        isTurned
        skin="skin1"
        top="cloth3"
        legs="cloth2"
        head="short"
        hand="M0 76c4 12 14 16 36 18"
      />
      <Paint.stem d="M120 84V46" />
      <Paint.leaf d="M120 50c-12-8-14-24-2-36 12 10 14 26 2 36zM118 66c-14 2-26-6-28-20 16-2 26 6 28 20z" />
      <Paint.leafDeep d="M122 74c0-16 10-24 26-24 0 16-10 24-26 24z" />
      <Paint.cloth1 d="M102 80h36a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2l-3 12a3 3 0 0 1-3 2h-24a3 3 0 0 1-3-2l-3-12a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z" />
    </Porch>
  )
}
