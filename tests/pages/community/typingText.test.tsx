import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let wantsLessMotion: boolean
let onChange: () => void

beforeEach(() => {
  vi.resetModules()
  wantsLessMotion = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wantsLessMotion
    },
    addEventListener: (_type: string, listener: () => void) => {
      onChange = listener
    },
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  vi.doUnmock('react-typed')
  vi.unstubAllGlobals()
})

/** Draws the text and waits until its library is there, at a time that stands still. */
async function show(phrases: readonly string[]) {
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
    await show(['Pamoja'])
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
    await show(['one', 'two'])
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

describe('the pause button', () => {
  it('shows the current phrase in full, and continues from it', async () => {
    await show(['one', 'two', 'three'])
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
})

describe('the text stands still', () => {
  it('for readers who ask for less motion, even later', async () => {
    wantsLessMotion = true
    await show(['one'])
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
    await show(['one'])
    expect(animated()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(shown()).toEqual(['one '])
  })
})
