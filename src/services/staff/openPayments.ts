import type { Pledge } from '@/domain/matching/matching'
import type { Reach } from '@/domain/matching/statement'
import type { ListCursor, ListPage } from './database'
import { listMembers } from './members'
import { loadOpenPledges } from './openPledges'
import { listOrders } from './orders'
import { loadStates } from './paymentStates'

/** Something to match, and the address by which a gift finds its member. */
export interface PaymentToMatch extends Pledge {
  readonly email?: string
}

const hourMs = 3_600_000

/**
 * What a statement may hold the payment of: the pledges of its time and of the three days
 * before, orders, and fees when there is one, as far as nothing confirms them. It costs a read for
 * each of them. @throws Failure
 */
export async function loadPaymentsToMatch(
  { from, to }: Reach,
  feeKsh: number | null,
): Promise<readonly PaymentToMatch[]> {
  const [pledges, orders, members] = await Promise.all([
    loadOpenPledges(new Date(from - 72 * hourMs), new Date(to + hourMs)),
    all(listOrders),
    feeKsh === null ? [] : all(listMembers),
  ])
  const fees = await loadStates(
    'fee',
    members.map(({ uid }) => ({ id: uid })),
  )
  return [
    ...pledges.map(({ id, name, email, amount, at }) => ({
      id,
      kind: 'donation' as const,
      name,
      email,
      amount,
      ...(at && { at: at.getTime() }),
    })),
    ...orders
      .filter(({ payment, steps }) => payment.state !== 'confirmed' && !steps.cancelled)
      .map(({ order: { id, name, phoneNumber: phone, totalCost: amount, at } }) => ({
        id,
        kind: 'order' as const,
        name,
        phone,
        amount,
        ...(at && { at: at.getTime() }),
      })),
    ...members
      .filter(({ uid }) => fees(uid).state !== 'confirmed')
      .map(({ uid, profile }) => ({
        id: uid,
        kind: 'fee' as const,
        name: `${profile.fname} ${profile.lname}`,
        phone: profile.phoneNumber,
        amount: feeKsh ?? 0,
      })),
  ]
}

async function all<T>(
  list: (after: ListCursor | null) => Promise<ListPage<T>>,
): Promise<readonly T[]> {
  const items: T[] = []
  let next: ListCursor | null = null
  do {
    const page: ListPage<T> = await list(next)
    items.push(...page.items)
    next = page.next
  } while (next)
  return items
}
