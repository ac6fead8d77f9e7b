import {
  confirmationId,
  mostParts,
  type BookedMoney,
  type RecordInput,
} from '@/staff/domain/confirmation'
import { cashCode } from '@/staff/domain/booking'
import { demoMember } from '../../../local/demoMember'
import { giftFor } from '../support/staff'

/* What staff press in a week, and what counts afterwards. */

export const month = '2025-11'
export const codes = ['TK5AY9DLMG', 'TK5AY9DLMH', 'TKAAAAAAAA', 'TRAAAAAAAA', 'TSAAAAAAAA'] as const
export const pledges = [...'23456789AB'].map((sign) => `W${sign}`.padEnd(20, 'A'))
export const pledged = 100
export const amounts = [40, 60, 100, 130] as const

/** `of`: one of what counts, as the list shows it. */
export type Press =
  | {
      readonly do: 'confirm'
      readonly code: number
      readonly pledge: number
      readonly amount: number
      readonly received: number | undefined
    }
  /** One payment for all ten pledges, `least` Ksh and up. */
  | { readonly do: 'split'; readonly code: number; readonly least: number; readonly rest: number }
  | { readonly do: 'income'; readonly code: number; readonly isCash: boolean }
  | { readonly do: 'refund'; readonly code: number; readonly of: number; readonly amount: number }
  | { readonly do: 'void'; readonly of: number }

export interface Counting {
  readonly code: string
  readonly amount: number
  /** Of the pledge, or of the record that is paid back; null for income. */
  readonly mark: string | null
}

/** What counts, by its id; of each code how much came in, and how often it was booked. */
export interface Model {
  readonly counting: ReadonlyMap<string, Counting>
  readonly received: ReadonlyMap<string, number>
  readonly attempts: ReadonlyMap<string, number>
}

export const nothing: Model = { counting: new Map(), received: new Map(), attempts: new Map() }

/** A press on what the list shows. */
export type Action =
  | { readonly do: 'confirm'; readonly payment: RecordInput }
  /** `booked`: those of the payments that are heard to be stored, as they were. */
  | {
      readonly do: 'split'
      readonly payments: readonly RecordInput[]
      readonly booked: Set<RecordInput>
    }
  | { readonly do: 'income'; readonly income: BookedMoney }
  | { readonly do: 'refund'; readonly refund: BookedMoney; readonly of: string | undefined }
  | { readonly do: 'void'; readonly of: string | undefined }

export function actionOf(press: Press, { counting, attempts }: Model): Action {
  const ids = [...counting.keys()]
  if (press.do === 'void') return { do: 'void', of: ids[press.of % ids.length] }
  const code = codes[press.code] ?? codes[0]
  if (press.do === 'refund') {
    const paid = ids.filter((id) => !isRefund(counting.get(id)))
    const { amount } = press
    const told = { method: 'mpesa', paidOn: '2025-11-22', note: 'Too much' } as const
    const refund = { ...told, code, amount }
    return { do: 'refund', refund, of: paid[press.of % paid.length] }
  }
  if (press.do === 'income') {
    const way = press.isCash
      ? ({ code: cashCode(`K${press.code + 2}`.padEnd(20, 'A')), method: 'cash' } as const)
      : ({ code, method: 'mpesa' } as const)
    const told = { amount: 70, paidOn: '2025-11-21', from: '', note: 'Stand' }
    return { do: 'income', income: { ...way, ...told, attempts: attempts.get(way.code) } }
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
    return { do: 'split', payments, booked: new Set() }
  }
  const { pledge, amount, received } = press
  return { do: 'confirm', payment: paymentFor(pledge, amount, received) }
}

/** A split is many, one after the other. */
export function singlesOf(action: Action): readonly Action[] {
  if (action.do !== 'split') return [action]
  return action.payments.map((payment) => ({ do: 'confirm', payment }) as const)
}

export const isRefund = (counted: Counting | undefined) =>
  counted?.mark?.startsWith('refund-') ?? false
export const sumOf = (counted: readonly Counting[]) =>
  counted.reduce((sum, { amount }) => sum + amount, 0)

/** What counts afterwards, and whether the person hears that it worked. */
export function expected(model: Model, action: Action): readonly [isDone: boolean, model: Model] {
  const all = [...model.counting.values()]
  const marked = (mark: string) => all.filter((each) => each.mark === mark)
  if (action.do === 'split') {
    // What went wrong was pressed again, after the rest.
    const payments = [...new Set([...action.booked, ...action.payments])]
    return singlesOf({ ...action, payments }).reduce<readonly [boolean, Model]>(
      ([areDone, before], single) => {
        const [isDone, after] = expected(before, single)
        return [areDone && isDone, after]
      },
      [true, model],
    )
  }
  if (action.do === 'void') {
    if (action.of === undefined || marked(`refund-${action.of}`).length > 0) return [false, model]
    const counting = new Map(model.counting)
    counting.delete(action.of)
    return [true, { ...model, counting }]
  }
  if (action.do === 'income') return booked(model, { ...action.income, mark: null })
  if (action.do === 'confirm') {
    const mark = `donation-${action.payment.document}`
    const before = marked(mark)
    const isFull = sumOf(before) >= pledged || before.length === mostParts
    return booked(model, { ...action.payment, mark }, isFull)
  }
  const paid = model.counting.get(action.of ?? '')
  const mark = `refund-${action.of}`
  const { amount, code } = action.refund
  const isWrong = !paid || amount > paid.amount || code === paid.code || marked(mark).length > 0
  return booked(model, { ...action.refund, mark }, isWrong)
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
      counting: new Map([...model.counting, [id, { code, amount, mark }]]),
      received: new Map([...model.received, [code, all]]),
      attempts: new Map([...model.attempts, [code, attempt]]),
    },
  ]
}
