import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forgetEverything } from '@/device/deviceStore'
import { asFailure } from '@/domain/failure'
import { sumsOf } from '@/domain/staff/book'
import { cashCode, type Income } from '@/domain/staff/income'
import type { ArrivedPayment, Confirmation } from '@/domain/staff/confirmation'
import { loadMonth } from '@/services/staff/book'
import { confirmPayments } from '@/services/staff/confirmPayments'
import { storeIncome } from '@/services/staff/income'
import { countAndSum } from '@/services/staff/totals'
import { voidConfirmation } from '@/services/staff/voidConfirmation'
import { demoMember } from '../../local/demoMember'
import { callAfter, everyWay, meet, type Way } from '../support/faults'
import { watchConsole } from '../support/members'
import { storeInConsole } from '../support/console'
import { addSamples, logIn, staffAccount } from '../support/staff'

/*
 * Random weeks of staff work, while three calls in ten go wrong: who hears of a failure presses
 * again. After each press the book is what a map of codes says.
 */

const backend = globalThis.testBackend

/** A few in each run of the tests, a thousand with WALKS=1000. */
const weeks = Number(process.env.WALKS ?? 4)
const presses = 14

const month = '2025-11'
const codes = ['TK5AY9DLMG', 'TK5AY9DLMH', 'TKAAAAAAAA'] as const
const pledges = ['W2', 'W3', 'W4'].map((id) => id.padEnd(20, 'A'))

type Press =
  | { readonly do: 'confirm'; readonly code: number; readonly pledge: number }
  | { readonly do: 'income'; readonly code: number; readonly isCash: boolean }
  | { readonly do: 'void'; readonly code: number }

interface Step {
  readonly press: Press
  /** At the same moment, in another tab; null is none. */
  readonly other: Press | null
  readonly way: Way | null
  readonly before: number
}

/** What counts, by its code. */
type Model = Map<string, { readonly amount: number; readonly pledge: string | null }>

const codeOf = (press: Press) =>
  press.do === 'income' && press.isCash
    ? cashCode(`K${press.code + 2}`.padEnd(20, 'A'))
    : (codes[press.code] ?? codes[0])

function paymentOf(code: string, pledge: number): ArrivedPayment {
  const document = pledges[pledge] ?? ''
  return {
    ...{ code, document, method: 'mpesa', kind: 'donation', amount: 100 + pledge },
    paidOn: '2025-11-20',
    // The first is on a profile.
    ...(pledge === 0 && { uid: demoMember.uid }),
  }
}

function incomeOf(code: string, isCash: boolean): Income {
  const method = isCash ? 'cash' : 'mpesa'
  return { code, method, amount: 7000, paidOn: '2025-11-21', from: '', note: 'Stand' }
}

async function counting(code: string): Promise<Confirmation | undefined> {
  const book = await loadMonth(month, new Map())
  return book.find(({ record, void: voided }) => record.code === code && !voided)?.record
}

/** Resolves to whether it counts now, or is void now. @throws Failure */
async function act(press: Press, record: Confirmation | undefined): Promise<boolean> {
  const code = codeOf(press)
  if (press.do === 'void') {
    if (record) await voidConfirmation(record, 'A mistake', staffAccount)
    return record !== undefined
  }
  if (press.do === 'income')
    return (await storeIncome(incomeOf(code, press.isCash), staffAccount)) === 'stored'
  const [outcome] = await confirmPayments([paymentOf(code, press.pledge)], staffAccount)
  if (outcome && 'failure' in outcome) throw outcome.failure
  return true
}

/** Whether it is to work, and what counts then. */
function expected(model: Model, press: Press): boolean {
  const code = codeOf(press)
  const before = model.get(code)
  if (press.do === 'void') return model.delete(code)
  const pledge = press.do === 'confirm' ? (pledges[press.pledge] ?? '') : null
  const amount = press.do === 'confirm' ? 100 + press.pledge : 7000
  if (before) return before.pledge === pledge
  if (pledge !== null && [...model.values()].some((each) => each.pledge === pledge)) return false
  model.set(code, { amount, pledge })
  return true
}

