import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { activities } from '@/content/facts/activities.json'
import { partnerGains, testimonials } from '@/content/facts/partnerships.json'
import { volunteerRoles } from '@/content/facts/volunteerRoles.json'
import { partnerReasons, partnershipTypes } from '@/content/texts/partnershipsPage'
import { ActivitiesPage } from '@/pages/community/ActivitiesPage'
import { CareersPage } from '@/pages/community/CareersPage'
import { PartnershipsPage } from '@/pages/community/PartnershipsPage'
import { backend, expectLink, navigationState, openPages } from '../../support/site'
import { setOrganisation } from '../../support/organisation'

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
    const onlyOne = 'Do two roles appeal to you? Choose one preferred role, not both.'
    expect(document.getElementById('one-role')).toHaveTextContent(onlyOne)
    expect(roles()).toHaveLength(8)
    for (const [index, { title, summary, responsibilities }] of volunteerRoles.entries()) {
      expect(role(index).getByRole('heading')).toHaveTextContent(title)
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
    const lists = [...document.querySelectorAll('article dl')]
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      'TimeAbout 6 hours a monthWho stands by youA named supervisor',
    ])
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
    expect(apply()).toHaveAttribute('target', '_blank')
    expect(apply()).toHaveAccessibleDescription(/^Do two roles appeal to you\?/)
    expect(mail().pathname).toBe('team@example.org')
    expect(mail().searchParams.get('subject')).toBe('Volunteer application')
    await user.click(role(2).getByText('Read More'))
    await user.click(role(2).getByRole('link', { name: 'Choose this role' }))
    expect(location.hash).toBe('#apply')
    expect(preferred()).toHaveValue('Content and Blog Writer')
    expectLink('Apply Now', expect.stringMatching(/=Content%20and%20Blog%20Writer$/))
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
  for (const { title } of [...partnershipTypes, ...partnerGains]) {
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
    ['partners@example.org', 'partners@example.org'],
    [null, 'team@example.org'],
  ])('with the address %s opens a mail draft to %s', async (partnershipsEmail, address) => {
    setOrganisation({ partnershipsEmail, email: 'team@example.org' })
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

  it('leads to the contact page if there is no address, and stands alone without gains and quotes', async () => {
    const [gains, quotes] = [partnerGains.splice(0), testimonials.splice(0)]
    onTestFinished(() => void [partnerGains.push(...gains), testimonials.push(...quotes)])
    const user = await openPartnerships()
    expect(main().queryByRole('region', { name: /^What (you get|partners say)$/ })).toBeNull()
    await user.click(become())
    expect(location.pathname).toBe('/contact')
    expect(navigationState()).toEqual({ subject: 'INTEREST FOR A PARTNERSHIP' })
  })
})

const openActivities = (hash = '') =>
  openPages({ '/activities': ActivitiesPage }, `/activities${hash}`)

const passed = () => screen.getByRole('button', { name: 'What has passed (2)' })
const cards = () => screen.getAllByRole('article')
const card = (name: string) => within(screen.getByRole('article', { name }))
const calendar = (name: string) => card(name).getByRole('link', { name: 'Book on Calendar' })
const sentTo = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams

it('the five activities are shown with timeline and picture, coming ones first', async () => {
  const user = await openActivities()
  expect(passed()).toHaveAttribute('aria-expanded', 'false')
  expect(cards()).toHaveLength(3)
  await user.click(passed())
  const shown = cards().map((one) => [
    within(one).getByRole('heading').textContent,
    one.querySelector('p')?.textContent,
  ])
  expect(shown).toEqual([
    ['Yoga in the Open', 'To be announced'],
    ['App Launch', 'To be announced'],
    ['Art & Breeze', 'To be communicated'],
    ['Mental Health Awareness Month', 'Throughout May 2025'],
    ['Staff Onboarding Week', 'March 2025'],
  ])
  expect(card('Staff Onboarding Week').getByText('exact days to be confirmed.')).toBeVisible()
  for (const part of ['May', '2025'])
    expect(card('Mental Health Awareness Month').getByText(part)).toBeVisible()
  // An activity without a note has no line for it.
  expect(screen.queryByText('.')).toBeNull()
  const [photo, ...others] = document.querySelectorAll('article img')
  expect(photo).toHaveAttribute('src', '/shop/hoodie.svg')
  expect(photo).toHaveAttribute('height', '320')
  expect(others).toEqual([])
  expect(document.querySelectorAll('article svg')).toHaveLength(4)
})

