import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forgetEverything } from '@/device/deviceStore'
import { toFailure } from '@/domain/failure'
import { sumsOf } from '@/staff/domain/book'
import type { Confirmation } from '@/staff/domain/confirmation'
import { loadMonth } from '@/staff/services/book'
import { storeRefund } from '@/staff/services/storeRecord'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { demoMember } from '../../../local/demoMember'
import { callAfter, everyWay, meet, type Way } from '../../support/faults'
import { watchConsole } from '../../support/members'
import { storeInConsole } from '../../support/console'
import { beginAsStaff, confirm, staffAccount, storeIncome } from '../support/staff'
import * as weekModel from './weekModel'
import type { Action, Counting, Model, Press } from './weekModel'

/*
 * Random weeks of staff work, while three calls in ten go wrong: who hears of a failure presses
 * again. After each press the book, the payments and the marks are what a list of records says.
 */

const backend = globalThis.testBackend

/** A few in each run of the tests, a thousand with WALKS=1000. */
const weeks = Number(process.env.WALKS ?? 4)
const presses = 14

interface Step {
  readonly press: Press
  /** At the same moment, in another tab; null: nothing. */
  readonly other: Press | null
  readonly way: Way | null
  readonly before: number
}

async function recordOf(id: string | undefined): Promise<Confirmation | null> {
  const book = id === undefined ? [] : await loadMonth(weekModel.month, new Map())
  return book.find((each) => each.id === id) ?? null
}

/** Resolves to whether it counts now, or is void now. @throws Failure */
async function act(action: Action, record: Confirmation | null): Promise<boolean> {
  if (action.do === 'income') await storeIncome(action.income)
  else if (action.do === 'confirm') await confirmOpen(action)
  else if (!record) return false
  else if (action.do === 'void') await voidConfirmation(record, 'A mistake', staffAccount)
  else await storeRefund(record, action.refund, staffAccount)
  return true
}

/** What has a tick is not sent again. @throws Failure */
async function confirmOpen(action: Action & { readonly do: 'confirm' }): Promise<void> {
  const { booked } = action
  const open = action.payments.filter((each) => !booked.has(each))
  action.payments = [...booked, ...open]
  const outcomes = await confirm(...open)
  const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? outcome.failure : []))
  for (const [place, payment] of open.entries())
    if (!('failure' in (outcomes[place] ?? {}))) booked.add(payment)
  const failure = failures.find(({ code }) => code !== 'refused') ?? failures[0]
  if (failure) throw failure
}

async function pressOne(model: Model, { press, way, before }: Step): Promise<Model> {
  const action = weekModel.actionOf(press, model)
  // A void or a refund is asked about what the list showed.
  const record = await recordOf('of' in action ? action.of : undefined)
  let isDone: boolean | null = null
  const once = async () => {
    isDone = await act(action, record)
  }
  if (way !== null) {
    const met = await meet(way, callAfter(before), once)
    if (met.failure) isDone = met.isMet ? null : isRefusal(met.failure)
  }
  // After a failure, the person presses again.
  if (isDone === null) await once().catch((failure) => (isDone = isRefusal(failure)))
  const [isToWork, next] = weekModel.expected(model, action)
  expect(isDone, JSON.stringify(action)).toBe(isToWork)
  return next
}

/** It does not work then. @throws what is no refusal */
function isRefusal(failure: unknown): false {
  if (toFailure(failure).code !== 'refused') throw failure
  return false
}

/** Two presses at once: one of them is first, or comes between the parts of the other. */
async function pressBoth(model: Model, one: Press, other: Press): Promise<Model> {
  const [first, second] = [weekModel.actionOf(one, model), weekModel.actionOf(other, model)]
  const both = [first, second]
  const records = await Promise.all(
    both.map((action) => recordOf('of' in action ? action.of : undefined)),
  )
  const done = await Promise.all(
    both.map((each, index) => act(each, records[index] ?? null).catch(isRefusal)),
  )
  const counting = [...model.counting.values()]
  const known = [...model.received].filter(([code]) => counting.some((each) => each.code === code))
  const singles = weekModel.singlesOf(first)
  const endings = [...singles, null].flatMap((_, place) => {
    const order = [...singles.slice(0, place), second, ...singles.slice(place)]
    const ending = order.reduce((next, action) => weekModel.expected(next, action)[1], model)
    // Read before the other tab voided its only part, a payment keeps what it is known to have brought.
    return [ending, { ...ending, received: new Map([...ending.received, ...known]) }]
  })
  const now = endings.find((ending) => isDeepStrictEqual(storedParts(), partsOf(ending)))
  const told = JSON.stringify([both, done, storedParts()])
  expect(now, `${told} ends like one after the other`).toBeDefined()
  return now ?? model
}

