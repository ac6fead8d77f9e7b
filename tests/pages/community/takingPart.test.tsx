import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { partnerGains, testimonials } from '@/content/facts/partnerships.json'
import { volunteerRoles } from '@/content/facts/volunteerRoles.json'
import { partnerReasons, partnershipTypes } from '@/content/texts/partnershipsPage'
import { CareersPage } from '@/pages/community/CareersPage'
import { PartnershipsPage } from '@/pages/community/PartnershipsPage'
import { setOrganisation } from '../../support/organisation'
import { expectLink, navigationState, openPages } from '../../support/site'

const openCareers = () => openPages({ '/careers': CareersPage }, '/careers')

const roles = () => screen.getAllByRole('article')
const role = (index: number) => within(roles()[index] as HTMLElement)
const preferred = () => screen.getByLabelText('Your preferred role')
const apply = () => screen.getByRole('link', { name: 'Apply Now' })
const mail = () =>
  new URL(screen.getByRole('link', { name: 'Apply by email' }).getAttribute('href') ?? '')

describe('the volunteer roles', () => {
  it('are eight, one to choose; Read More shows what a volunteer does', async () => {
    const user = await openCareers()
    expect(document.getElementById('one-role')).toHaveTextContent(
      'Do two roles appeal to you? Choose one preferred role, not both.',
    )
    expect(roles().map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Peer Support Facilitator',
      'Campus Ambassador',
      'Content and Blog Writer',
      'Social Media and Graphics Volunteer',
      'Events and Logistics Volunteer',
      'Web and Technology Volunteer',
      'Fundraising and Partnerships Volunteer',
      'Volunteer Professional (Counsellor, Therapist or Psychologist)',
    ])
    for (const [index, { summary, responsibilities }] of volunteerRoles.entries()) {
      expect(role(index).getByText(summary)).toBeVisible()
      const items = responsibilities.map((text) => role(index).getByText(text))
      for (const item of items) expect(item).not.toBeVisible()
      await user.click(role(index).getByText('Read More'))
      for (const item of items) expect(item).toBeVisible()
    }
    const [first] = screen.getAllByText('Read Less')
    expect(first).toHaveAttribute('aria-expanded', 'true')
    await user.click(first as HTMLElement)
    expect(first).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('Keep ground rules and time')).not.toBeVisible()
  })

  it('show their hours and supervisor only once the organisation has set them', async () => {
    const [first] = volunteerRoles
    const before = { time: undefined, supervision: undefined, ...first }
    onTestFinished(() => void Object.assign(first ?? {}, before))
    Object.assign(first ?? {}, { time: 'About 6 hours a month', supervision: 'A named supervisor' })
    const user = await openCareers()
    await user.click(role(0).getByText('Read More'))
    expect(role(0).getByText('About 6 hours a month')).toBeVisible()
    expect(role(0).getByText('A named supervisor')).toBeVisible()
    expect(role(1).queryByText('Who stands by you')).toBeNull()
  })
})

describe('a volunteer applies', () => {
  it('with the role chosen on its card or in the box, by form or by email', async () => {
    setOrganisation({
      volunteerFormUrl: 'https://forms.example/apply?entry.1={role}',
      email: 'team@example.org',
    })
    const user = await openCareers()
    expect(apply()).toHaveAttribute('href', 'https://forms.example/apply?entry.1=')
    expect(mail().pathname).toBe('team@example.org')
    expect(mail().searchParams.get('subject')).toBe('Volunteer application')
    await user.click(role(2).getByText('Read More'))
    await user.click(role(2).getByRole('link', { name: 'Choose this role' }))
    expect(location.hash).toBe('#apply')
    expect(preferred()).toHaveValue('Content and Blog Writer')
    expect(apply()).toHaveAttribute(
      'href',
      expect.stringMatching(/=Content%20and%20Blog%20Writer$/),
    )
    await user.selectOptions(preferred(), 'Campus Ambassador')
    expect(mail().searchParams.get('subject')).toBe('Volunteer application: Campus Ambassador')
    expect(mail().searchParams.get('body')).toContain('Preferred role (one): Campus Ambassador')
    await user.click(screen.getByRole('button', { name: 'Copy the address' }))
    expect(await navigator.clipboard.readText()).toBe('team@example.org')
  })

  it.each([
    [null, 'Volunteer application'],
    ['Campus Ambassador', 'Volunteer application: Campus Ambassador'],
  ])('on the contact page while there is no form (%s)', async (chosen, subject) => {
    const user = await openCareers()
    expect(screen.queryByRole('link', { name: 'Apply by email' })).toBeNull()
    expect(screen.getByRole('link', { name: 'What is ready, what is coming' })).toBeVisible()
    if (chosen) await user.selectOptions(preferred(), chosen)
    await user.click(apply())
    expect(location.pathname).toBe('/contact')
    expect(navigationState()).toEqual({ subject })
  })
})

const openPartnerships = () => openPages({ '/partnerships': PartnershipsPage }, '/partnerships')

const main = () => within(screen.getByRole('main'))
const become = () => main().getByRole('link', { name: 'Become a Jaribio Partner' })

it('partners read the five types, what they get, who to talk to, all reasons, and what others say', async () => {
  expect(partnershipTypes).toHaveLength(5)
  await openPartnerships()
  for (const title of [
    'University and college partnerships',
    'Corporate partnerships',
    'Health and professional partnerships',
    'Community and NGO partnerships',
    'Media and technology partnerships',
    ...partnerGains.map((gain) => gain.title),
  ]) {
    expect(main().getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
  const talkTo = within(main().getByRole('region', { name: 'Who to talk to' }))
  expect(talkTo.getByRole('heading', { level: 3, name: 'Baraka Test' })).toBeVisible()
  expect(talkTo.getByText('Media and Relations')).toBeVisible()
  expectLink('Email Baraka Test', 'mailto:baraka@example.org', talkTo)
  const said = within(main().getByRole('region', { name: 'What partners say' }))
  for (const { quote } of testimonials) expect(said.getByText(quote)).toBeVisible()
  const names = [...document.querySelectorAll('main figcaption')]
  expect(names.map(({ textContent }) => textContent)).toEqual(['Asha Test'])
  expect(partnerReasons).toHaveLength(5)
  for (const reason of partnerReasons) expect(main().getByText(reason)).toBeInTheDocument()
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
    const user = await openPartnerships()
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
    const user = await openPartnerships()
    await user.click(become())
    expect(location.pathname).toBe('/contact')
    expect(navigationState()).toEqual({ subject: 'INTEREST FOR A PARTNERSHIP' })
  })
})
