import type { Profile } from '@/domain/members/profile'
import { readConfirmation, type Confirmation } from '@/staff/domain/confirmation'
import {
  giftKinds,
  isGift,
  isRefund,
  readFrom,
  type Contact,
  type Gift,
} from '@/staff/domain/givers'
import { readPledge, type Pledge } from '@/staff/domain/records'
import type { FoundDocument } from './staffDatabase'
import { findByIds } from './database'
import { loadAll, loadPage } from './listPage'
import { loadMembers } from './members'
import { loadThanks } from './thanks'

/** `year`: YYYY. Gifts and refunds, without void ones. */
export async function loadGifts(year: string): Promise<readonly Gift[]> {
  // In this order: the voids cover everything read.
  const found = await findOfYear('confirmations', year)
  const voids = new Set((await findOfYear('voids', year)).map(({ id }) => id))
  const records = found
    .filter(({ id }) => !voids.has(id))
    .map(({ id, fields }) => readConfirmation(id, fields))
  const refunded = await loadRefunded(records)
  const giftOf = (record: Confirmation) =>
    isRefund(record) ? refunded.get(record.document) : record
  const counting = records.flatMap((record) => {
    const gift = giftOf(record)
    return gift && isGift(gift) ? [{ record, gift }] : []
  })
  const [contactsOf, thanks] = await Promise.all([
    loadContacts(counting.map(({ gift }) => gift)),
    loadThanks(counting.map(({ record }) => record.id)),
  ])
  return counting.map(({ record, gift }) => ({
    record,
    contacts: contactsOf(gift),
    thanks: thanks.get(record.id) ?? null,
  }))
}

/** In halves: a query takes 30 pairs of month and kind. */
async function findOfYear(collection: string, year: string): Promise<readonly FoundDocument[]> {
  const months = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  )
  const halves = await Promise.all(
    [months.slice(0, 6), months.slice(6)].map((half) =>
      loadAll((after) =>
        loadPage(
          {
            collection,
            where: [
              ['month', 'IN', half],
              ['kind', 'IN', giftKinds],
            ],
            size: 300,
          },
          after,
          (document) => document,
        ),
      ),
    ),
  )
  return halves.flat()
}

/** The gifts behind refunds, perhaps from another year. */
async function loadRefunded(
  records: readonly Confirmation[],
): Promise<ReadonlyMap<string, Confirmation>> {
  const known = new Map(records.map((record) => [record.id, record]))
  const missing = records
    .filter((record) => isRefund(record) && !known.has(record.document))
    .map(({ document }) => document)
  const found = await findByIds('confirmations', [...new Set(missing)])
  return new Map([
    ...known,
    ...[...found].map(([id, { fields }]) => [id, readConfirmation(id, fields)] as const),
  ])
}

/** One read per pledge, and per member. */
async function loadContacts(
  gifts: readonly Confirmation[],
): Promise<(gift: Confirmation) => readonly Contact[]> {
  const pledged = gifts.filter(({ kind }) => kind === 'donation').map(({ document }) => document)
  const [pledges, members] = await Promise.all([
    findByIds('Donations', [...new Set(pledged)]),
    loadMembers([...new Set(gifts.flatMap(({ uid }) => uid ?? []))]),
  ])
  return ({ kind, document, uid, from }) => {
    if (kind === 'income') return [readFrom(from)]
    const pledge = pledges.get(document)
    const profile = uid === undefined ? undefined : members.get(uid)?.profile
    return [
      ...(pledge ? [pledgeContact(readPledge(pledge.id, pledge.fields))] : []),
      ...(profile ? [memberContact(profile)] : []),
    ]
  }
}

function pledgeContact({ name, email }: Pledge): Contact {
  return { name, email, phone: '' }
}

function memberContact({ fname, lname, email, phoneNumber: phone }: Profile): Contact {
  return { name: `${fname} ${lname}`.trim(), email, phone }
}
