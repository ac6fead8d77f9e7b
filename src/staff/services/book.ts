import { wholeKsh } from '@/domain/money/money'
import { plainDigits } from '@/domain/text/plainText'
import { inOrder, type BookEntry, type Payer } from '@/staff/domain/book'
import { bankCode, markId, readConfirmation, type Confirmation } from '@/staff/domain/confirmation'
import { readSignedReason } from '@/staff/domain/stored'
import { findRecords, withRefunded } from './confirmationRecords'
import { findByIds, findByField, findDocuments } from './database'
import { loadPayers, type KnownPayers } from './payers'
import { findPeople, type ReadPeople } from './people'
import { findAny } from './search'
import { type ById, beginningWith, type FoundDocument } from './wireFormat'

/** `month`: YYYY-MM. Voided records too, latest first. */
export async function loadMonth(month: string, known: KnownPayers): Promise<readonly BookEntry[]> {
  const { records, voids } = await findRecords([['month', 'EQUAL', month]])
  return entriesOf(records, voids, known)
}

/** Finds by amount or the start of a code or reference (at most 50 each), or by name. */
export async function findInBook(
  typed: string,
  people?: ReadPeople,
  known: KnownPayers = new Map(),
): Promise<readonly BookEntry[]> {
  const signs = plainDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '')
    .replace(/-\d\d?$/, '')
  const bank = bankCode(signs.replace(/^BANK-/, ''))
  const amount = wholeKsh(typed)
  const found = await findAny('confirmations', [
    ...(signs.length < 4 ? [] : [beginningWith('code', signs), beginningWith('document', signs)]),
    ...(bank === null ? [] : [beginningWith('code', bank)]),
    ...(amount === null ? [] : [[['amount', 'EQUAL', amount]] as const]),
  ])
  // If a text with digits has found something, it is nobody's name.
  const isCode = found.size > 0 && /\d/.test(typed)
  const paid = new Map([...found, ...(isCode ? [] : await findByName(typed, people))])
  // A refund names only the payment that it pays back.
  const refunds = await findByField('confirmations', 'document', [...paid.keys()])
  const all = new Map([...paid, ...refunds])
  const voids = await findByIds('voids', [...all.keys()])
  return entriesOf([...all.values()].map(readConfirmation), voids, known)
}

/** What is booked for the pledges, orders and members with this name, and income from it. */
async function findByName(typed: string, people?: ReadPeople): Promise<ById<FoundDocument>> {
  if (!/\p{L}/u.test(typed) || typed.includes('@')) return new Map()
  const [income, ...payers] = await Promise.all(
    (['confirmations', 'Donations', 'Orders', 'users'] as const).map((each) =>
      findPeople(each, typed, people),
    ),
  )
  const documents = payers.flatMap((each) => [...each.keys()])
  const booked = await findByField('confirmations', 'document', documents)
  return new Map([...(income ?? []), ...booked])
}

/** YYYY-MM; null if the book is empty. */
export async function loadFirstMonth(): Promise<string | null> {
  const [first] = await findDocuments({
    collection: 'confirmations',
    orderBy: [['month', 'ASCENDING']],
    limit: 1,
  })
  return first ? readConfirmation(first).paidOn.slice(0, 7) : null
}

async function entriesOf(
  records: readonly Confirmation[],
  voids: ById<FoundDocument>,
  known: KnownPayers,
): Promise<readonly BookEntry[]> {
  const all = await withRefunded(records)
  await loadPayers([...all.values()], known)
  const payerOf = ({ kind, document, from }: Confirmation): Payer | null =>
    kind === 'income' ? { name: from, pledged: null } : (known.get(markId(kind, document)) ?? null)
  const refundOf = new Map(
    records
      .filter(({ id, kind }) => kind === 'refund' && !voids.has(id))
      .map((each) => [each.document, each]),
  )
  return inOrder(
    records.map((record) => {
      const voided = voids.get(record.id)
      const of = (record.kind === 'refund' && all.get(record.document)) || null
      return {
        ...record,
        payer: payerOf(of ?? record),
        void: voided ? readSignedReason(voided.fields) : null,
        of,
        refund: refundOf.get(record.id) ?? null,
      }
    }),
  )
}
