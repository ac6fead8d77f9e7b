import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { Failure, mayHaveTakenEffect, toFailure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import {
  confirmationId,
  isSameRecord,
  markId,
  newRecord,
  readCodePayment,
  type BookedMoney,
  type CodePayment,
  type Confirmation,
  type NewRecord,
  type RecordInput,
} from '@/staff/domain/confirmation'
import { publishChanges, type Write } from './write'
import { loadCodePayment, loadConfirmations, uidIfShown } from './confirmationRecords'
import { commit } from './database'
import { linkChange, linkWrite } from './giftLinks'
import { mayBeStored, signatureOf } from './storeOnce'

/** By code: attempts that may be stored although no answer came. Kept across a reload, as what was typed is. */
const unheard = deviceEntry('unheard', v.array(v.number()))

const unheardOf = (code: string) => unheard.read(code) ?? []

/**
 * One batch: the record, its part of the payment, its mark, link and profile line. Safe to repeat. Returns the id.
 * @throws Failure `refused` if too little is left of the code, or it is fully paid, void or paid back
 */
export async function storeRecord(input: RecordInput, staff: Account): Promise<string> {
  const { code, amount, kind, received, of } = input
  const told = of ? { ...input, uid: await uidIfShown(of) } : input
  const linkOfPaid = of ? await linkChange(of, 'back') : []
  let known: CodePayment | null = null
  let failure: Failure | null = null
  for (;;) {
    // If it was refused, the code may have other parts. Without an answer, it may be stored.
    if (failure || unheardOf(code).length > 0) {
      const before: CodePayment | null = known
      known = (await loadCodePayment(code)) ?? readCodePayment({ id: code, fields: {} })
      const { parts, rest, booked, attempts } = known
      const same = (await loadConfirmations(Object.keys(parts), kind)).filter(
        (each) => each.by === staff.uid && isSameRecord(each, newRecord(told, each.attempt)),
      )
      const isUnheard = ({ attempt }: Confirmation) => unheardOf(code).includes(attempt)
      // While enough is left, an equal part counts as another one.
      const stored = same.find(isUnheard) ?? (amount > rest ? same[0] : null)
      if (stored) {
        hear(stored)
        publishChanges(writesOf(newRecord(told, stored.attempt), known.received, staff))
        return stored.id
      }
      // It was refused for another reason, unless what was told counts parts that never came.
      const isSure = before || !told.attempts || (failure && mayHaveTakenEffect(failure))
      if (failure && isSure && attempts === ((before ?? told).attempts ?? 0)) throw failure
      if (booked > 0 && (amount > rest || (received ?? known.received) !== known.received))
        throw new Failure('refused')
    }
    const record = newRecord(told, (known?.attempts ?? told.attempts ?? 0) + 1)
    const all = known && known.booked > 0 ? known.received : (received ?? amount)
    const wasUnheard = unheardOf(code).includes(record.attempt)
    // Before it is sent, since a reload may come before its answer.
    if (!wasUnheard) unheard.write([...unheardOf(code), record.attempt], code)
    try {
      await commit([...writesOf(record, all, staff), ...linkOfPaid])
      hear(record)
      return confirmationId(code, record.attempt)
    } catch (cause) {
      failure = toFailure(cause)
      if (!wasUnheard && !mayHaveTakenEffect(failure)) hear(record)
      if (!mayBeStored(failure)) throw failure
    }
  }
}

/** Nothing else can be stored under its id any more. */
function hear({ code, attempt }: Pick<NewRecord, 'code' | 'attempt'>): void {
  const others = unheardOf(code).filter((each) => each !== attempt)
  if (others.length > 0) unheard.write(others, code)
  else unheard.forget(code)
}

/** Like `storeRecord`. @throws Failure `refused` also under the code of the payment itself */
export function storeRefund(of: Confirmation, money: BookedMoney, staff: Account): Promise<string> {
  return storeRecord({ ...money, kind: 'refund', document: of.id, of }, staff)
}

function writesOf(record: NewRecord, received: number, staff: Account): readonly Write[] {
  const { code, attempt, amount } = record
  const id = confirmationId(code, attempt)
  return [
    { collection: 'confirmations', id, set: { ...record, ...signatureOf(staff) }, timed: 'at' },
    ...partWrites({ ...record, id }, amount, { received, attempts: attempt }),
    ...linkWrite(record, 'confirmed'),
  ]
}

/** A record's part of the payment and of the mark, and its profile line. `amount`: whole Ksh; null removes them. */
export function partWrites(
  record: Pick<NewRecord, 'code' | 'kind' | 'document' | 'uid' | 'line'> & { readonly id: string },
  amount: number | null,
  put = {},
): readonly Write[] {
  const { id, code, kind, document, uid, line: item = '' } = record
  const part = { map: 'parts', key: id, value: amount }
  const shown = { list: 'contributions', item, isIn: amount !== null }
  return [
    { collection: 'payments', id: code, ...part, put },
    ...(document ? [{ collection: 'confirmed', id: markId(kind, document), ...part }] : []),
    ...(uid ? [{ collection: 'users', id: uid, ...shown }] : []),
  ]
}
