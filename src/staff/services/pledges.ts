import type { PaymentMethod } from '@/domain/giving/donation'
import type { Account } from '@/domain/members/account'
import { readPledge, type Pledge } from '@/staff/domain/records'
import { commit } from './database'
import { findAll, loadPage, type ListCursor } from './listPage'
import type { ReadPeople } from './people'
import { findByReferences, findByText } from './search'
import { inRange } from './wireFormat'
import { loadSigned, storeOnce } from './storeOnce'
import { loadPayments } from './paymentStates'

export type PledgeInList = Readonly<Awaited<ReturnType<typeof withPayments>>[number]>

const newestFirst = { collection: 'Donations', orderBy: ['timestamp', 'DESCENDING'] } as const

/** With any method unless one is given; newest first. */
export async function listPledges(method?: PaymentMethod, after: ListCursor | null = null) {
  const where = method ? ([['paymentMethod', 'EQUAL', method]] as const) : []
  const { items, next } = await loadPage({ ...newestFirst, where }, after, readPledge)
  return { items: await withPayments(items), next }
}

/** By code, reference, address or name; newest first within each. */
export async function findPledges(typed: string, people?: ReadPeople, method?: PaymentMethod) {
  const found = await findByText('donation', typed, people)
  const pledges = found.flatMap((each) =>
    [...each.values()]
      .map(readPledge)
      .filter((pledge) => method === undefined || pledge.paymentMethod === method)
      .sort((one, other) => Number(other.at) - Number(one.at)),
  )
  const once = new Map(pledges.map((pledge) => [pledge.id, pledge]))
  return withPayments([...once.values()])
}

/** The pledges of that time, and those with one of the references. */
export async function loadPledgesOf(from: Date, before: Date, references: readonly string[]) {
  const [inTime, named] = await Promise.all([
    findAll({ ...newestFirst, where: inRange('timestamp', from, before) }, readPledge),
    findByReferences('Donations', references),
  ])
  const found = [...inTime, ...[...named.values()].map(readPledge)]
  return [...new Map(found.map((pledge) => [pledge.id, pledge])).values()]
}

/** Why we no longer wait for pledges, by id. One read for each that is closed. */
export const loadClosed = (ids: readonly string[]) => loadSigned('closedPledges', ids)

/** The first reason stands. Safe to repeat. */
export function closePledge(id: string, reason: string, staff: Account): Promise<void> {
  return storeOnce('closedPledges', id, { reason }, staff)
}

/** Safe to repeat. */
export function reopenPledge(id: string): Promise<void> {
  return commit([{ collection: 'closedPledges', id, delete: true }])
}

/** The pledges with what is known about their money by now. */
export async function withPayments(pledges: readonly Pledge[]) {
  const [paymentOf, closed] = await Promise.all([
    loadPayments('donation', pledges),
    loadClosed(pledges.map(({ id }) => id)),
  ])
  return pledges.map((pledge) => {
    const payment = paymentOf(pledge.id)
    const isPaid = payment.state === 'confirmed' || payment.state === 'back'
    return {
      ...pledge,
      payment,
      /** Why we no longer wait for it; null while we do, and once it is paid. */
      closed: (!isPaid && closed.get(pledge.id)) || null,
    }
  })
}
