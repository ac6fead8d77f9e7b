import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'

/** Where the element stands on the screen, which is 768 px high. */
let top: number
let look: (isIntersecting: boolean) => void

beforeEach(() => {
  top = 2000
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top }) as DOMRect,
  )
})

afterEach(() => vi.unstubAllGlobals())

const isHidden = () => screen.getByText('Further down').closest('[data-below]') !== null

function show() {
  render(
    <RevealOnScroll>
      <p>Further down</p>
    </RevealOnScroll>,
  )
}

it('hides what is below the screen until it comes into view', () => {
  show()
  look(false)
  expect(isHidden()).toBe(true)
  look(true)
  expect(isHidden()).toBe(false)
})

it('leaves what is on the screen already as it is', () => {
  top = 700
  show()
  expect(isHidden()).toBe(false)
})
