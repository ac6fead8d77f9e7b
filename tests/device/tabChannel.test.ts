import { afterEach, expect, it, vi } from 'vitest'
import { tabChannel } from '@/device/tabChannel'

afterEach(() => void vi.unstubAllGlobals())

it('tabs that listen hear each other, but not themselves', async () => {
  const [here, there] = [tabChannel('session'), tabChannel('session')]
  const [heardHere, heardThere] = [vi.fn(), vi.fn()]
  const stops = [here.listen(heardHere), there.listen(heardThere)]
  here.tell('logged out')
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith('logged out'))
  there.tell('hello')
  await vi.waitFor(() => expect(heardHere.mock.calls).toEqual([['hello']]))
  stops[1]?.()
  const last = vi.fn()
  stops.push(tabChannel('session').listen(last))
  here.tell('again')
  await vi.waitFor(() => expect(last).toHaveBeenCalledWith('again'))
  expect(heardThere).toHaveBeenCalledOnce()
  stops.forEach((stop) => stop())
})

it('a tab that only sends leaves nothing open', () => {
  const close = vi.fn()
  const opened = vi.fn(function open(this: object) {
    Object.assign(this, { close, postMessage: vi.fn(), addEventListener: vi.fn() })
  })
  vi.stubGlobal('BroadcastChannel', opened)
  const channel = tabChannel('session')
  channel.tell('one')
  const stop = channel.listen(() => undefined)
  channel.tell('two')
  expect(opened.mock.calls).toEqual([['session'], ['session'], ['session']])
  expect(close).toHaveBeenCalledTimes(2)
  stop()
  expect(close).toHaveBeenCalledTimes(3)
})

it('a browser that blocks channels stays silent', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const channel = tabChannel('session')
  channel.listen(() => undefined)()
  channel.tell('one')
})