it('an activity goes into Google’s calendar or any other with its days, or says that it has none yet', async () => {
  // A link to a past activity shows it.
  await openActivities('#onboarding')
  const name = 'Mental Health Awareness Month'
  expect(sentTo(calendar(name)).get('dates')).toBe('20250501/20250601')
  const onboarding = sentTo(calendar('Staff Onboarding Week'))
  expect(onboarding.get('details')).toContain('March 2025 – exact days to be confirmed')
  const file = card(name).getByRole('link', { name: 'Download .ics' })
  expect(file).toHaveAttribute('download', 'awareness-month.ics')
  const lines = decodeURIComponent(file.getAttribute('href') ?? '').split('\r\n')
  expect(lines).toContain(`SUMMARY:${name}`)
  expect(lines).toContainEqual(expect.stringMatching(/^UID:awareness-month@./))
  expect(lines).toContain('DTEND;VALUE=DATE:20250601')

  const undated = calendar('Art & Breeze')
  const advice = 'Art & Breeze No date yet. In your calendar, pick a day to check here again.'
  expect(undated).toHaveAccessibleDescription(advice)
  expect(sentTo(undated).has('dates')).toBe(false)
  expect(sentTo(undated).get('details')).toMatch(/^To be communicated/)
  expect(card('Art & Breeze').queryByRole('link', { name: 'Download .ics' })).toBeNull()
})

it('somebody asks first to be told when an activity has a date, and only there', async () => {
  const user = await openActivities()
  expect(screen.getAllByRole('button', { name: 'Tell me when' })).toHaveLength(3)
  const yoga = card('Yoga in the Open')
  const ask = yoga.getByRole('button', { name: 'Tell me when', description: /^Yoga/ })
  for (const link of yoga.getAllByRole('link'))
    expect(ask.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(card('Art & Breeze').getByRole('button', { name: 'Tell me when' }))
  await user.keyboard('another@example.org')
  await user.click(ask)
  expect(yoga.getByLabelText('Your email address')).toHaveFocus()
  await user.keyboard('asha@example.org{Enter}')
  expect(await yoga.findByText('Saved. We write to you when there is news.')).toBeVisible()
  expect(backend.documents('tellMeWhen').map(({ fields }) => fields)).toEqual([
    { email: 'asha@example.org', subject: 'Yoga in the Open', timestamp: expect.any(Date) },
  ])
})

it('somebody asks to be told when anything is planned', async () => {
  const all = activities.splice(0)
  onTestFinished(() => void activities.push(...all))
  const user = await openActivities()
  const part = screen.getByText('Nothing is planned right now.').parentElement as HTMLElement
  await user.click(within(part).getByRole('button', { name: 'Tell me when' }))
  expect(screen.getByRole('form', { name: 'Tell me when: New activities' })).toBeVisible()
  expect(screen.queryByText(/^What has passed/)).toBeNull()
  expect(main().queryByRole('list')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Suggest an activity' }))
  expect(navigationState()).toEqual({ subject: 'An idea for an activity' })
})

it.each([
  ['2025-03-31T20:00:00Z', ['Happening now', 'Coming up']],
  ['2025-03-31T21:00:00Z', ['Coming up', 'This has passed']],
])('each activity says where it stands on %s, also if opened before', async (now, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-31T20:00:00Z') })
  await openActivities()
  vi.setSystemTime(new Date(now))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  if (!expected.includes('Happening now')) fireEvent.click(screen.getByText(/^What has passed/))
  const stages = screen.getAllByText(/^(Coming up|Happening now|This has passed)$/)
  expect(stages.map(({ textContent }) => textContent)).toEqual(expected)
  for (const name of ['Book on Calendar', 'Sign Up'])
    expect(screen.getAllByRole('link', { name })).toHaveLength(5)
})

it('Sign Up opens the form, or without a form leads to the contact page', async () => {
  const readyFeatures = { name: 'What is ready, what is coming' }
  setOrganisation({ signUpFormUrl: 'https://forms.example/sign-up' })
  await openActivities()
  const [link] = screen.getAllByRole('link', { name: 'Sign Up' })
  expect(link).toHaveAttribute('href', 'https://forms.example/sign-up')
  expect(screen.queryByRole('link', readyFeatures)).toBeNull()
  cleanup()
  setOrganisation({ signUpFormUrl: null })
  const user = await openActivities()
  expect(screen.getByRole('link', readyFeatures)).toHaveAttribute('href', '/#ready')
  await user.click(card('Yoga in the Open').getByRole('link', { name: 'Sign Up' }))
  expect(location.pathname).toBe('/contact')
  expect(navigationState()).toEqual({ subject: 'Sign up: Yoga in the Open' })
})
