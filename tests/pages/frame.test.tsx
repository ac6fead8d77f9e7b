import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend, openSite } from '../support/app'

const box = () => screen.getByLabelText('Subscribe to our newsletter')
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' })

describe('the newsletter box', () => {
  it('stores the address, says so, and is empty again', async () => {
    const user = await openSite('/')
    await user.type(box(), ' asha@example.org ')
    await user.click(subscribe())
    await waitFor(() =>
      expect(screen.getAllByText('Subscribed to our newsletter✅!')).toHaveLength(2),
    )
    expect(box()).toHaveValue('')
    expect(backend.documents('mailingList').map(({ fields }) => fields)).toEqual([
      { email: 'asha@example.org' },
    ])
  })

  it.each([
    '',
    '   ',
    'asha',
    'asha@',
    'asha@example',
    'a b@example.org',
    `${'a'.repeat(260)}@b.co`,
  ])('refuses "%s" with the stated sentence', async (typed) => {
    const user = await openSite('/')
    if (typed) await user.type(box(), typed)
    await user.click(subscribe())
    expect(box()).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid email address.'),
    )
    expect(box()).toHaveFocus()
    expect(backend.documents('mailingList')).toEqual([])
  })

  it('keeps the address when saving fails, and stores it once at the next try', async () => {
    const user = await openSite('/')
    await user.type(box(), 'asha@example.org')
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await user.click(subscribe())
    await waitFor(() =>
      expect(screen.getAllByText('Subscription failed. Please try again.')).toHaveLength(2),
    )
    expect(box()).toHaveValue('asha@example.org')
    await user.click(subscribe())
    await waitFor(() => expect(box()).toHaveValue(''))
    expect(backend.documents('mailingList')).toHaveLength(1)
  })
})

describe('header, navigation and footer', () => {
  it('show name, tagline and the ways of the specification', async () => {
    await openSite('/')
    const header = screen.getByRole('banner')
    expect(within(header).getByText('Healthy Minds, Healthy Lives')).toBeVisible()
    expect(within(header).getAllByRole('link', { name: 'Donate' })[0]).toHaveAttribute(
      'href',
      '/donate',
    )
    // Found by attribute: which of the two menus is shown depends on the width, which jsdom has not.
    const links = (name: string) =>
      [...document.querySelectorAll(`nav[aria-label='${name}'] a`)].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ])
    const main = [
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Activities', '/activities'],
      ['Partnerships', '/partnerships'],
      ['Blogs', '/blogs'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
      ['Member', '/MemberLogin'],
    ]
    expect(links('Main')).toEqual(main)
    expect(links('Menu')).toEqual([...main, ['Donate', '/Donate']])
    expect(
      within(screen.getByRole('navigation', { name: 'Quick links' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Blogs', '/blogs'],
      ['Services', '/activities'],
      ['Partnerships', '/partnerships'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
    ])
    const footer = within(screen.getByRole('contentinfo'))
    for (const branch of ['University of Nairobi', 'USIU', 'Zetech', 'KCA', 'CUEA']) {
      expect(footer.getByText(branch)).toBeVisible()
    }
    expect(footer.getByText('Nairobi Kenya 00100')).toBeVisible()
  })

  it.each(['/error', '/nowhere'])(
    'are hidden on %s, where a way to help stays',
    async (address) => {
      await openSite(address)
      expect(screen.queryByRole('banner')).toBeNull()
      expect(screen.queryByRole('contentinfo')).toBeNull()
      expect(screen.getByRole('link', { name: 'Need help now?' })).toHaveAttribute(
        'href',
        '/help-now',
      )
    },
  )

  it('a new page has its title, and the focus on its heading', async () => {
    const user = await openSite('/')
    await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toMatch(/^Contact us \| /)
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/contact$/),
    )
  })
})
