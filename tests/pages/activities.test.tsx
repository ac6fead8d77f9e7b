import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ActivitiesPage } from '@/pages/community/ActivitiesPage'
import { setOrganisation } from '../support/organisation'
import { openPages, navigationState } from '../support/site'

const open = (hash = '') => openPages({ '/activities': ActivitiesPage }, `/activities${hash}`)

const cards = () => screen.getAllByRole('article')
const card = (name: string) => screen.getByRole('article', { name })
const calendarLink = (name: string) =>
  new URL(
    within(card(name)).getByRole('link', { name: 'Book on Calendar' }).getAttribute('href') ?? '',
  )

afterEach(() => vi.useRealTimers())

describe('the five activities', () => {
  it('have the stated titles and timelines, coming ones first', async () => {
    await open()
    const shown = () =>
      cards().map((one) => {
        const { textContent: title } = within(one).getByRole('heading')
        return [title, one.querySelector('p')?.textContent]
      })
    expect(screen.getByRole('heading', { name: 'What has passed (2)' })).toBeVisible()
    expect(shown()).toEqual([
      ['Yoga in the Open', 'To be announced'],
      ['App Launch', 'To be announced'],
      ['Art & Breeze', 'To be communicated'],
      ['Mental Health Awareness Month', 'Throughout May 2025'],
      ['Staff Onboarding Week', 'March 2025'],
    ])
  })

  it('can be linked to, past ones too', async () => {
    // jsdom has no layout, so it cannot scroll.
    HTMLElement.prototype.scrollIntoView = () => undefined
    await open('#onboarding')
    expect(card('Staff Onboarding Week')).toBeVisible()
  })

  it('open in Google’s calendar, in a new tab, with title, timeline and known days', async () => {
    await open()
    for (const one of cards()) {
      const link = within(one).getByRole('link', { name: 'Book on Calendar' })
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(
          /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/,
        ),
      )
    }
    expect(calendarLink('Staff Onboarding Week').searchParams.get('dates')).toBe(
      '20250301/20250401',
    )
    expect(calendarLink('Staff Onboarding Week').searchParams.get('details')).toContain(
      'March 2025 – exact days to be confirmed',
    )
    expect(calendarLink('Mental Health Awareness Month').searchParams.get('dates')).toBe(
      '20250501/20250601',
    )
    expect(calendarLink('Art & Breeze').searchParams.get('text')).toBe('Art & Breeze')
  })

  it('without a date say so', async () => {
    await open()
    for (const name of ['Yoga in the Open', 'App Launch', 'Art & Breeze']) {
      expect(calendarLink(name).searchParams.has('dates')).toBe(false)
      expect(calendarLink(name).searchParams.get('details')).toMatch(
        /^To be (announced|communicated)/,
      )
      expect(
        within(card(name)).getByRole('link', { name: 'Book on Calendar' }),
      ).toHaveAccessibleDescription(
        `${name} No date yet. In your calendar, pick a day to check here again.`,
      )
      expect(within(card(name)).queryByRole('link', { name: 'Download .ics' })).toBeNull()
    }
  })

  it('with days can be downloaded for other calendars', async () => {
    await open()
    const link = within(card('Mental Health Awareness Month')).getByRole('link', {
      name: 'Download .ics',
    })
    expect(link).toHaveAttribute('download', 'awareness-month.ics')
    const [type, body = ''] = (link.getAttribute('href') ?? '').split(',')
    expect(type).toBe('data:text/calendar;charset=utf-8')
    const lines = decodeURIComponent(body).split('\r\n')
    expect(lines).toContain('SUMMARY:Mental Health Awareness Month')
    expect(lines).toContain('DTSTART;VALUE=DATE:20250501')
    expect(lines).toContain('DTEND;VALUE=DATE:20250601')
    expect(lines.find((line) => line.startsWith('UID:'))).toMatch(/^UID:awareness-month@.+/)
  })
})

it('an activity without a photo shows a drawing', async () => {
  await open()
  const photo = card('Yoga in the Open').querySelector('img')
  expect(photo).toHaveAttribute('src', '/icon-192.png')
  expect(photo).toHaveAttribute('height', '320')
  expect(document.querySelectorAll('article img')).toHaveLength(1)
  expect(document.querySelectorAll('article svg')).toHaveLength(4)
})

describe('whether an activity has passed', () => {
  const stages = () =>
    cards().flatMap((one) =>
      ['Coming up', 'Happening now', 'This has passed'].filter((stage) =>
        within(one).queryByText(stage),
      ),
    )

  it.each([
    ['2025-01-10T09:00:00Z', ['Coming up', 'Coming up'], 0],
    ['2025-03-31T20:00:00Z', ['Happening now', 'Coming up'], 0],
    ['2025-03-31T21:00:00Z', ['Coming up'], 1],
    ['2026-11-21T09:00:00Z', [], 2],
  ])('on %s', async (now, expected, passed) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    await open()
    expect(stages()).toEqual([...expected, ...Array<string>(passed).fill('This has passed')])
    expect(cards()).toHaveLength(5)
    // The buttons stay.
    expect(screen.getAllByRole('link', { name: 'Book on Calendar' })).toHaveLength(5)
    expect(screen.getAllByRole('link', { name: 'Sign Up' })).toHaveLength(5)
  })
})

const readyFeatures = 'What is ready, what is coming'

describe('Sign Up', () => {
  it('opens the form in a new tab', async () => {
    setOrganisation({ signUpFormUrl: 'https://forms.example/sign-up' })
    await open()
    const links = screen.getAllByRole('link', { name: 'Sign Up' })
    expect(links).toHaveLength(5)
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://forms.example/sign-up')
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
    }
    expect(screen.queryByRole('link', { name: readyFeatures })).toBeNull()
  })

  it('leads to the contact page if there is no form', async () => {
    const user = await open()
    expect(screen.getByRole('link', { name: readyFeatures })).toHaveAttribute('href', '/#ready')
    await user.click(within(card('Yoga in the Open')).getByRole('link', { name: 'Sign Up' }))
    expect(location.pathname).toBe('/contact')
    expect(navigationState()).toEqual({ subject: 'Sign up: Yoga in the Open' })
  })
})