type Documents = Readonly<Record<string, unknown>>

/** The payments and the marks. */
function storedParts(): Documents {
  return Object.fromEntries(
    ['payments', 'confirmed'].flatMap((collection) =>
      backend
        .documents(collection)
        .filter(({ fields }) => Object.keys(fields['parts'] ?? {}).length > 0)
        .map(({ id, fields }) => [`${collection}/${id}`, fields]),
    ),
  )
}

function partsOf({ counting, received, attempts }: Model): Documents {
  const found = [...counting]
  const partsWith = (wanted: (counted: Counting) => boolean) =>
    Object.fromEntries(
      found.filter(([, counted]) => wanted(counted)).map(([id, { amount }]) => [id, amount]),
    )
  return Object.fromEntries(
    found.flatMap(([, { code, mark }]) => [
      [
        `payments/${code}`,
        {
          received: received.get(code),
          attempts: attempts.get(code),
          parts: partsWith((each) => each.code === code),
        },
      ],
      ...(mark === null
        ? []
        : [[`confirmed/${mark}`, { parts: partsWith((each) => each.mark === mark) }]]),
    ]),
  )
}

function totalOf(counted: readonly Counting[]) {
  const back = weekModel.sumOf(counted.filter(weekModel.isRefund))
  return { count: counted.length, sum: weekModel.sumOf(counted) - 2 * back }
}

async function expectBook(model: Model): Promise<void> {
  expect(storedParts()).toEqual(partsOf(model))
  const book = await loadMonth(weekModel.month, new Map())
  const counts = book.filter((entry) => !entry.void)
  expect(counts.map(({ id }) => id).toSorted()).toEqual([...model.counting.keys()].toSorted())
  const all = [...model.counting.values()]
  const total = totalOf(all)
  for (const by of ['method', 'kind'] as const) {
    const sums = sumsOf(book, by)
    expect(sums.at(-1)).toMatchObject(total)
    expect(sums.slice(0, -1).reduce((sum, each) => sum + each.sum, 0)).toBe(total.sum)
  }
  const refunds = sumsOf(book, 'kind').find(({ id }) => id === 'refund') ?? totalOf([])
  expect(refunds).toMatchObject(totalOf(all.filter(weekModel.isRefund)))
  const lines = counts.filter(({ uid }) => uid).map(({ line }) => line)
  const member = backend.documents('users').find(({ id }) => id === demoMember.uid)
  const shown = (member?.fields['contributions'] ?? []) as readonly string[]
  expect(shown.toSorted()).toEqual(lines.toSorted())
}

let weeksBegun = 0

async function begin(): Promise<Model> {
  forgetEverything()
  await backend.reset()
  await beginAsStaff()
  const pledge = { amount: String(weekModel.pledged), email: demoMember.email }
  await storeInConsole(
    Object.fromEntries(weekModel.pledges.map((id) => [`Donations/${id}`, pledge])),
  )
  return weekModel.beginWeek(weeksBegun++)
}

const code = fc.constantFrom(...weekModel.codeStarts)
const amount = fc.constantFrom(...weekModel.amounts)
const of = fc.nat(5)
const none = fc.constant(null)
const press = <Done extends Press['do']>(done: Done) => fc.constant(done)
const times = <One>(weight: number, arbitrary: fc.Arbitrary<One>) => ({ weight, arbitrary })

const received = fc.constantFrom(undefined, undefined, 150, 300)
const anyPress: fc.Arbitrary<Press> = fc.oneof(
  times(5, fc.record({ do: press('confirm'), code, pledge: fc.nat(2), amount, received })),
  times(2, fc.record({ do: press('income'), code, isCash: fc.boolean() })),
  times(2, fc.record({ do: press('refund'), code, of, amount })),
  times(3, fc.record({ do: press('void'), of })),
)
const least = fc.integer({ min: 5, max: 9 })
const anySplit = fc.record({ do: press('split'), code, least, rest: fc.constantFrom(0, 0, 45) })
const anyStep: fc.Arbitrary<Step> = fc.record({
  press: fc.oneof(times(5, anyPress), times(1, anySplit)),
  other: fc.oneof(times(3, none), times(1, anyPress)),
  way: fc.oneof(times(7, none), times(3, fc.constantFrom(...everyWay))),
  before: fc.oneof(fc.nat(2), fc.nat(12)),
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
          let model = await begin()
          for (const step of week) {
            model = step.other
              ? await pressBoth(model, step.press, step.other)
              : await pressOne(model, step)
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
