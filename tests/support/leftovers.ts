import { vi } from 'vitest'

/** The listeners and repeating timers that the page starts from now on and never ends. */
export function watchLeftovers(): () => readonly string[] {
  const targets: readonly EventTarget[] = [document, globalThis]
  const listening = targets.map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }))
  const begun = vi.spyOn(globalThis, 'setInterval')
  const ended = vi.spyOn(globalThis, 'clearInterval')
  return () => [
    ...listening.flatMap(({ added, removed }) =>
      added.mock.calls.flatMap(([type, listener, options]) => {
        const { signal }: AddEventListenerOptions = Object(options)
        const isGone = removed.mock.calls.some((call) => call[0] === type && call[1] === listener)
        return signal?.aborted || isGone ? [] : type
      }),
    ),
    ...begun.mock.results.flatMap(({ value }) =>
      ended.mock.calls.some(([timer]) => timer === value) ? [] : 'interval',
    ),
  ]
}
