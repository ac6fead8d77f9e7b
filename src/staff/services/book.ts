import * as v from 'valibot'
import { readProfile } from '@/domain/members/readProfile'
import { searchedAmount, inOrder, type BookEntry, type Payer } from '@/staff/domain/book'
import {
  bankCode,
  markId,
  readConfirmation,
  type Confirmation,
  type PaymentKind,
} from '@/staff/domain/confirmation'
import { readOrder, readPledge } from '@/staff/domain/records'
import { signatureFields, storedText } from '@/staff/domain/stored'
import type { FoundDocument } from './staffDatabase'
import { findByIds, findDocuments } from './database'
import { loadAll, loadPage } from './listPage'
import { beginningWith, findAny } from './search'

/** By `markId`. Pledges never change, so none is read twice. */
export type KnownPayers = Map<string, Payer>

const pageSize = 300

/** `month`: YYYY-MM. Voided records too, latest first. */
export async function loadMonth(month: string, known: KnownPayers): Promise<readonly BookEntry[]> {
  const ofMonth = (collection: string) =>
    loadAll((after) =>
      loadPage(
        { collection, where: [['month', 'EQUAL', month]], size: pageSize },
        after,
        (document) => document,
      ),
    )
  // In this order: the voids cover everything read.
  const found = await ofMonth('confirmations')
  const voids = await ofMonth('voids')
  return entriesOf(found, new Map(voids.map((each) => [each.id, each])), known)
}

/** By amount, or the start of a code, reference or income's sender; at most 50 each. */
export async function findInBook(typed: string, known: KnownPayers): Promise<readonly BookEntry[]> {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9-]|-\d$/g, '')
  const bank = bankCode(signs.replace(/^BANK-/, ''))
  const codes = [...(signs.length >= 4 ? [signs] : []), ...(bank === null ? [] : [bank])]
  const amount = searchedAmount(typed)
  const records = await findAny('confirmations', [
    ...codes.map((code) => beginningWith('code', code)),
    ...(signs.length >= 4 ? [beginningWith('document', signs)] : []),
    ...(typed.trim().length >= 3 ? [beginningWith('from', typed.trim())] : []),
    ...(amount === null ? [] : [[['amount', 'EQUAL', amount]] as const]),
  ])
  const voids = await findByIds('voids', [...records.keys()])
  return entriesOf([...records.values()], voids, known)
}

/** YYYY-MM, or null. */
export async function loadFirstMonth(): Promise<string | null> {
  const [first] = await findDocuments({
    collection: 'confirmations',
    orderBy: [['month', 'ASCENDING']],
    limit: 1,
  })
  return first ? readConfirmation(first.id, first.fields).paidOn.slice(0, 7) : null
}

const storedVoid = v.object({ reason: storedText, ...signatureFields })

async function entriesOf(
  found: readonly FoundDocument[],
  voids: ReadonlyMap<string, FoundDocument>,
  known: KnownPayers,
): Promise<readonly BookEntry[]> {
  const records = found.map(({ id, fields }) => readConfirmation(id, fields))
  const refunds = records.filter(({ kind }) => kind === 'refund')
  const paidBack = new Map(
    [...records, ...(await loadOthers(refunds, records))].map((each) => [each.id, each]),
  )
  const refundOf = new Map(
    refunds.filter(({ id }) => !voids.has(id)).map((each) => [each.document, each]),
  )
  await loadPayers([...paidBack.values()], known)
  const payerOf = ({ kind, document, from }: Confirmation): Payer | null =>
    kind === 'income' ? { name: from, pledged: null } : (known.get(markId(kind, document)) ?? null)
  return inOrder(
    records.map((record) => {
      const voided = voids.get(record.id)
      const of = (record.kind === 'refund' && paidBack.get(record.document)) || null
      return {
        record,
        payer: payerOf(of ?? record),
        void: voided ? v.parse(storedVoid, voided.fields) : null,
        of,
        refund: refundOf.get(record.id) ?? null,
      }
    }),
  )
}

async function loadOthers(refunds: readonly Confirmation[], records: readonly Confirmation[]) {
  const known = new Set(records.map(({ id }) => id))
  const ids = new Set(refunds.map(({ document }) => document).filter((id) => !known.has(id)))
  const found = await findByIds('confirmations', [...ids])
  return [...found].map(([id, { fields }]) => readConfirmation(id, fields))
}

const payers: Readonly<
  Record<
    PaymentKind,
    { readonly collection: string; readonly read: (document: FoundDocument) => Payer }
  >
> = {
  donation: {
    collection: 'Donations',
    read: ({ id, fields }) => {
      const { name, amount: pledged } = readPledge(id, fields)
      return { name, pledged }
    },
  },
  order: {
    collection: 'Orders',
    read: ({ id, fields, createdAt }) => {
      const { name, totalCost: pledged } = readOrder(id, fields, createdAt)
      return { name, pledged }
    },
  },
  fee: {
    collection: 'users',
    read: ({ id: uid, fields }) => {
      const account = { uid, email: '', openedAt: null, isEmailConfirmed: false }
      const { fname, lname } = readProfile(account, fields)
      return { name: `${fname} ${lname}`.trim(), pledged: null }
    },
  },
}

const payerKinds = Object.keys(payers) as PaymentKind[]

async function loadPayers(records: readonly Confirmation[], known: KnownPayers): Promise<void> {
  await Promise.all(
    payerKinds.map(async (kind) => {
      const { collection, read } = payers[kind]
      const ids = records.filter((each) => each.kind === kind).map(({ document }) => document)
      const unknown = new Set(ids.filter((id) => !known.has(markId(kind, id))))
      for (const [id, document] of await findByIds(collection, [...unknown]))
        known.set(markId(kind, id), read(document))
    }),
  )
}
