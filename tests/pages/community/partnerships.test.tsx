import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { partnerGains, testimonials } from '@/content/facts/partnerships.json'
import { partnerReasons, partnershipTypes } from '@/content/texts/partnershipsPage'
import { PartnershipsPage } from '@/pages/community/PartnershipsPage'
import { setOrganisation } from '../../support/organisation'
import { expectLink, navigationState, openPages } from '../../support/site'

const open = () => openPages({ '/partnerships': PartnershipsPage }, '/partnerships')

const page = () => within(screen.getByRole('main'))
const become = () => page().getByRole('link', { name: 'Become a Jaribio Partner' })

it('the page has five types, and what partners get', async () => {
  expect(partnershipTypes).toHaveLength(5)
  await open()
  for (const title of [
    'University and college partnerships',
    'Corporate partnerships',
    'Health and professional partnerships',
    'Community and NGO partnerships',
    'Media and technology partnerships',
    ...partnerGains.map((gain) => gain.title),
  ]) {
    expect(page().getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
})

it('partners read who to talk to, all reasons, and what others say, with a name if they agreed', async () => {
  await open()
  const talkTo = within(page().getByRole('region', { name: 'Who to talk to' }))
  expect(talkTo.getByRole('heading', { level: 3, name: 'Baraka Test' })).toBeVisible()
  expect(talkTo.getByText('Media and Relations')).toBeVisible()
  expectLink('Email Baraka Test', 'mailto:baraka@example.org', talkTo)
  const said = within(page().getByRole('region', { name: 'What partners say' }))
  for (const { quote } of testimonials) expect(said.getByText(quote)).toBeVisible()
  const names = [...document.querySelectorAll('main figcaption')]
  expect(names.map(({ textContent }) => textContent)).toEqual(['Asha Test'])
  expect(partnerReasons).toHaveLength(5)
  for (const reason of partnerReasons) expect(page().getByText(reason)).toBeInTheDocument()
})

describe('Become a Partner', () => {
  it.each([
    [
      { partnershipsEmail: 'partners@example.org', email: 'team@example.org' },
      'partners@example.org',
    ],
    [{ partnershipsEmail: null, email: 'team@example.org' }, 'team@example.org'],
  ])('opens a mail draft to the right address (case %#)', async (facts, address) => {
    setOrganisation(facts)
    const user = await open()
    const draft = new URL(become().getAttribute('href') ?? '')
    expect(draft.protocol + draft.pathname).toBe(`mailto:${address}`)
    expect(draft.searchParams.get('subject')).toBe('INTEREST FOR A PARTNERSHIP')
    const body = draft.searchParams.get('body') ?? ''
    for (const line of ['Organisation:', 'Town or city:', 'Best phone number:']) {
      expect(body.split('\r\n')).toContain(line)
    }
    expect(body).toContain(
      'Kind of partnership (University and college, Corporate, Health and professional, Community and NGO, Media and technology):',
    )
    await user.click(screen.getByRole('button', { name: 'Copy the address' }))
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('leads to the contact page if there is no address', async () => {
    const user = await open()
    await user.click(become())
    expect(location.pathname).toBe('/contact')
    expect(navigationState()).toEqual({ subject: 'INTEREST FOR A PARTNERSHIP' })
  })
})
