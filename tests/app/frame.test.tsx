import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { NewsletterForm } from '@/app/layout/NewsletterForm'
import { App } from '@/app/App'
import { forgetPage, loadPage } from '@/app/pageLoading'
import { matchPage, routes } from '@/app/routes'
import organisation from '@/content/facts/organisation.json'
import { setConnection } from '../support/connection'
import { setOrganisation } from '../support/organisation'
import { backend, expectLink, openAt, openPages } from '../support/site'

/** Opens the whole site at an address. */
async function openSite(address: string) {
  // Loading page by page is for the browser tests: Testing Library cannot wait inside a click.
  await Promise.all(routes.map((route) => loadPage(route)))
  return openAt(address, null, <App />)
}

/** Found by attribute: which of the two menus is shown depends on the width, which jsdom has not. */
const links = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

it('header and footer show name, tagline, branches and every link, and the home page repeats none', async () => {
  setOrganisation({
    phone: '+254 700 000 000',
    email: 'team@example.org',
    socialLinks: [{ name: 'Instagram', url: 'https://example.org/us' }],
  })
  await openSite('/')
  const header = within(screen.getByRole('banner'))
  expect(header.getByText('Healthy Minds, Healthy Lives')).toBeVisible()
  expect(header.getAllByRole('link', { name: 'Donate' })[0]).toHaveAttribute('href', '/donate')
  const main = Object.entries({
    ...{ Home: '/', Shop: '/shop', Activities: '/activities', Partnerships: '/partnerships' },
    ...{ Blogs: '/blogs', Contact: '/contact', FAQ: '/faq', Member: '/MemberLogin' },
  })
  expect(links("nav[aria-label='Main']")).toEqual(main)
  const menu = [...main, ['Donate', '/Donate'], ['Need help now?', '/help-now']]
  expect(links("nav[aria-label='Menu']")).toEqual(menu)
  const quick = {
    ...{ Home: '/', Blogs: '/blogs', Services: '/activities', Partnerships: '/partnerships' },
    ...{ Careers: '/careers', Contact: '/contact' },
  }
  expect(links('nav[aria-labelledby=quick-links]')).toEqual(Object.entries(quick))
  expect(links('footer section')).toEqual([
    ['+254 700 000 000', 'tel:+254700000000'],
    ['team@example.org', 'mailto:team@example.org'],
    ['Instagram', 'https://example.org/us'],
    ['how we handle it', '/privacy'],
    ['Leave the newsletter', '/contact#subject=Take%20me%20off%20the%20newsletter'],
  ])
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank')
  for (const branch of organisation.branches) expect(footer.getByText(branch)).toBeVisible()
  expect(footer.getByText('Nairobi Kenya 00100')).toBeVisible()
  for (const part of [header, footer]) {
    const [help] = part.getAllByRole('link', { name: 'Need help now?' })
    expect(help).toHaveAttribute('href', '/help-now')
  }
  // No link of the page is named like one in the header or footer.
  const frame = document.querySelectorAll('header a, footer a')
  const names = new Set(Array.from(frame, ({ textContent }) => textContent))
  const own = Array.from(document.querySelectorAll('main a'), ({ textContent }) => textContent)
  expect(own.filter((name) => names.has(name))).toEqual([])
})

it('a long name replaces the tagline in the header, and in the footer the tagline ends once', async () => {
  const { productName, tagline } = organisation
  onTestFinished(() => setOrganisation({ productName, tagline }))
  setOrganisation({ productName: 'Kituo cha Vijana Nairobi' })
  await openSite('/faq')
  const header = within(screen.getByRole('banner'))
  expect(header.getByText('Kituo cha Vijana Nairobi')).toBeVisible()
  expect(header.getByText(tagline)).not.toBeVisible()
  for (const own of ['We listen', 'We listen.', 'We listen!']) {
    cleanup()
    setOrganisation({ tagline: own })
    await openSite('/faq')
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/We listen[.!] Privacy/)
  }
})

it.each(['/error', '/nowhere'])('of header and footer %s keeps a way to help', async (address) => {
  await openSite(address)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expectLink('Need help now?', '/help-now')
})

it('a new page has its title, and the focus on its heading', async () => {
  const user = await openSite('/')
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toMatch(/^Contact us \| /)
  expect(document.querySelectorAll('title')).toHaveLength(1)
  const canonical = document.querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toMatch(/\/contact$/)
  cleanup()
  // Leads a visitor on to the login.
  await openSite('/Dashboard')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Member login' })).toHaveFocus())
})

it('the menu marks the page it is on, and stays open when the window loses the focus', async () => {
  const user = await openSite('/donate')
  const menu = screen.getByRole('button', { name: 'Menu' })
  await user.click(menu)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Donate')
  act(() => menu.blur())
  expect(menu).toHaveAttribute('aria-expanded', 'true')
})

it.each([
  ['is fetched', {}, 1],
  ['waits for somebody who saves data', { saveData: true }, 0],
])('the page of a link that is pointed at %s', async (_, connection, times) => {
  setConnection(connection)
  const user = await openSite('/careers')
  const donate = matchPage('/donate')
  forgetPage(donate)
  const load = vi.spyOn(donate, 'load')
  await user.hover(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
  expect(load).toHaveBeenCalledTimes(times)
})

it('a page that could not be loaded is loaded when somebody comes back to it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const user = await openSite('/careers')
  const donate = matchPage('/donate')
  forgetPage(donate)
  const load = vi.spyOn(donate, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
  const follow = () => user.click(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
  await follow()
  expect(await screen.findByText('This page could not be loaded')).toBeVisible()
  load.mockRestore()
  act(() => history.back())
  await screen.findByText('Volunteer roles')
  await follow()
  expect(await screen.findByRole('heading', { name: 'Make a Donation' })).toBeVisible()
})

function BrokenPage(): null {
  throw new TypeError('The page has gone fishing')
}

it('a page with a bug shows the error page with the message and links, and no stack', async () => {
  // React and jsdom report the error that is planted here; nothing else may be reported.
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  await openPages({ '/broken': BrokenPage }, '/broken')
  const heading = { level: 1, name: 'Unexpected Application Error!' }
  expect(screen.getByRole('heading', heading)).toBeVisible()
  expect(screen.getByText('The page has gone fishing')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expectLink('Go home', '/')
  expect(screen.getByRole('link', { name: 'Need help now?' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\bat \w+.*:\d+:\d+/)
  expect(reported).toHaveBeenCalled()
})

const openNewsletter = () => openPages({ '/': NewsletterForm }, '/')
const box = () => screen.getByLabelText('Subscribe to our newsletter')
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' })

it('the newsletter asks about a mistyped address before it is stored', async () => {
  const user = await openNewsletter()
  await user.type(box(), ' asha@gmial.com ')
  await user.click(subscribe())
  expect(await screen.findByText(/^Did you mean asha@gmail\.com\?/)).toBeVisible()
  expect(backend.documents('mailingList')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send anyway' }))
  const done = 'Subscribed to our newsletter✅!'
  await waitFor(() => expect(screen.getAllByText(done)).toHaveLength(2))
  const stored = backend.documents('mailingList').map(({ fields }) => fields)
  expect(stored).toEqual([{ email: 'asha@gmial.com' }])
  // The next one is not questioned before it is sent.
  await waitFor(() => expect(box()).toHaveValue(''))
  await user.type(box(), 'asha@gmail.com')
  expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
})
