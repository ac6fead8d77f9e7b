import { mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import {
  confirmationId,
  isSameRecord,
  markId,
  newRecord,
  readCodePayment,
  type CodePayment,
  type NewRecord,
  type RecordInput,
} from '@/staff/domain/confirmation'
import { publishChanges, type Write } from './changes'
import { loadCodePayment, loadConfirmations } from './confirmationRecords'
import { commit } from './database'
import { linkWrite } from './giftLinks'
import { mayBeStored, signatureOf } from './storeOnce'

/** Ids of records that may be stored although no answer came. */
const unheard = new Set<string>()

/**
 * One batch: the record, its part of the payment, its mark, link and profile line, and `extraWrites`.
 * Safe to repeat. Returns the record's id; null when too little is left.
 */
export async function storeUnderCode(
  told: RecordInput,
  staff: Account,
  extraWrites: readonly Write[] = [],
): Promise<string | null> {
  const { code, amount, kind, received } = told
  let known: CodePayment | null = null
  for (;;) {
    const attempts: number = known?.attempts ?? told.attempts ?? 0
    const record = newRecord(told, attempts + 1)
    const id = confirmationId(code, record.attempt)
    const all = known && known.booked > 0 ? known.received : (received ?? amount)
    try {
      await commit([...writesOf(record, all, staff), ...extraWrites])
      unheard.delete(id)
      return id
    } catch (failure) {
      if (!mayBeStored(failure)) throw failure
      if (mayHaveTakenEffect(failure)) unheard.add(id)
      // Refused: the code may have other parts. No answer: it may be stored.
      known = (await loadCodePayment(code)) ?? readCodePayment(code, {})
      const { parts, rest, booked } = known
      const same = (await loadConfirmations(Object.keys(parts), kind)).filter(
        (each) => each.by === staff.uid && isSameRecord(each, newRecord(told, each.attempt)),
      )
      // While enough is left, an equal part is another one.
      const stored = same.find((each) => unheard.has(each.id)) ?? (amount > rest ? same[0] : null)
      if (stored) {
        unheard.delete(stored.id)
        publishChanges(writesOf(newRecord(told, stored.attempt), known.received, staff))
        return stored.id
      }
      const isAsExpected = known.attempts === attempts && (booked === 0 || known.received === all)
      // Refused for another reason.
      if (isAsExpected) throw failure
      if (booked > 0 && (amount > rest || (received ?? known.received) !== known.received))
        return null
    }
  }
}

function writesOf(record: NewRecord, received: number, staff: Account): readonly Write[] {
  const { code, attempt, kind, document, amount, uid, line } = record
  const id = confirmationId(code, attempt)
  const part = { map: 'parts', key: id, value: amount } as const
  return [
    { collection: 'confirmations', id, set: { ...record, ...signatureOf(staff) }, timed: 'at' },
    { collection: 'payments', id: code, ...part, put: { received, attempts: attempt } },
    ...(document === undefined
      ? []
      : [{ collection: 'confirmed', id: markId(kind, document), ...part }]),
    ...linkWrite(record, 'confirmed'),
    ...(uid === undefined || line === undefined
      ? []
      : [{ collection: 'users', id: uid, addTo: 'contributions', item: line }]),
  ]
}
