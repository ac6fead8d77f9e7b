import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, subscribeToDevice } from '@/device/deviceStore'
import {
  addToOutbox,
  deleteFromOutbox,
  deliveredFor,
  waitingMessages,
  watchDeliveries,
} from '@/services/outbox'
import { keepDelivering } from '@/services/keepDelivering'
import { deliverOutbox } from '@/services/outboxDelivery'
import { backend } from '../support/site'

const message = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'A talk',
  message: 'Habari',
}
const first = { id: 'A2AAAAAAAAAAAAAAAAAA', message }
const second = { id: 'B2AAAAAAAAAAAAAAAAAA', message: { ...message, subject: 'Another' } }
const documents = () => backend.documents('contactMessages').map(({ id }) => id)

afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

describe('this device’s outbox', () => {
  it('keeps messages through a reload and shows them', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeToDevice(listener)
    expect(addToOutbox(first)).toBe(true)
    expect(waitingMessages()).toEqual([first])
    expect(
      JSON.parse(localStorage.getItem('contact-outbox:2:A2AAAAAAAAAAAAAAAAAA') ?? ''),
    ).toMatchObject({
      value: message,
    })
    deleteFromOutbox('A2AAAAAAAAAAAAAAAAAA')
    expect(waitingMessages()).toEqual([])
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
  })

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

  it('shows what another tab puts in or takes out', () => {
    addToOutbox(first)
    const text = localStorage.getItem('contact-outbox:2:A2AAAAAAAAAAAAAAAAAA') ?? ''
    localStorage.setItem('contact-outbox:2:OTHER', text)
    expect(waitingMessages()).toEqual(expect.arrayContaining([first, { id: 'OTHER', message }]))
    localStorage.removeItem('contact-outbox:2:A2AAAAAAAAAAAAAAAAAA')
    expect(waitingMessages()).toEqual([{ id: 'OTHER', message }])
  })

  it('stores nothing, and says so, if the browser cannot', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(addToOutbox(first)).toBe(false)
    expect(waitingMessages()).toEqual([])
  })

  it.each(['', '{', 'null', '"text"', '{"savedAt":0,"value":{"name":"Asha"}}'])(
    'skips anything but a message: %s',
    (text) => {
      localStorage.setItem('contact-outbox:2:ODD', text)
      localStorage.setItem('contact-outbox:3:NEWER', JSON.stringify(message))
      addToOutbox(first)
      expect(waitingMessages()).toEqual([first])
      expect(localStorage.getItem('contact-outbox:3:NEWER')).not.toBeNull()
    },
  )
})

describe('a message delivered by another tab', () => {
  function openOtherTab() {
    const channel = new BroadcastChannel('contact-delivered')
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      tell: (name: string) => channel.postMessage(name),
      listen: (listener: () => void) => channel.addEventListener('message', listener),
      close: () => channel.close(),
    }
  }

  it('is announced here once, while somebody listens', async () => {
    const told = vi.fn<(name: string) => void>()
    const stop = watchDeliveries(told)
    const other = openOtherTab()
    other.tell('Asha')
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['Asha']]))
    expect(deliveredFor.read()).toEqual(['Asha'])
    stop()
    const again = watchDeliveries(told)
    other.tell('Baraka')
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['Asha'], ['Baraka']]))
    again()
    other.close()
  })

  it('is announced there, and not twice here', async () => {
    const told = vi.fn<(name: string) => void>()
    const toldThere = vi.fn<() => void>()
    const stop = watchDeliveries(told)
    const other = openOtherTab()
    other.listen(toldThere)
    addToOutbox(first)
    await deliverOutbox()
    await vi.waitFor(() => expect(toldThere).toHaveBeenCalledOnce())
    // The other tab answers after it has heard, so all that this one hears has come in by then.
    other.tell('the end')
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('the end'))
    expect(told.mock.calls).toEqual([['Asha'], ['the end']])
    stop()
    other.close()
  })
})

describe('delivering', () => {
  it('stores each message under its own id, and empties the outbox', async () => {
    addToOutbox(first)
    addToOutbox(second)
    await deliverOutbox()
    expect(documents()).toEqual(['A2AAAAAAAAAAAAAAAAAA', 'B2AAAAAAAAAAAAAAAAAA'])
    expect(localStorage).toHaveLength(0)
  })

  it('goes on after a refused message, and keeps it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    addToOutbox(first)
    addToOutbox(second)
    backend.failNext({ target: 'firestore', kind: 'refuse' })
    backend.failNext({ target: 'email', kind: 'refuse' })
    await expect(deliverOutbox()).rejects.toMatchObject({ code: 'refused' })
    expect(documents()).toHaveLength(1)
    expect(waitingMessages()).toHaveLength(1)
    backend.failNext({ target: 'firestore', kind: 'refuse' })
    // What may not be stored is mailed.
    await deliverOutbox()
    expect(documents()).toHaveLength(1)
    expect(backend.outbox()).toHaveLength(1)
    expect(waitingMessages()).toEqual([])
  })

  it('stops after the first deadline without a network, and mails nothing', async () => {
    addToOutbox(first)
    addToOutbox(second)
    backend.failNext({ target: 'firestore', kind: 'close' })
    await expect(deliverOutbox()).rejects.toMatchObject({ code: 'no-connection' })
    expect([...documents(), ...backend.outbox()]).toEqual([])
  })

  it('skips a message deleted while another is sent', async () => {
    addToOutbox(first)
    addToOutbox(second)
    const [, later] = waitingMessages()
    const stop = watchDeliveries(() => deleteFromOutbox(later?.id ?? ''))
    await deliverOutbox()
    stop()
    expect(documents()).toHaveLength(1)
  })

  it('is done by one tab at a time if the browser has locks', async () => {
    const request = vi.fn((_name: string, _options: object, work: () => Promise<void>) => work())
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    addToOutbox(first)
    await Promise.all([deliverOutbox(), deliverOutbox()])
    expect(request.mock.calls.map(([name]) => name)).toEqual(['contact-outbox'])
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
    vi.useRealTimers()
    expect(documents()).toEqual(['A2AAAAAAAAAAAAAAAAAA'])
  })
})
