import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let wantsLessMotion: boolean
/** Where the element stands on the screen, which is 768 px high. */
let top: number
let comesIntoView: () => void

const aos = { init: vi.fn(), refresh: vi.fn(), refreshHard: vi.fn() }
const styles = vi.fn(() => ({}))

beforeEach(() => {
  vi.resetModules()
  wantsLessMotion = false
  top = 2000
  vi.doMock('aos', () => ({ default: aos }))
  vi.doMock('aos/dist/aos.css', styles)
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsLessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comesIntoView = () => callback([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top }) as DOMRect,
  )
})

afterEach(() => {
  vi.doUnmock('aos')
  vi.doUnmock('aos/dist/aos.css')
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const mark = () => screen.getByText('Further down').parentElement?.dataset.aos

/** Shows something to reveal and scrolls; the library and its styles come. */
async function show() {
  const { RevealOnScroll } = await import('@/pages/home/RevealOnScroll')
  render(
    <RevealOnScroll>
      <p>Further down</p>
    </RevealOnScroll>,
  )
  expect(styles).not.toHaveBeenCalled()
  fireEvent.scroll(window)
  expect(mark()).toBeUndefined()
  await act(() => vi.dynamicImportSettled())
  // What follows an import takes a turn more.
  await act(() => new Promise((resolve) => setImmediate(resolve)))
}

it('hands an element below the screen to the library, until it has come into view once', async () => {
  await show()
  expect(mark()).toBe('fade-up')
  expect(aos.init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ duration: 1000, once: true }),
  )
  expect(aos.refreshHard).toHaveBeenCalledTimes(1)
  comesIntoView()
  expect(aos.refresh).toHaveBeenCalledTimes(1)
  const text = screen.getByText('Further down')
  // A transition of something inside is not its own.
  fireEvent.transitionEnd(text)
  expect(mark()).toBe('fade-up')
  fireEvent.transitionEnd(text.parentElement as HTMLElement)
  expect(mark()).toBeUndefined()
})

it('leaves elements already on the screen as they are', async () => {
  top = 700
  await show()
  expect(mark()).toBeUndefined()
})

it('hides nothing when the styles of the library cannot be fetched', async () => {
  styles.mockImplementationOnce(() => {
    throw new Error('no network')
  })
  await show()
  expect(styles).toHaveBeenCalledOnce()
  expect(mark()).toBeUndefined()
})

it('hides nothing when the library cannot be started', async () => {
  aos.init.mockImplementationOnce(() => {
    throw new Error('broken on its way')
  })
  await show()
  expect(mark()).toBeUndefined()
})

it('fetches nothing for readers who ask for less motion', async () => {
  wantsLessMotion = true
  await show()
  expect(styles).not.toHaveBeenCalled()
  expect(aos.init).not.toHaveBeenCalled()
})
