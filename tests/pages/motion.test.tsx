import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let wantsLessMotion: boolean
let onChange: () => void
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
    get matches() {
      return wantsLessMotion
    },
    addEventListener: (_type: string, listener: () => void) => {
      onChange = listener
    },
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
  for (const each of ['react-typed', 'aos', 'aos/dist/aos.css']) vi.doUnmock(each)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Draws the text and waits until its library is there, at a time that stands still. */
async function type(phrases: readonly string[]) {
  const { TypingText } = await import('@/pages/community/TypingText')
  vi.useFakeTimers()
  render(<TypingText before="We are" phrases={phrases} className="" />)
  await pass(200)
  await act(() => vi.dynamicImportSettled())
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const animated = () => document.querySelector('[aria-hidden=true]')
const shown = () => [...document.querySelectorAll('[data-shown]')].map((text) => text.textContent)

/** Lets time pass until the animated copy reads so, and tells how long it took. */
async function timeUntil(text: string): Promise<number> {
  for (let ms = 0; ms < 20_000; ms += 10) {
    if (animated()?.textContent === text) return ms
    await pass(10)
  }
  throw new Error(`'${text}' was never typed`)
}

describe('the typing', () => {
  it('types 100 ms a letter, deletes 50 ms a letter, and repeats for ever', async () => {
    await type(['Pamoja'])
    for (const round of [1, 2]) {
      await timeUntil('P')
      const typing = await timeUntil('Pamoja')
      // The library lets each letter take up to half as long again, as a hand would.
      expect(typing, `round ${round}`).toBeGreaterThanOrEqual(5 * 100)
      expect(typing, `round ${round}`).toBeLessThanOrEqual(5 * 150 + 50)
      await timeUntil('Pamoj')
      const deleting = await timeUntil('')
      expect(deleting, `round ${round}`).toBeGreaterThanOrEqual(5 * 50)
      expect(deleting, `round ${round}`).toBeLessThanOrEqual(5 * 75 + 50)
    }
  })

  it('waits two seconds before the next phrase, and only the phrases themselves are read out', async () => {
    await type(['one', 'two'])
    for (const phrase of ['one', 'two']) {
      expect(screen.getByText(phrase).closest('[aria-hidden]')).toBeNull()
    }
    await timeUntil('one')
    await pass(1990)
    expect(animated()).toHaveTextContent('one')
    await timeUntil('two')
    await timeUntil('one')
  })
})

it('the pause button shows the current phrase in full, and continues from it', async () => {
  await type(['one', 'two', 'three'])
  await timeUntil('tw')
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }))
  expect(animated()).toBeNull()
  expect(shown()).toEqual(['two '])
  await pass(10_000)
  expect(shown()).toEqual(['two '])
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }))
  expect(shown()).toEqual([])
  await timeUntil('two')
  await timeUntil('three')
  await timeUntil('one')
})

describe('the text stands still', () => {
  it('for readers who ask for less motion, even later', async () => {
    wantsLessMotion = true
    await type(['one'])
    expect(animated()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(shown()).toEqual(['one '])

    wantsLessMotion = false
    act(() => onChange())
    await pass(200)
    await act(() => vi.dynamicImportSettled())
    expect(animated()).not.toBeNull()

    wantsLessMotion = true
    act(() => onChange())
    expect(animated()).toBeNull()
    expect(shown()).toEqual(['one '])
  })

  it('if the library cannot be fetched', async () => {
    vi.doMock('react-typed', () => {
      throw new Error('offline')
    })
    await type(['one'])
    expect(animated()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(shown()).toEqual(['one '])
  })
})

const mark = () => screen.getByText('Further down').parentElement?.dataset.aos

/** Shows something to reveal and scrolls; the library and its styles come. */
async function scroll() {
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
  // Code after an import takes one more turn.
  await act(() => new Promise((resolve) => setImmediate(resolve)))
}

it('hands an element below the screen to the library, until it has come into view once', async () => {
  await scroll()
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
  await scroll()
  expect(mark()).toBeUndefined()
})

it.each([
  ['the styles of the library cannot be fetched', styles],
  ['the library cannot be started', aos.init],
])('hides nothing when %s', async (_what, part) => {
  part.mockImplementationOnce(() => {
    throw new Error('broken on its way')
  })
  await scroll()
  expect(part).toHaveBeenCalledOnce()
  expect(mark()).toBeUndefined()
})

it('fetches nothing for readers who ask for less motion', async () => {
  wantsLessMotion = true
  await scroll()
  expect(styles).not.toHaveBeenCalled()
  expect(aos.init).not.toHaveBeenCalled()
})
