import type { Confirmation } from '@/staff/domain/confirmation'
import { giftKinds, isGift, isRefund, readFrom, type Gift, type Giver } from '@/staff/domain/givers'
import type { Contact } from '@/staff/domain/textSearch'
import { readPledge } from '@/staff/domain/records'
import { findRecords, withRefunded } from './confirmationRecords'
import { findByIds, partsOf } from './database'
import { loadMembers } from './members'
import { loadStates } from './paymentStates'
import { loadThanks } from './thanks'

/** `year`: YYYY. Gifts and refunds, without void ones. */
export async function loadGifts(year: string): Promise<readonly Gift[]> {
  const months = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  )
  // In halves: a query takes at most 30 pairs of month and kind.
  const halves = await Promise.all(
    partsOf(months, 6).map((half) =>
      findRecords([
        ['month', 'IN', half],
        ['kind', 'IN', giftKinds],
      ]),
    ),
  )
  const records = halves.flatMap((half) => half.records.filter(({ id }) => !half.voids.has(id)))
  const all = await withRefunded(records)
  const counting = records.flatMap((record) => {
    const gift = isRefund(record) ? all.get(record.document) : record
    return gift && isGift(gift) ? [{ record, gift }] : []
  })
  const ids = counting.map(({ record }) => record.id)
  const [contactsOf, thanks, refunds] = await Promise.all([
    loadContacts(counting.map(({ gift }) => gift)),
    loadThanks(ids),
    loadStates(
      'refund',
      ids.map((id) => ({ id })),
    ),
  ])
  return counting.map(({ record, gift }) => ({
    ...record,
    contacts: contactsOf(gift),
    thanks: thanks.get(record.id) ?? null,
    back: refunds(record.id).paid,
  }))
}

/** The givers with the thanks noted by now. */
export async function reloadThanks(givers: readonly Giver[]): Promise<readonly Giver[]> {
  const thanks = await loadThanks(givers.flatMap(({ gifts }) => gifts.map(({ id }) => id)))
  return givers.map((giver) => ({
    ...giver,
    gifts: giver.gifts.map((gift) => ({ ...gift, thanks: thanks.get(gift.id) ?? null })),
  }))
}

/** One read per pledge, and per member. */
async function loadContacts(gifts: readonly Confirmation[]) {
  const pledged = gifts.filter(({ kind }) => kind === 'donation').map(({ document }) => document)
  const [pledges, members] = await Promise.all([
    findByIds('Donations', [...new Set(pledged)]),
    loadMembers([...new Set(gifts.flatMap(({ uid }) => uid ?? []))]),
  ])
  return ({ kind, document, uid, from }: Confirmation): readonly Contact[] => {
    if (kind === 'income') return [readFrom(from)]
    const contacts: Contact[] = []
    const pledge = pledges.get(document)
    if (pledge) {
      const { name, email } = readPledge(pledge)
      contacts.push({ name, email, phone: '' })
    }
    const profile = uid === undefined ? undefined : members.get(uid)?.profile
    if (profile) {
      const { fname, lname, email, phoneNumber: phone } = profile
      contacts.push({ name: `${fname} ${lname}`.trim(), email, phone })
    }
    return contacts
  }
}
