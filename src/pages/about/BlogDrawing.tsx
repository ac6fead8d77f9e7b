import type { ReactNode } from 'react'
import type { Blog } from '@/content/facts/blogs'
import { circle, Paint } from '@/components/art/paint'
import { Bench, Porch, Sitter } from '@/components/art/porch'

const pictures: Record<Blog['drawing'], ReactNode> = {
  page: (
    <>
      <Bench x={34} width={172} />
      <Paint.paper d="M86 44h58l12 12v46H86z" />
      <Paint.crease d="M98 60h30m-30 12h46m-46 12h46" />
      <Paint.cloth1 d="M170 62l8 5-18 30-10 5 1-11z" />
    </>
  ),
  // Books, alarm clock
  books: (
    <>
      <Bench x={34} width={172} />
      <Paint.cloth2 d="M56 88h64v14H56a7 7 0 0 1 0-14z" />
      <Paint.cloth3 d="M60 91h60v8H60z" />
      <Paint.cloth1 d="M64 74h58a7 7 0 0 1 0 14H64z" />
      <Paint.cloth3 d="M64 77h54v8H64z" />
      <Paint.cloth4 d="M62 60h54v14H62a7 7 0 0 1 0-14z" />
      <Paint.cloth3 d="M66 63h50v8H66z" />
      <Paint.lantern d="M148 98l-5 6m32-6l5 6" />
      <Paint.cloth1 d={`${circle(161, 80, 22)}M142 58a9 9 0 0 1 14-6zm38 0a9 9 0 0 0-14-6z`} />
      <Paint.paper d={circle(161, 80, 16)} />
      <Paint.lantern d="M161 70v10l7 5" />
    </>
  ),
  // Two friends
  friends: (
    <>
      <Bench x={44} width={152} />
      <Sitter
        x={82}
        skin="skin1"
        top="cloth3"
        legs="cloth2"
        head="short"
        hand="M2 76c-2 10 2 14 8 18"
      />
      <Sitter
        x={156}
        isTurned
        skin="skin2"
        top="cloth1"
        legs="cloth4"
        head="puff"
        hand="M2 74c10 12 26 12 54 4"
      />
    </>
  ),
}

export function BlogDrawing({ drawing }: { drawing: Blog['drawing'] }) {
  return <Porch sun={[120, 64, 30]}>{pictures[drawing]}</Porch>
}
