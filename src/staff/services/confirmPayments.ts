import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type {
  BookedMoney,
  Confirmation,
  ConfirmOutcome,
  RecordInput,
} from '@/staff/domain/confirmation'
import { linkChange } from './giftLinks'
import { storeUnderCode } from './storeUnderCode'
import { uidIfShown } from './confirmationRecords'

/** At a time. */
const maxCommits = 5

/**
 * One batch each, several at a time. A broken connection fails the rest. Safe to repeat; never
 * rejects with a Failure. In the order of the payments.
 */
export async function confirmPayments(
  payments: readonly RecordInput[],
  staff: Account,
  onOutcome: (outcome: ConfirmOutcome) => void = () => {},
): Promise<readonly ConfirmOutcome[]> {
  const outcomes = new Map<RecordInput, ConfirmOutcome>()
  let broken: Failure | null = null
  async function confirm(payment: RecordInput): Promise<ConfirmOutcome> {
    try {
      if (broken) throw broken
      return { payment, confirmation: await storeRecord(payment, staff) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (failure.code !== 'refused') broken = failure
      return { payment, failure }
    }
  }
  const open = inTurn(payments)
  async function work(): Promise<void> {
    for (let turn = open.shift(); turn; turn = open.shift()) {
      for (const payment of turn) {
        const outcome = await confirm(payment)
        outcomes.set(payment, outcome)
        onOutcome(outcome)
      }
    }
  }
  await Promise.all(Array.from({ length: maxCommits }, work))
  return payments.flatMap((payment) => outcomes.get(payment) ?? [])
}

/** What changes the same documents is stored one after another. */
function inTurn(payments: readonly RecordInput[]): RecordInput[][] {
  const turns: RecordInput[][] = []
  for (const payment of payments) {
    const isSame = ({ code, document, uid }: RecordInput) =>
      code === payment.code ||
      document === payment.document ||
      (uid !== undefined && uid === payment.uid)
    const same = turns.filter((turn) => turn.some(isSame))
    for (const turn of same) turns.splice(turns.indexOf(turn), 1)
    turns.push([...same.flat(), payment])
  }
  return turns
}

/** As `storeRecord`. @throws Failure `refused` too if the code counts for something else */
export function storeRefund(of: Confirmation, money: BookedMoney, staff: Account): Promise<string> {
  return storeRecord({ ...money, kind: 'refund', document: of.id, of }, staff)
}

/**
 * Safe to repeat. Returns the record's id.
 * @throws Failure `refused`: too little left of the code, fully paid, void or paid back
 */
export async function storeRecord(told: RecordInput, staff: Account): Promise<string> {
  const { of } = told
  const id = of
    ? await storeUnderCode(
        { ...told, uid: await uidIfShown(of) },
        staff,
        await linkChange(of, 'back'),
      )
    : await storeUnderCode(told, staff)
  if (id === null) throw new Failure('refused')
  return id
}
