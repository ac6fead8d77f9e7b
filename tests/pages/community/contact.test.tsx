import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ContactPage } from '@/pages/community/ContactPage'
import { fill } from '../../support/forms'
import { waitingMessages } from '@/services/outbox'
import { goOffline, watchConsole } from '../../support/network'
import { setOrganisation } from '../../support/organisation'
import { contactPage } from '@/content/texts/contact'
import { backend, expectLink, openPages } from '../../support/site'

const open = (state: unknown = null, hash = '') =>
  openPages({ '/contact': ContactPage }, `/contact${hash}`, state)

beforeAll(() => import('@/context/notifications/TopRightToasts'), 30_000)

const form = () => screen.getByRole('form', { name: 'Contact' })
const field = (label: string) => within(form()).getByLabelText(label)
const send = () => screen.getByText('Send Message')
const documents = () => backend.documents('contactMessages')

const asha = {
  Name: 'Asha Wanjiru',
  Email: 'asha@example.org',
  Subject: 'A talk at our campus',
  Message: 'Habari,\nwould you come? 💚 <script>alert(1)</script>',
}
const record = {
  user_name: asha.Name,
  user_email: asha.Email,
  user_subject: asha.Subject,
  message: asha.Message,
}
const received = 'Hi Asha Wanjiru, We have received your message and will get back to you soon.'
const notSentYet = 'Your message is not sent yet'

/** In a notification, and on the page. */
const expectReceived = () => waitFor(() => expect(screen.getAllByText(received)).toHaveLength(2))

async function openAndFill(texts: Partial<typeof asha> = {}) {
  const user = await open()
  fill(form(), { ...asha, ...texts })
  return user
}

/** Both ways to the team break once. */
function breakBoth() {
  backend.failNext({ target: 'email', kind: 'close' })
  backend.failNext({ target: 'firestore', kind: 'close' })
}

describe('a visitor writes to the team', () => {
  it('by one mail even after a double tap, with exactly the stated fields, and is told so', async () => {
    vi.spyOn(contactPage, 'hours', 'get').mockReturnValue('We read messages on weekdays.')
    setOrganisation({ phone: '+254 700 000 001' })
    const user = await openAndFill()
    expect(screen.getByText('We read messages on weekdays.')).toBeVisible()
    expectLink('+254 700 000 001', 'tel:+254700000001')
    expect(screen.getByText(/messages are not monitored at night/)).toBeVisible()
    const aside = within(screen.getByRole('complementary', { name: 'Need someone right now?' }))
    expectLink('999', 'tel:999', aside)
    expectLink('1199', 'tel:1199', aside)
    expectLink('All helplines', '/help-now', aside)
    await user.dblClick(send())
    await expectReceived()
    const [mail, ...others] = backend.outbox()
    expect(others).toEqual([])
    expect(mail).toEqual({
      time: expect.any(String),
      endpoint: '/api/v1.0/email/send-form',
      serviceId: 'local',
      templateId: 'contact',
      // A form on its way ends its lines with CR LF.
      params: { ...record, message: record.message.replace('\n', '\r\n') },
    })
    expect(documents()).toEqual([])
    expect(field('Message')).toHaveValue('')
    expect(field('Name')).toHaveValue('')
    expect(within(form()).getByRole('link', { name: 'Need help now?' })).toBeVisible()
    expect(within(form()).getByText('We read messages on weekdays.')).toBeVisible()
    expect(within(form()).getByText(/^To talk now, call/)).toHaveTextContent(
      'To talk now, call 1199 (Kenya Red Cross psychological support: day and night). In danger right now? Call 999. Need help now?',
    )

    // Another one within seconds is no mistake, and its writer need not wonder.
    expect(screen.queryByText(/^You sent us another one/)).toBeNull()
    fill(form(), { ...asha, Subject: 'One more thing' })
    await user.click(send())
    const another = 'You sent us another one a moment ago. Both have arrived.'
    expect(await screen.findByText(another)).toBeVisible()
    expect(backend.outbox()).toHaveLength(2)
  })

  it.each([
    ['the last page suggested', { subject: 'Waitlist' }, ''],
    // As after a press before the app was there.
    ['is in the address', null, '#subject=Waitlist'],
  ])('about the subject that %s', async (_where, state, hash) => {
    const user = await open(state, hash)
    expect(screen.queryByText('Other ways to reach us')).toBeNull()
    expect(field('Subject')).toHaveValue('Waitlist')
    fill(form(), { Name: asha.Name, Email: asha.Email, Message: asha.Message })
    await user.click(send())
    await expectReceived()
    expect(backend.outbox()[0]?.params).toMatchObject({ user_subject: 'Waitlist' })
  })

  it('even from an address that looks wrong, which is a warning, not a block', async () => {
    const warning = /^This does not look like name@example.com./
    const user = await openAndFill({ Email: 'asha at home' })
    await user.click(field('Email'))
    expect(screen.queryByText(warning)).toBeNull()
    await user.tab()
    expect(await screen.findByText(warning)).toBeVisible()
    expect(field('Email')).not.toHaveAttribute('aria-invalid')
    await user.click(send())
    await expectReceived()
    expect(backend.outbox()[0]?.params).toMatchObject({ user_email: 'asha at home' })
    expect(screen.queryByText(warning)).toBeNull()
  })
})

it('a message the mail service refuses is stored as a document, and the visitor is told the truth', async () => {
  const logged = watchConsole()
  const user = await openAndFill()
  backend.failNext({ target: 'email', kind: 'server-error' })
  await user.click(send())
  await expectReceived()
  const fields = { ...record, timestamp: expect.anything() }
  expect(documents()).toEqual([{ id: expect.stringMatching(/^[2-9A-Z]{20}$/), fields }])
  expect(backend.outbox()).toEqual([])
  expect(logged()).toEqual(['EmailJS: 500 Internal Server Error'])
  expect(localStorage).toHaveLength(0)
})

