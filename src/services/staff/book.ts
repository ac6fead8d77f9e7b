import * as v from 'valibot'
import { readProfile } from '@/domain/members/readProfile'
import { amountSought, inOrder, type BookEntry, type Payer } from '@/domain/staff/book'
import {
  bankCode,
  markId,
  readConfirmation,
  type Confirmation,
  type PaymentKind,
} from '@/domain/staff/confirmation'
import { readOrder, readPledge } from '@/domain/staff/records'
import { signatureFields, storedText } from '@/domain/staff/stored'
import type { FoundDocument, Query } from '@/services/firebase/staffDatabase'
import { askDatabase, findByIds } from './database'
import { loadAll, loadPage } from './listPage'

/** Pledges never change, so that none is read twice. By `markId`. */
export type KnownPayers = Map<string, Payer>

const pageSize = 300

/** All of a month (YYYY-MM), voided ones too, the latest first. */
export async function loadMonth(month: string, known: KnownPayers): Promise<readonly BookEntry[]> {
  const ofMonth = (collection: string) =>
    loadAll((after) =>
      loadPage(
        { collection, where: [['month', 'EQUAL', month]], size: pageSize },
        after,
        (document) => document,
      ),
    )
  // In this order, so that a void of what was read is known.
  const found = await ofMonth('confirmations')
  const voids = await ofMonth('voids')
  return entriesOf(found, new Map(voids.map((each) => [each.id, each])), known)
}

/** Of all months, by amount or by how a code, reference or name of income begins; at most 50 of each. */
export async function findInBook(typed: string, known: KnownPayers): Promise<readonly BookEntry[]> {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9-]|-\d$/g, '')
  const bank = bankCode(signs.replace(/^BANK-/, ''))
  const codes = [...(signs.length >= 4 ? [signs] : []), ...(bank === null ? [] : [bank])]
  const amount = amountSought(typed)
  const conditions: NonNullable<Query['where']>[] = [
    ...codes.map((code) => beginningWith('code', code)),
    ...(signs.length >= 4 ? [beginningWith('document', signs)] : []),
    ...(typed.trim().length >= 3 ? [beginningWith('from', typed.trim())] : []),
    ...(amount === null ? [] : [[['amount', 'EQUAL', amount]] as const]),
  ]
  const found = await askDatabase(({ findDocuments }) =>
    Promise.all(
      conditions.map((where) => findDocuments({ collection: 'confirmations', where, limit: 50 })),
    ),
  )
  const records = new Map(found.flat().map((each) => [each.id, each]))
  const voids = await findByIds('voids', [...records.keys()])
  return entriesOf([...records.values()], voids, known)
}

function beginningWith(field: string, text: string) {
  return [
    [field, 'GREATER_THAN_OR_EQUAL', text],
    [field, 'LESS_THAN', `${text}\u{10ffff}`],
  ] as const
}

/** Of the first payment, as YYYY-MM; null while there is none. */
export async function loadFirstMonth(): Promise<string | null> {
  const [first] = await askDatabase(({ findDocuments }) =>
    findDocuments({ collection: 'confirmations', orderBy: [['month', 'ASCENDING']], limit: 1 }),
  )
  return first ? readConfirmation(first.id, first.fields).paidOn.slice(0, 7) : null
}

const storedVoid = v.object({ reason: storedText, ...signatureFields })

async function entriesOf(
  found: readonly FoundDocument[],
  voids: ReadonlyMap<string, FoundDocument>,
  known: KnownPayers,
): Promise<readonly BookEntry[]> {
  const records = found.map(({ id, fields }) => readConfirmation(id, fields))
  await loadPayers(records, known)
  return inOrder(
    records.map((record) => {
      const voided = voids.get(record.id)
      return {
        record,
        payer:
          record.kind === 'income'
            ? { name: record.from, pledged: null }
            : (known.get(markId(record.kind, record.document)) ?? null),
        void: voided ? v.parse(storedVoid, voided.fields) : null,
      }
    }),
  )
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

/** Adds those that are not known yet. */
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
