import type { BookedMoney, RecordInput } from '@/staff/domain/confirmation'
import { confirmationId, mostParts } from '@/staff/domain/confirmation'
import { cashCode } from '@/staff/domain/booking'
import { demoMember } from '../../../local/demoMember'
import { giftFor } from '../support/staff'

/* What staff press in a week, and what counts afterwards. */

export const month = '2025-11'
export const codeStarts = ['TK5A', 'TK5B', 'TKAA', 'TRAA', 'TSAA'] as const
export const pledges = [...'23456789AB'].map((sign) => `W${sign}`.padEnd(20, 'A'))
export const pledged = 100
export const amounts = [40, 60, 100, 130] as const

/** `of`: one of what counts, as the list shows it. */
export type Press =
  | {
      readonly do: 'confirm'
      readonly code: string
      readonly pledge: number
      readonly amount: number
      readonly received: number | undefined
    }
  /** One payment for all ten pledges, `least` Ksh and up. */
  | { readonly do: 'split'; readonly code: string; readonly least: number; readonly rest: number }
  | { readonly do: 'income'; readonly code: string; readonly isCash: boolean }
  | { readonly do: 'refund'; readonly code: string; readonly of: number; readonly amount: number }
  | { readonly do: 'void'; readonly of: number }

export interface Counting {
  readonly code: string
  readonly amount: number
  /** Of the pledge, or of the record that is paid back; null for income. */
  readonly mark: string | null
}

/** What counts, by its id; of each code how much came in, and how often it was booked. */
export interface Model {
  /** How all codes of the week end, since the desk remembers those of other weeks. */
  readonly week: string
  readonly counting: ReadonlyMap<string, Counting>
  readonly received: ReadonlyMap<string, number>
  readonly attempts: ReadonlyMap<string, number>
}

export function beginWeek(number: number): Model {
  // Ids of cash have neither 0 nor 1.
  const week = String(number).padStart(6, '0').replaceAll('0', 'A').replaceAll('1', 'B')
  return { week, counting: new Map(), received: new Map(), attempts: new Map() }
}

/** A press on what the list shows. */
export type Action =
  /** `payments`: in the order of the last press. `booked`: those that are heard to be stored. */
  | { readonly do: 'confirm'; payments: readonly RecordInput[]; readonly booked: Set<RecordInput> }
  | { readonly do: 'income'; readonly income: BookedMoney }
  | { readonly do: 'refund'; readonly refund: BookedMoney; readonly of: string | undefined }
  | { readonly do: 'void'; readonly of: string | undefined }

export function actionOf(press: Press, { week, counting, attempts }: Model): Action {
  const ids = [...counting.keys()]
  if (press.do === 'void') return { do: 'void', of: ids[press.of % ids.length] }
  const code = press.code + week
  if (press.do === 'refund') {
    const paid = ids.filter((id) => !isRefund(counting.get(id)))
    const told = { method: 'mpesa', paidOn: '2025-11-22', note: 'Too much' } as const
    const refund = { ...told, code, amount: press.amount }
    return { do: 'refund', refund, of: paid[press.of % paid.length] }
  }
  if (press.do === 'income') {
    const used = press.isCash ? cashCode(`K${code}`.padEnd(20, 'A')) : code
    const told = { code: used, amount: 70, paidOn: '2025-11-21', from: '', note: 'Stand' }
    const method = press.isCash ? 'cash' : 'mpesa'
    return { do: 'income', income: { ...told, method, attempts: attempts.get(used) } }
  }
  const paymentFor = (pledge: number, amount: number, received: number | undefined) => ({
    ...giftFor({ id: pledges[pledge] ?? '', amount }, code),
    received,
    attempts: attempts.get(code),
    ...(pledge === 0 && { uid: demoMember.uid }),
  })
  if (press.do === 'split') {
    const shares = pledges.map((_, place) => press.least + place)
    const received = shares.reduce((sum, each) => sum + each, press.rest)
    const payments = shares.map((each, place) => ({
      ...paymentFor(place, each, received),
      attempts: (attempts.get(code) ?? 0) + place,
    }))
    return { do: 'confirm', payments, booked: new Set() }
  }
  const { pledge, amount, received } = press
  const payments = [paymentFor(pledge, amount, received)]
  return { do: 'confirm', payments, booked: new Set() }
}

/** Several payments are stored one after the other. */
export function singlesOf(action: Action): readonly Action[] {
  if (action.do !== 'confirm') return [action]
  return action.payments.map((payment) => ({ ...action, payments: [payment] }))
}

export const isRefund = (counted: Counting | undefined) =>
  counted?.mark?.startsWith('refund-') ?? false
export const sumOf = (counted: readonly Counting[]) =>
  counted.reduce((sum, { amount }) => sum + amount, 0)

/** What counts afterwards, and whether the person hears that it worked. */
export function expected(model: Model, action: Action): readonly [isDone: boolean, model: Model] {
  const all = [...model.counting.values()]
  const marked = (mark: string) => all.filter((each) => each.mark === mark)
  if (action.do === 'void') {
    if (action.of === undefined || marked(`refund-${action.of}`).length > 0) return [false, model]
    const counting = new Map(model.counting)
    counting.delete(action.of)
    return [true, { ...model, counting }]
  }
  if (action.do === 'income') return booked(model, { ...action.income, mark: null })
  if (action.do === 'confirm') {
    let ending: readonly [boolean, Model] = [true, model]
    for (const payment of action.payments) {
      const [isDone, next] = confirmed(ending[1], payment)
      ending = [ending[0] && isDone, next]
    }
    return ending
  }
  const paid = model.counting.get(action.of ?? '')
  const mark = `refund-${action.of}`
  const { amount, code } = action.refund
  const isWrong = !paid || amount > paid.amount || code === paid.code || marked(mark).length > 0
  return booked(model, { ...action.refund, mark }, isWrong)
}

function confirmed(model: Model, payment: RecordInput): readonly [isDone: boolean, model: Model] {
  const mark = `donation-${payment.document}`
  const before = [...model.counting.values()].filter((each) => each.mark === mark)
  const isFull = sumOf(before) >= pledged || before.length === mostParts
  return booked(model, { ...payment, mark }, isFull)
}

/** `isWrong`: it cannot count for this any more. */
function booked(
  model: Model,
  { code, amount, mark, received }: Counting & { readonly received?: number | undefined },
  isWrong = false,
): readonly [isDone: boolean, model: Model] {
  const parts = [...model.counting.values()].filter((each) => each.code === code)
  const attempt = (model.attempts.get(code) ?? 0) + 1
  const known = parts.length > 0 ? model.received.get(code) : undefined
  const all = known ?? received ?? amount
  const isTooMuch = sumOf(parts) + amount > all
  // As much of it counts for this already, and no more is left for another part.
  const isRepeat = parts.some((each) => each.amount === amount && each.mark === mark)
  if (isRepeat && isTooMuch) return [true, model]
  const isOther = known !== undefined && received !== undefined && received !== known
  // The last possible part takes all that is left.
  const isLast = parts.length === mostParts - 1 && sumOf(parts) + amount < all
  if (isWrong || isOther || isTooMuch || isLast) return [false, model]
  const id = confirmationId(code, attempt)
  return [
    true,
    {
      week: model.week,
      counting: new Map([...model.counting, [id, { code, amount, mark }]]),
      received: new Map([...model.received, [code, all]]),
      attempts: new Map([...model.attempts, [code, attempt]]),
    },
  ]
}