describe('when nothing gets through', () => {
  async function leaveOneWaiting() {
    const logged = watchConsole()
    const user = await openAndFill()
    breakBoth()
    await user.click(send())
    const section = await screen.findByRole('region', { name: notSentYet })
    const heading = within(section).getByRole('heading', { name: notSentYet })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not send .* It waits/)
    expect(screen.queryByText(/^Deleted from this device/)).toBeNull()
    return { user, logged, section }
  }

  it('the message waits on this device, shown with helplines, until a press sends it', async () => {
    const { user, logged, section } = await leaveOneWaiting()
    for (const text of [/nobody has read it/, /others who use it can read it/, asha.Subject])
      expect(within(section).getByText(text)).toBeVisible()
    expect(within(section).getByRole('link', { name: '1199' })).toBeVisible()
    expect(section).toHaveTextContent('<script>alert(1)</script>')
    expect(screen.queryByText(received)).toBeNull()
    expect(field('Message')).toHaveValue('')
    expect(logged()).toEqual(['EmailJS: fetch failed'])
    expect(documents()).toEqual([])
    fill(form(), { ...asha, Name: 'Baraka' })
    await user.click(send())
    await within(form()).findByText(/^Hi Baraka/)
    expect(screen.getByRole('heading', { name: notSentYet })).not.toHaveFocus()

    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await user.click(screen.getByRole('button', { name: 'Try again now' }))
    await screen.findByText('It still could not be sent. It stays here, and we keep trying.')
    await user.click(screen.getByRole('button', { name: 'Try again now' }))
    await expectReceived()
    await waitFor(() => expect(section).toHaveFocus())
    expect(documents()).toHaveLength(1)
    expect(backend.outbox()).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: /not sent yet/ })).toBeNull()
    expect(section).toHaveAccessibleName('Sent since')
    expect(within(section).getByText(/^To talk now, call/)).toBeVisible()

    fill(form(), asha)
    await user.click(send())
    await within(form()).findByText(received)
    expect(section).not.toHaveAccessibleName()
  })

  it('it takes no focus at a later visit, and is sent once another page is opened with a network', async () => {
    await leaveOneWaiting()
    cleanup()
    const goOnline = goOffline()
    await open()
    expect(screen.getByRole('heading', { name: notSentYet })).not.toHaveFocus()
    cleanup()
    goOnline()
    await openPages({}, '/elsewhere')
    expect(await screen.findByText(received)).toBeVisible()
    expect(documents()).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  it('it is deleted after one question, and then never sent', async () => {
    const { user, section } = await leaveOneWaiting()
    fill(form(), { ...asha, Subject: 'And another thing' })
    breakBoth()
    await user.click(send())
    await screen.findByRole('heading', { name: 'Your messages are not sent yet' })
    const remove = { name: 'Delete it: A talk at our campus' }
    await user.click(screen.getByRole('button', remove))
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    await user.click(screen.getByRole('button', remove))
    await user.click(screen.getByRole('button', { name: 'Yes, delete it' }))
    const deleted = 'Deleted from this device. We do not try to send it again.'
    expect(screen.getByText(deleted)).toBeVisible()
    expect(section).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Try again now' }))
    expect(screen.queryByText(deleted)).toBeNull()
    await expectReceived()
    expect(localStorage).toHaveLength(0)
    expect(documents().map(({ fields }) => fields.user_subject)).toEqual(['And another thing'])
    expect(backend.outbox()).toEqual([])
  })

  it('a second message waits beside the first, and both are sent once the network is back', async () => {
    const { user } = await leaveOneWaiting()
    fill(form(), { ...asha, Subject: 'And another thing' })
    const goOnline = goOffline()
    await user.click(send())
    await screen.findByRole('heading', { name: 'Your messages are not sent yet' })
    expect(await screen.findByText('You are offline. We kept what you typed.')).toBeVisible()
    goOnline()
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(documents()).toHaveLength(2))
    await waitFor(() => expect(localStorage).toHaveLength(0))
    const subjects = documents().map(({ fields }) => String(fields.user_subject))
    expect(subjects.toSorted()).toEqual(['A talk at our campus', 'And another thing'])
  })

  it('the message stays in the form if this browser stores nothing', async () => {
    const logged = watchConsole()
    const user = await openAndFill()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    })
    breakBoth()
    await user.click(send())
    const sentence = 'We could not send your message. It is still here — please try again.'
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    expect(within(form()).getByRole('link', { name: 'Need help now?' })).toBeVisible()
    expect(screen.queryByText(/^You are offline/)).toBeNull()
    expect(waitingMessages(), 'to be sent later').toEqual([])
    expect(field('Message')).toHaveValue(asha.Message)
    setOrganisation({ whatsApp: '+254 700 000 000' })
    const goOnline = goOffline()
    await user.click(send())
    expect(await screen.findByText('You are offline. We kept what you typed.')).toBeVisible()
    goOnline()
    await screen.findByRole('link', { name: 'Open WhatsApp' })
    const text = encodeURIComponent(asha.Message)
    expectLink('Open WhatsApp', `https://wa.me/254700000000?text=${text}`)
    await user.click(send())
    await expectReceived()
    expect(backend.outbox()).toHaveLength(1)
    const failures = ['EmailJS: fetch failed', 'EmailJS: Failed to fetch']
    expect(new Set(logged())).toEqual(new Set(failures))
  })
})
