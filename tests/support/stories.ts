import { describe, expect, it } from 'vitest'
import { toFailure } from '@/domain/failure'
import type { FaultTarget } from '../../local/siteBackend'
import { callOf, eachBreak, meet, takesEffect, type Step, type Way } from './faults'

/** What is done, or not done, for the caller. */
export interface Story {
  readonly what: string
  readonly steps: readonly Step[]
  /** One for each service: the others go the same way. */
  readonly isInEveryWay?: true
  /** The ways that the caller does not even notice. */
  readonly unnoticed?: (way: Way, step: string) => boolean
  /** Where it was done unheard, a second try is refused, and then found done. */
  readonly isRefusedAgain?: true
  /** Everything before, and the act itself, to be repeated until it succeeds. */
  readonly begin: () => Promise<{
    readonly act: () => Promise<unknown>
    /** What the person does after a failure, where it is not the same once more. */
    readonly again?: () => Promise<unknown>
    readonly expectUndone?: () => void
    /** `tries` is how often it may have been done, at most. */
    readonly expectDone: (tries: number) => Promise<void> | void
  }>
}

/** A member whose token is refused gets a new one, and the call is made once more. */
export const isTokenRefused = (way: Way) => way === 'unauthenticated'

/** Tests each story with each of its calls going wrong. */
export function testStories(stories: readonly Story[]): void {
  describe.each(stories)(
    '$what is done or not, and done on the next try',
    ({ steps, isInEveryWay = false, unnoticed = () => false, isRefusedAgain, begin }) => {
      it.each(eachBreak(steps, isInEveryWay))(
        'when %s (a call to %s, %i before it) meets "%s"',
        async (what, target, before, way) => {
          const { act, again = act, expectUndone, expectDone } = await begin()
          const { failure, isMet } = await meet(way, callOf([what, target, before]), act)
          expect(isMet).toBe(true)
          expect(failure === null).toBe(way === 'slow' || unnoticed(way, what))
          if (failure) expectUndone?.()
          if (failure) await again()
          await expectDone(failure && takesEffect(way) ? 2 : 1)
          expect(isRefusedAgain ? [] : globalThis.testBackend.denials()).toEqual([])
        },
      )
    },
  )
}

/** The kinds of answers that say why a call failed. */
export const kinds = ['bad-request', 'conflict', 'too-many', 'unavailable', 'web-page'] as const

/** What somebody whose call meets each of the `kinds` learns of why it failed. */
export async function whyItFailed(target: FaultTarget, act: () => Promise<unknown>) {
  const told: unknown[] = []
  for (const kind of kinds) {
    globalThis.testBackend.failNext({ target, kind })
    told.push(await act().catch((cause: unknown) => toFailure(cause).code))
  }
  return told.join(', ')
}
