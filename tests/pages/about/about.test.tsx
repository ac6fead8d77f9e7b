import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { leaders } from '@/content/facts/leaders.json'
import type { Recording } from '@/content/facts/recordings'
import { lineToTalk } from '@/content/texts/helplines'
import { LeadershipPage } from '@/pages/about/LeadershipPage'
import { RecordingCard, RecordingsPage } from '@/pages/about/RecordingsPage'
import { fill } from '../../support/forms'
import { backend, openPages } from '../../support/site'

it('each role has a description and an anchor to share, and each leader a name, a photo and contacts', async () => {
  await openPages({ '/leadership': LeadershipPage }, '/leadership')
  const main = within(screen.getByRole('main'))
  expect(screen.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible()
  const items = main.getAllByRole('listitem').filter(({ id }) => id)
  const shown = items.map((item) => [
    item.id,
    within(item).getByRole('heading', { level: 2 }).textContent,
    item.querySelector('p')?.textContent,
    within(item).getAllByRole('link')[0]?.getAttribute('href'),
  ])
  const expected = leaders.map(({ id, name, role, description }) =>
    name ? [id, name, role, `#${id}`] : [id, role, description, `#${id}`],
  )
  expect(shown).toEqual(expected)
  expect(main.getByText('Volunteer with us')).toHaveAttribute('href', '/careers')
  expect(main.getByText('Write to the team')).toHaveAttribute('href', '/contact')
  const card = within(document.getElementById('treasurer') as HTMLElement)
  expect(card.getByRole('heading', { level: 2, name: 'Asha Test' })).toBeVisible()
  expect(card.getByText('Treasurer')).toBeVisible()
  const photo = document.querySelector('#treasurer img')
  expect(photo).toHaveAttribute('src', '/shop/hoodie.svg')
  expect(photo).toHaveAttribute('width', '96')
  expect(document.querySelector('#treasurer svg')).toBeNull()
  expect(document.querySelector('#secretary svg')).not.toBeNull()
  const contacts = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(contacts).toEqual([
    '#treasurer',
    'mailto:asha@example.org',
    'https://example.org/in/asha',
    'tel:+254700000003',
  ])
  expect(card.getByRole('link', { name: 'LinkedIn Asha Test' })).toHaveAttribute('target', '_blank')
  const chair = within(document.getElementById('chair') as HTMLElement)
  expect(chair.getAllByRole('link')).toHaveLength(1)
})

const openRecordings = () => openPages({ '/recordings': RecordingsPage }, '/recordings')

// What the page fetches when it needs it, so that no test waits for its code.
beforeAll(async () => {
  await Promise.all([import('@emailjs/browser'), import('@/context/notifications/TopCentreSnacks')])
}, 30_000)

const form = () => screen.getByRole('form', { name: 'Leave a Review' })
const field = (label: string) => within(form()).getByLabelText(label)
const send = () => within(form()).getByRole('button', { name: 'Send Feedback' })

const asha = { Name: 'Asha Wanjiru', Email: 'asha@example.org', Message: 'It helped 💚' }
const thanks = 'Hi Asha Wanjiru, Thanks for your feedback ❤️.'

describe('the recordings', () => {
  it('are three; those not out yet are coming soon, without a dead link', async () => {
    await openRecordings()
    const cards = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { level: 2 }))
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Talking to your parents about how you feel',
      'Money stress on campus',
      'Grief that has no funeral',
    ])
    const nothingYet = /^There is nothing to watch yet: these are the sessions that come first\./
    expect(screen.getByText(nothingYet)).toBeVisible()
    for (const card of cards) {
      expect(within(card).queryByRole('link', { name: /watch|audio/i })).toBeNull()
      expect(within(card).getByText('Coming soon!')).toBeVisible()
    }
    // The one on grief has a helpline beside it.
    const [number, ...others] = screen.getAllByText(/^Is this close to home\?/)
    expect(others).toEqual([])
    expect(number).toHaveTextContent('Is this close to home? Call 1199, day and night.')
    expect(number?.closest('li')).toHaveTextContent(/^Grief that has no funeral/)
  })

  const published: Recording = {
    title: 'Money stress on campus',
    summary: 'Budgeting.',
    video: { url: 'https://video.example.org/1', dataSize: '48 MB' },
    audio: { url: 'https://audio.example.org/1', dataSize: null },
    length: '42 minutes',
    isComingSoon: false,
  }

  it('that are published can be watched, with their size if known', () => {
    render(<RecordingCard recording={published} />)
    const watch = screen.getByRole('link', { name: /^Watch Recording: Money stress on campus/ })
    expect(watch).toHaveAttribute('href', 'https://video.example.org/1')
    expect(watch).toHaveTextContent('(48 MB)')
    expect(screen.getByRole('link', { name: 'Audio only: Money stress on campus' })).toBeVisible()
    expect(screen.getByText('Length: 42 minutes')).toBeVisible()
    expect(screen.queryByText('Coming soon!')).toBeNull()
  })

  it('that are coming soon have no link, even with an address', () => {
    render(<RecordingCard recording={{ ...published, isComingSoon: true }} />)
    expect(screen.getByText('Coming soon!')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

it('a review is mailed once with exactly the stated fields, acknowledged, and cleared', async () => {
  // No line listens round the clock here, so the page must not say so.
  if (lineToTalk) vi.spyOn(lineToTalk, 'hours', 'get').mockReturnValue(null)
  const user = await openRecordings()
  fill(form(), asha)
  await user.dblClick(send())
  await waitFor(() => expect(screen.getAllByText(thanks)).toHaveLength(2))
  expect(backend.outbox()).toEqual([
    {
      time: expect.any(String),
      endpoint: '/api/v1.0/email/send-form',
      serviceId: 'local',
      templateId: 'feedback',
      params: { name: 'Asha Wanjiru', email: 'asha@example.org', message: 'It helped 💚' },
    },
  ])
  expect(field('Name')).toHaveValue('')
  expect(field('Message')).toHaveValue('')
  // For somebody who wrote more than a review.
  expect(within(form()).getByText(/^To talk, call/)).toHaveTextContent(/support\)\. In danger/)
  expect(screen.getByText(/^Is this close to home/)).toHaveTextContent(/Call 1199\.$/)
  const another = 'You sent us another one a moment ago. Both have arrived.'
  expect(screen.queryByText(another)).toBeNull()
  fill(form(), asha)
  await user.click(send())
  expect(await screen.findByText(another)).toBeVisible()
  expect(backend.outbox()).toHaveLength(2)
})
