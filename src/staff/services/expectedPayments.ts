import type { TimeSpan } from '@/staff/matching/statement'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { joinedOn } from '@/staff/domain/members'
import { loadMembers } from './members'
import { loadEntryTimes } from './entryTimes'
import { loadSteps } from './orderSteps'
import { loadStates } from './paymentStates'
import { loadClosed, loadPledgesOf } from './pledges'
import { findByReferences } from './search'
import { loadOrders } from './storedOrders'

const dayMs = 24 * 3_600_000

export function awaitedSince({ from }: Pick<TimeSpan, 'from'>): Date {
  return new Date(from - 90 * dayMs)
}

/**
 * What payments of this time may be for, with the amounts due: from 90 days before to a day after, and older ones by
 * `references`. No fees without `feeKsh`. Up to 4 reads each.
 */
export async function loadExpectedPayments(
  { from, to }: TimeSpan,
  references: readonly string[],
  feeKsh: number | null,
): Promise<readonly ExpectedPayment[]> {
  const before = new Date(to + dayMs)
  const daysBefore = awaitedSince({ from })
  const found = await Promise.all([
    loadOpenPledges(daysBefore, before, references),
    loadOpenOrders(daysBefore, before, references),
    feeKsh === null ? [] : loadFees(daysBefore, before, feeKsh),
  ])
  return found.flat()
}

/** Neither fully paid nor closed. */
export async function loadOpenPledges(...of: Parameters<typeof loadPledgesOf>) {
  const pledges = await loadPledgesOf(...of)
  const due = await loadDue(
    'donation',
    pledges.map(({ id, name, email, amount, at }) => ({ id, name, email, amount, ...timeOf(at) })),
  )
  const closed = await loadClosed(due.map(({ id }) => id))
  return due.filter(({ id }) => !closed.has(id))
}

/** Neither fully paid nor cancelled; placed in that time, or named by a reference. */
async function loadOpenOrders(from: Date, before: Date, references: readonly string[]) {
  const [placed, named] = await Promise.all([
    loadEntryTimes('placed', from, before),
    findByReferences('Orders', references),
  ])
  const orders = await loadOrders([...new Set([...placed.keys(), ...named.keys()])], placed)
  const open = await loadDue(
    'order',
    orders.map(({ id, name, phoneNumber: phone, totalCost: amount, at }) => {
      return { id, name, phone, amount, ...timeOf(at) }
    }),
  )
  const stepsOf = await loadSteps(open, ['cancelled'])
  return open.filter(({ id }) => !stepsOf(id).cancelled)
}

/** What is not fully paid. Each amount is what is still due. */
async function loadDue(
  kind: 'donation' | 'order',
  pledged: readonly Omit<ExpectedPayment, 'kind'>[],
): Promise<readonly ExpectedPayment[]> {
  const states = await loadStates(kind, pledged)
  return pledged
    .filter(({ id }) => states(id).state !== 'confirmed')
    .map((each) => ({ ...each, kind, amount: each.amount - states(each.id).paid }))
}

async function loadFees(from: Date, before: Date, amount: number) {
  const joined = await loadEntryTimes('joined', from, before)
  const ids = [...joined.keys()]
  const fees = ids.map((id) => ({ id }))
  const states = await loadStates('fee', fees)
  const members = await loadMembers(ids.filter((id) => states(id).state !== 'confirmed'))
  // A day that staff stored stands for a fee paid in another way.
  const unpaid = [...members].filter(([, { profile }]) => joinedOn(profile) === '')
  return unpaid.map(([id, { profile }]) => {
    const { fname, lname, phoneNumber: phone } = profile
    const at = joined.get(id) ?? null
    return { kind: 'fee' as const, id, name: `${fname} ${lname}`, phone, amount, ...timeOf(at) }
  })
}

function timeOf(at: Date | null): Pick<ExpectedPayment, 'at'> {
  return at ? { at: at.getTime() } : {}
}
