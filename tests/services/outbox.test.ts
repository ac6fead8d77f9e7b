import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  deleteFromOutbox,
  keepInOutbox,
  outboxStore,
  readOutbox,
  watchDeliveries,
} from '@/services/outbox'
import { keepDelivering } from '@/services/keepDelivering'
import { deliverOutbox } from '@/services/outboxDelivery'
import { backend } from '../support/app'

const message = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'A talk',
  message: 'Habari',
}
const first = { id: 'FIRST', message }
const second = { id: 'SECOND', message: { ...message, subject: 'Another' } }
const documents = () => backend.documents('contactMessages').map(({ id }) => id)

afterEach(() => vi.unstubAllGlobals())

describe('the outbox of this device', () => {
  it('keeps messages through a reload and tells who looks at it', () => {
    const listener = vi.fn()
    const stop = outboxStore.subscribe(listener)
    expect(keepInOutbox(first)).toBe(true)
    expect(readOutbox().waiting).toEqual([first])
    expect(readOutbox()).toBe(readOutbox())
    deleteFromOutbox('FIRST')
    expect(readOutbox().waiting).toEqual([])
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
  })

  it.each(['', '{', 'null', '"text"', '{"name":"Asha"}', 'delivered'])(
    'passes over what is no message: %s',
    (text) => {
      localStorage.setItem('contact-outbox:1:ODD', text)
      localStorage.setItem('contact-outbox:2:NEWER', JSON.stringify(message))
      keepInOutbox(first)
      expect(readOutbox().waiting).toEqual([first])
      expect(localStorage.getItem('contact-outbox:2:NEWER')).not.toBeNull()
    },
  )

  it('says what another tab delivered', () => {
    const told = vi.fn()
    const stop = watchDeliveries(told)
    const inOtherTab = { key: 'contact-outbox:1:FIRST', oldValue: JSON.stringify(message) }
    dispatchEvent(new StorageEvent('storage', { ...inOtherTab, newValue: 'delivered' }))
    dispatchEvent(new StorageEvent('storage', { ...inOtherTab, newValue: null }))
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'delivered' }))
    expect(told.mock.calls).toEqual([['Asha']])
    expect(readOutbox().deliveredFor).toEqual(['Asha'])
    stop()
    dispatchEvent(new StorageEvent('storage', { ...inOtherTab, newValue: 'delivered' }))
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('delivering', () => {
  it('stores each message under its own id, and empties the outbox', async () => {
    keepInOutbox(first)
    keepInOutbox(second)
    await deliverOutbox()
    expect(documents()).toEqual(['FIRST', 'SECOND'])
    expect(localStorage).toHaveLength(0)
  })

  it('goes on with the next message when one is refused, and keeps that one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    keepInOutbox(first)
    keepInOutbox(second)
    backend.failNext({ target: 'firestore', kind: 'refuse' })
    backend.failNext({ target: 'email', kind: 'refuse' })
    await expect(deliverOutbox()).rejects.toMatchObject({ code: 'refused' })
    expect(documents()).toHaveLength(1)
    expect(readOutbox().waiting).toHaveLength(1)
    await deliverOutbox()
    expect(documents()).toEqual(['FIRST', 'SECOND'])
    expect(backend.outbox()).toEqual([])
  })

  it('does not wait for a second deadline when the network is gone', async () => {
    keepInOutbox(first)
    keepInOutbox(second)
    backend.failNext({ target: 'firestore', kind: 'close' })
    await expect(deliverOutbox()).rejects.toMatchObject({ code: 'no-connection' })
    expect(documents()).toEqual([])
  })

  it('leaves out what was deleted while the one before was on its way', async () => {
    keepInOutbox(first)
    keepInOutbox(second)
    const [, later] = readOutbox().waiting
    const stop = watchDeliveries(() => deleteFromOutbox(later?.id ?? ''))
    await deliverOutbox()
    stop()
    expect(documents()).toHaveLength(1)
  })

  it('is done by one tab at a time, where the browser has locks', async () => {
    const request = vi.fn((_name: string, work: () => Promise<void>) => work())
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    keepInOutbox(first)
    await Promise.all([deliverOutbox(), deliverOutbox()])
    expect(request.mock.calls.map(([name]) => name)).toEqual(['contact-outbox'])
    expect(documents()).toEqual(['FIRST'])
  })

  it('is tried again a minute later while the page stays open, and not after it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stop = keepDelivering()
    keepInOutbox(first)
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(documents()).toEqual(['FIRST']))
    stop()
    keepInOutbox(second)
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
    expect(documents()).toEqual(['FIRST'])
  })
})
