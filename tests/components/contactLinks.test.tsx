import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContactLinks } from '@/components/contact/ContactLinks'

const nothing = { person: 'Secretary', email: null, linkedIn: null, phone: null }

it('has a link for each contact given, named after the person', () => {
  render(
    <ContactLinks
      person="Secretary"
      email="secretary@example.org"
      linkedIn="https://www.linkedin.com/in/secretary"
      phone="+254 700 000 000"
    />,
  )
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Email Secretary', 'mailto:secretary@example.org'],
    ['LinkedIn Secretary', 'https://www.linkedin.com/in/secretary'],
    ['Call Secretary', 'tel:+254700000000'],
  ])
  const linkedIn = screen.getByRole('link', { name: 'LinkedIn Secretary' })
  expect(linkedIn).toHaveAttribute('rel', 'noopener')
})

it('shows only what is given, or nothing', () => {
  const { rerender, container } = render(<ContactLinks {...nothing} phone="0700 000 000" />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:0700000000')
  rerender(<ContactLinks {...nothing} />)
  expect(container).toBeEmptyDOMElement()
})
