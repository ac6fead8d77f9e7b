import { Paint } from '@/components/art/paint'
import { Bench, Porch, Sitter } from '@/components/art/porch'

export function FaqScene() {
  return (
    <Porch sun={[120, 96, 30]}>
      <Bench x={36} width={168} />
      <Sitter
        x={64}
        skin="skin2"
        top="cloth1"
        legs="cloth4"
        head="puff"
        hand="M0 74c2 10 8 12 18 4"
      />
      <Sitter x={178} isTurned skin="skin1" top="cloth3" legs="cloth2" head="short" />
      <Paint.paper d="M90 20h28a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H98l-10 8 2-10a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z" />
      <Paint.leafDeep d="M122 58h20a7 7 0 0 1 7 7v1l6 5-7 2a7 7 0 0 1-6 5h-20a7 7 0 0 1-7-7v-6a7 7 0 0 1 7-7z" />
      <Paint.rings d="M99 31c1-6 11-5 10 1 0 4-5 4-5 7m0 6h0" />
      <Paint.dots d="M124 68h0m8 0h0m8 0h0" />
    </Porch>
  )
}
