import type { Pledge } from '@/domain/matching/matching'
import type { Reach } from '@/domain/matching/statement'
import type { ListCursor, ListPage } from './database'
import { loadRecords } from './confirmationRecords'
import { listMembers } from './members'
import { listOrders } from './orders'
import { loadStates } from './paymentStates'
import { listPledges } from './pledges'

/** Something to match, and the address by which a gift finds its member. */
export interface PaymentToMatch extends Pledge {
  readonly email?: string
}

const hourMs = 3_600_000

/**
 * What a statement may hold the payment of: the M-Pesa pledges of its time and of the three days
 * before, orders, and fees when there is one, as far as nothing confirms them. It costs a read for
 * each of them. @throws Failure
 */
export async function loadPaymentsToMatch(
  { from, to }: Reach,
  feeKsh: number | null,
): Promise<readonly PaymentToMatch[]> {
  const [pledges, orders, members] = await Promise.all([
    all((after) =>
      listPledges(
        {
          method: 'mpesa',
          from: new Date(from - 72 * hourMs),
          until: new Date(to + hourMs),
        },
        after,
      ),
    ),
    all(listOrders),
    feeKsh === null ? [] : all(listMembers),
  ])
  const fees = await loadStates(
    'fee',
    members.map(({ uid }) => ({ id: uid })),
  )
  return [
    ...pledges
      .filter(({ payment }) => payment.state !== 'confirmed')
      .map(({ pledge: { id, name, email, amount, at } }) => ({
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

/** Which of these codes are confirmed already. @throws Failure */
export async function confirmedCodes(codes: readonly string[]): Promise<ReadonlySet<string>> {
  const records = await loadRecords(codes)
  return new Set(records.flatMap(({ confirmation, voided }) => (voided ? [] : [confirmation.code])))
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
