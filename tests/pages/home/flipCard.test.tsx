import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FlipCard } from '@/pages/home/FlipCard'

beforeEach(() => {
  render(
    <>
      <FlipCard
        label="Secretary"
        front={<h3>Secretary</h3>}
        back={<a href="mailto:secretary@example.org">Email</a>}
      />
      <p>Elsewhere</p>
    </>,
  )
})

const button = () => screen.getByRole('button', { name: 'Turn the card: Secretary' })
const front = () => screen.getByText('Secretary', { selector: 'h3' })
const back = () => screen.getByText('Email')

function expectShown(side: 'front' | 'back') {
  expect(button()).toHaveAttribute('aria-pressed', String(side === 'back'))
  expect(front().closest('[inert]') === null).toBe(side === 'front')
  expect(back().closest('[inert]') === null).toBe(side === 'back')
}

it('shows its back while a mouse is on it, whatever is clicked, until a key turns it', async () => {
  const user = userEvent.setup()
  expectShown('front')
  expect(button().getAttribute('aria-controls')).toBe(back().closest('[inert]')?.id)
  await user.hover(button())
  expectShown('back')
  await user.click(button())
  expectShown('back')
  await user.click(button())
  expectShown('back')
  await user.keyboard('{Enter}')
  expectShown('front')
  await user.unhover(button())
  expectShown('front')
})

it('keeps the focus on the card when the mouse leaves a link behind', async () => {
  const user = userEvent.setup()
  await user.hover(button())
  back().focus()
  await user.hover(screen.getByText('Elsewhere'))
  expectShown('front')
  expect(button()).toHaveFocus()
})
