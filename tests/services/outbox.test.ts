import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything } from '@/device/deviceStore'
import {
  addToOutbox,
  deleteFromOutbox,
  deliveredFor,
  waitingMessages,
  watchDeliveries,
} from '@/services/outbox'
import { sendContactMessage } from '@/services/contactMessages'
import { keepDelivering } from '@/services/keepDelivering'
import { deliverOutbox } from '@/services/outboxDelivery'
import { giveNavigator } from '../support/navigator'
import { message } from '../support/records'
import { backend } from '../support/site'

const first = { id: 'A2AAAAAAAAAAAAAAAAAA', message }
const second = { id: 'B2AAAAAAAAAAAAAAAAAA', message: { ...message, subject: 'Another' } }
const documents = () => backend.documents('contactMessages').map(({ id }) => id)

afterEach(forgetEverything)

describe('this device’s outbox', () => {
  it('leaves out of a message from before what the rules refuse by now', () => {
    addToOutbox({ ...first, message: { ...message, name: '\u202eAsha', subject: 'A \u2066talk' } })
    expect(waitingMessages()).toEqual([first])
  })

  it('is the same list, with the same messages, until it changes', () => {
    addToOutbox(first)
    const [before] = waitingMessages()
    expect(waitingMessages()).toBe(waitingMessages())
    addToOutbox(second)
    expect(waitingMessages()).toHaveLength(2)
    expect(waitingMessages()).toContain(before)
  })
})

it('a message whose page is closed while it is sent waits on the device, but not once it is sent', async () => {
  const sending = sendContactMessage(first.id, message)
  dispatchEvent(new Event('pagehide'))
  expect(waitingMessages()).toEqual([first])
  await sending
  dispatchEvent(new Event('pagehide'))
  expect(waitingMessages()).toEqual([])
})

describe('delivering', () => {
  it('goes on after a refused message, and keeps it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const each of [first, second]) addToOutbox(each)
    for (const target of ['firestore', 'email'] as const)
      backend.failNext({ target, kind: 'refuse' })
    await expect(deliverOutbox()).rejects.toMatchObject({ code: 'refused' })
    expect(documents()).toHaveLength(1)
    expect(waitingMessages()).toHaveLength(1)
    backend.failNext({ target: 'firestore', kind: 'refuse' })
    // What may not be stored is mailed.
    await deliverOutbox()
    expect(documents()).toHaveLength(1)
    expect(backend.outbox()).toHaveLength(1)
    expect(waitingMessages()).toEqual([])
    expect(deliveredFor.read()).toEqual(['Asha', 'Asha'])
  })

  it('stops at the first lost answer, and after an hour mails what the rules refuse', async () => {
    for (const each of [first, second]) addToOutbox(each)
    backend.failNext({ target: 'firestore', kind: 'close' })
    await expect(deliverOutbox()).rejects.toMatchObject({ code: 'no-connection' })
    expect([...documents(), ...backend.outbox()]).toEqual([])
    // By now a refusal no longer tells whether it is stored.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    backend.failNext({ target: 'firestore', kind: 'refuse' })
    await deliverOutbox()
    expect([documents(), backend.outbox().length]).toEqual([[second.id], 1])
  })

  it('skips a message deleted while another is sent', async () => {
    for (const each of [first, second]) addToOutbox(each)
    const stop = watchDeliveries(() => deleteFromOutbox(second.id))
    await deliverOutbox()
    stop()
    expect(documents()).toHaveLength(1)
  })

  it('is done by one tab at a time if the browser has locks', async () => {
    const request = vi.fn((_name: string, _options: object, work: () => Promise<void>) => work())
    giveNavigator('locks', { request })
    addToOutbox(first)
    await Promise.all([deliverOutbox(), deliverOutbox()])
    expect(request.mock.calls.map(([name]) => name)).toEqual(['contact-outbox'])
    expect(documents()).toEqual(['A2AAAAAAAAAAAAAAAAAA'])
  })

  it('is done even if another tab, asleep, keeps the lock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const request = (_name: string, { signal }: { signal?: AbortSignal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    giveNavigator('locks', { request })
    addToOutbox(first)
    const delivered = deliverOutbox()
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    await delivered
    expect(documents()).toEqual(['A2AAAAAAAAAAAAAAAAAA'])
  })

  it('is tried again after a minute while the page is open, but not once closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stop = keepDelivering()
    addToOutbox(first)
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(documents()).toEqual(['A2AAAAAAAAAAAAAAAAAA']))
    stop()
    addToOutbox(second)
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(documents()).toEqual(['A2AAAAAAAAAAAAAAAAAA'])
  })
})
