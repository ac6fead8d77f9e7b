import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { followTranslation } from '@/components/page/followTranslation'

beforeAll(followTranslation)

const letObserversHear = () => act(async () => undefined)

function translateAll() {
  const texts: Node[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `sw:${text.nodeValue}`
    text.parentNode?.replaceChild(font, text)
  }
}

const Pieces = ({ count, isLate = false }: { count: number; isLate?: boolean }) => (
  <p role="note">
    {count > 0 && 'Cart: '}
    {isLate && <b>late </b>}
    {count}
    {' pieces'}
  </p>
)

it('texts that change, come and go among translated ones are right', async () => {
  const { rerender } = render(<Pieces count={1} />)
  translateAll()
  await letObserversHear()
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent('sw:Cart: sw:1sw: pieces')

  rerender(<Pieces count={2} isLate />)
  await letObserversHear()
  expect(note).toHaveTextContent('sw:Cart: late 2sw: pieces')

  rerender(<Pieces count={0} />)
  await letObserversHear()
  expect(note).toHaveTextContent(/^0sw: pieces$/)

  // An extension has taken a text away altogether.
  note.lastChild?.remove()
  rerender(<Pieces count={3} />)
  await letObserversHear()
  expect(note).toHaveTextContent(/^Cart: 3$/)
})

it('an element that somebody moved or took away does not break the page', () => {
  const List = ({ ids }: { ids: readonly string[] }) => (
    <ul>
      {ids.map((id) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
  const { rerender } = render(<List ids={['a', 'b', 'c']} />)
  const [, second, third] = screen.getAllByRole('listitem')
  second?.remove()
  third?.replaceWith(document.createElement('div'))
  rerender(<List ids={['a', 'new', 'c']} />)
  expect(screen.getByRole('list')).toHaveTextContent('new')
})
