import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Nothing may be printed as an error or a warning that a test did not expect. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '))
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(complaints).toEqual([])
})
