import type { TimeSpan } from '@/staff/matching/statement'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { loadMembers, type StoredMember } from './members'
import { loadEntryTimes } from './entryTimes'
import { loadStates } from './paymentStates'
import { loadOpenPledges } from './pledges'
import { loadUnpaidOrders } from './storedOrders'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs

/**
 * What these payments may be for, with the amounts due: pledges from 72 hours before, orders and
 * fees from a week before, older ones by `references`. No fees without `feeKsh`. 2 to 4 reads each;
 * 2 if paid.
 */
export async function loadExpectedPayments(
  { from, to }: TimeSpan,
  {
    references,
    feeKsh,
  }: { readonly references: readonly string[]; readonly feeKsh: number | null },
): Promise<readonly ExpectedPayment[]> {
  const before = new Date(to + hourMs)
  const weekBefore = new Date(from - weekMs)
  const [pledges, orders, fees] = await Promise.all([
    loadOpenPledges(new Date(from - 72 * hourMs), before, references),
    loadUnpaidOrders(weekBefore, before, references),
    feeKsh === null ? [] : loadFees(weekBefore, before),
  ])
  return [
    ...pledges.map(({ id, name, email, amount, at }) =>
      toExpectedPayment({ kind: 'donation', id, name, email, amount }, at),
    ),
    ...orders.map(({ id, name, phoneNumber: phone, totalCost: amount, at }) =>
      toExpectedPayment({ kind: 'order', id, name, phone, amount }, at),
    ),
    ...fees.map(({ member, at }) => {
      const { fname, lname, phoneNumber: phone } = member.profile
      const name = `${fname} ${lname}`
      return toExpectedPayment(
        { kind: 'fee', id: member.uid, name, phone, amount: feeKsh ?? 0 },
        at,
      )
    }),
  ]
}

async function loadFees(
  from: Date,
  before: Date,
): Promise<readonly { readonly member: StoredMember; readonly at: Date | null }[]> {
  const joined = await loadEntryTimes('joined', from, before)
  const ids = [...joined.keys()]
  const states = await loadStates(
    'fee',
    ids.map((id) => ({ id })),
  )
  const members = await loadMembers(ids.filter((id) => states(id).state !== 'confirmed'))
  return [...members.values()].map((member) => ({ member, at: joined.get(member.uid) ?? null }))
}

function toExpectedPayment(payment: ExpectedPayment, at: Date | null): ExpectedPayment {
  return at ? { ...payment, at: at.getTime() } : payment
}
