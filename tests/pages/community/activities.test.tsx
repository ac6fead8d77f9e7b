import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { activities } from '@/content/facts/activities.json'
import { ActivitiesPage } from '@/pages/community/ActivitiesPage'
import { setOrganisation } from '../../support/organisation'
import { backend, openPages, navigationState } from '../../support/site'

const open = (hash = '') => openPages({ '/activities': ActivitiesPage }, `/activities${hash}`)

const passed = () => screen.getByRole('button', { name: 'What has passed (2)' })
const cards = () => screen.getAllByRole('article')
const card = (name: string) => within(screen.getByRole('article', { name }))
const calendar = (name: string) => card(name).getByRole('link', { name: 'Book on Calendar' })
const sentTo = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams

it('the five activities are shown with timeline and picture, coming ones first', async () => {
  const user = await open()
  expect(passed()).toHaveAttribute('aria-expanded', 'false')
  expect(cards()).toHaveLength(3)
  await user.click(passed())
  expect(
    cards().map((one) => [
      within(one).getByRole('heading').textContent,
      one.querySelector('p')?.textContent,
    ]),
  ).toEqual([
    ['Yoga in the Open', 'To be announced'],
    ['App Launch', 'To be announced'],
    ['Art & Breeze', 'To be communicated'],
    ['Mental Health Awareness Month', 'Throughout May 2025'],
    ['Staff Onboarding Week', 'March 2025'],
  ])
  expect(card('Staff Onboarding Week').getByText('exact days to be confirmed.')).toBeVisible()
  // An activity without a note has no line for it.
  expect(screen.queryByText('.')).toBeNull()
  const [photo, ...others] = document.querySelectorAll('article img')
  expect(photo).toHaveAttribute('src', '/shop/hoodie.svg')
  expect(photo).toHaveAttribute('height', '320')
  expect(others).toEqual([])
  expect(document.querySelectorAll('article svg')).toHaveLength(4)
})

it('an activity with days goes into Google’s calendar, or any other; one without says so', async () => {
  // A link to a past activity shows it.
  await open('#onboarding')
  const name = 'Mental Health Awareness Month'
  expect(sentTo(calendar(name)).get('dates')).toBe('20250501/20250601')
  expect(sentTo(calendar('Staff Onboarding Week')).get('details')).toContain(
    'March 2025 – exact days to be confirmed',
  )
  const file = card(name).getByRole('link', { name: 'Download .ics' })
  expect(file).toHaveAttribute('download', 'awareness-month.ics')
  const lines = decodeURIComponent(file.getAttribute('href') ?? '').split('\r\n')
  expect(lines).toContain(`SUMMARY:${name}`)
  expect(lines).toContain('DTEND;VALUE=DATE:20250601')

  const undated = calendar('Art & Breeze')
  expect(undated).toHaveAccessibleDescription(
    'Art & Breeze No date yet. In your calendar, pick a day to check here again.',
  )
  expect(sentTo(undated).has('dates')).toBe(false)
  expect(sentTo(undated).get('details')).toMatch(/^To be communicated/)
  expect(card('Art & Breeze').queryByRole('link', { name: 'Download .ics' })).toBeNull()
})

it('somebody asks first to be told when an activity has a date, and only there', async () => {
  const user = await open()
  expect(screen.getAllByRole('button', { name: 'Tell me when' })).toHaveLength(3)
  const yoga = card('Yoga in the Open')
  const ask = yoga.getByRole('button', { name: 'Tell me when', description: /^Yoga/ })
  for (const link of yoga.getAllByRole('link')) {
    expect(ask.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
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
  const user = await open()
  const part = screen.getByText('Nothing is planned right now.').parentElement as HTMLElement
  await user.click(within(part).getByRole('button', { name: 'Tell me when' }))
  await user.keyboard('asha@example.org{Enter}')
  expect(await screen.findByText('Saved. We write to you when there is news.')).toBeVisible()
  expect(backend.documents('tellMeWhen')).toMatchObject([{ fields: { subject: 'New activities' } }])
})

it.each([
  ['2025-03-31T20:00:00Z', ['Happening now', 'Coming up']],
  ['2025-03-31T21:00:00Z', ['Coming up', 'This has passed']],
])('each activity with days says on %s where it stands', async (now, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await open()
  if (!expected.includes('Happening now')) fireEvent.click(screen.getByText(/^What has passed/))
  expect(
    screen
      .getAllByText(/^(Coming up|Happening now|This has passed)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(expected)
  for (const name of ['Book on Calendar', 'Sign Up']) {
    expect(screen.getAllByRole('link', { name })).toHaveLength(5)
  }
})

it('Sign Up opens the form, or leads to the contact page if there is none', async () => {
  const readyFeatures = { name: 'What is ready, what is coming' }
  setOrganisation({ signUpFormUrl: 'https://forms.example/sign-up' })
  await open()
  const [link] = screen.getAllByRole('link', { name: 'Sign Up' })
  expect(link).toHaveAttribute('href', 'https://forms.example/sign-up')
  expect(screen.queryByRole('link', readyFeatures)).toBeNull()
  cleanup()
  setOrganisation({ signUpFormUrl: null })
  const user = await open()
  expect(screen.getByRole('link', readyFeatures)).toHaveAttribute('href', '/#ready')
  await user.click(card('Yoga in the Open').getByRole('link', { name: 'Sign Up' }))
  expect(location.pathname).toBe('/contact')
  expect(navigationState()).toEqual({ subject: 'Sign up: Yoga in the Open' })
})