async function pressOne(model: Model, { press, way, before }: Step): Promise<void> {
  // A void is asked about what the list showed.
  const record = await counting(codeOf(press))
  let isDone: boolean | null = null
  const once = async () => {
    isDone = await act(press, record)
  }
  if (way !== null) {
    const met = await meet(way, callAfter(before), once)
    if (met.failure) isDone = met.isMet ? null : isRefusal(met.failure)
  }
  // Who heard of a failure presses again.
  if (isDone === null) await once().catch((failure) => (isDone = isRefusal(failure)))
  expect(isDone).toBe(expected(model, press))
}

/** It does not work then. @throws what is no refusal */
function isRefusal(failure: unknown): false {
  if (asFailure(failure).code !== 'refused') throw failure
  return false
}

/** Two presses at once: one of them is first. */
async function pressBoth(model: Model, one: Press, other: Press): Promise<Model> {
  const both = [one, other]
  const records = await Promise.all(both.map((each) => counting(codeOf(each))))
  const done = await Promise.all(
    both.map((each, index) => act(each, records[index]).catch(isRefusal)),
  )
  const orders = [both, both.toReversed()].map((order) => {
    const next: Model = new Map(model)
    for (const each of order) expected(next, each)
    return next
  })
  const book = await loadMonth(month, new Map())
  const counts = book.filter((entry) => !entry.void).map(({ record }) => record)
  const now = orders.find(
    (next) =>
      next.size === counts.length &&
      counts.every((record) => next.get(record.code)?.amount === record.amount),
  )
  expect(now, `${JSON.stringify([one, other, done])} ends like one after the other`).toBeDefined()
  return now ?? model
}

function totalOf(model: Model): number {
  return [...model.values()].reduce((sum, { amount }) => sum + amount, 0)
}

async function expectBook(model: Model): Promise<void> {
  const book = await loadMonth(month, new Map())
  const counts = book.filter((entry) => !entry.void).map(({ record }) => record)
  expect(counts.map(({ code }) => code).toSorted()).toEqual([...model.keys()].toSorted())
  const total = { count: model.size, sum: totalOf(model) }
  expect(await countAndSum({ month })).toEqual(total)
  expect(sumsOf(book)[0]).toMatchObject(total)
  const lines = counts.filter(({ uid }) => uid).map(({ line }) => line)
  const member = backend.documents('users').find(({ id }) => id === demoMember.uid)
  expect(member?.fields['contributions'] ?? []).toEqual(lines)
}

async function begin(): Promise<void> {
  forgetEverything()
  await backend.reset()
  await addSamples()
  const amount = { stringValue: '100' }
  const email = { stringValue: demoMember.email }
  await storeInConsole(
    Object.fromEntries(pledges.map((id) => [`Donations/${id}`, { amount, email }])),
  )
  await logIn()
}

const code = fc.nat(codes.length - 1)
const anyPress: fc.Arbitrary<Press> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), code, pledge: fc.nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('income' as const), code, isCash: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('void' as const), code }) },
)
const anyStep: fc.Arbitrary<Step> = fc.record({
  press: anyPress,
  other: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: anyPress }),
  way: fc.oneof(
    { weight: 7, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: fc.constantFrom(...everyWay) },
  ),
  before: fc.nat(2),
})

it(
  'whatever goes wrong in a week of staff work, the book agrees and nothing counts twice',
  { timeout: 10_000 * weeks + 60_000 },
  async () => {
    watchConsole()
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: presses, maxLength: presses }),
        async (week) => {
          await begin()
          let model: Model = new Map()
          for (const step of week) {
            if (step.other) model = await pressBoth(model, step.press, step.other)
            else await pressOne(model, step)
            await expectBook(model)
          }
        },
      ),
      {
        numRuns: weeks,
        ...(process.env.WALKS_SEED !== undefined && { seed: Number(process.env.WALKS_SEED) }),
      },
    )
  },
)
