import type { Reach } from '@/domain/matching/statement'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { loadAll } from './listPage'
import { listMembers } from './members'
import { loadStates } from './paymentStates'
import { loadOpenPledges } from './pledges'
import { listOrders } from './storedOrders'

const hourMs = 3_600_000

/**
 * What is still to come of the pledges of the statement's time and of three days before, of all
 * orders and fees. Each costs a read.
 */
export async function loadExpectedPayments(
  { from, to }: Reach,
  feeKsh: number | null,
): Promise<readonly ExpectedPayment[]> {
  const [pledges, orders, members] = await Promise.all([
    loadOpenPledges(new Date(from - 72 * hourMs), new Date(to + hourMs)),
    loadAll(listOrders),
    feeKsh === null ? [] : loadAll(listMembers),
  ])
  const accounts = members.map(({ uid: id }) => ({ id }))
  const fees = await loadStates('fee', accounts)
  return [
    ...pledges.map(({ id, name, email, amount, at }) =>
      asExpected({ kind: 'donation', id, name, email, amount }, at),
    ),
    ...orders
      .filter(({ payment, steps }) => payment.state !== 'confirmed' && !steps.cancelled)
      .map(({ order: { id, name, phoneNumber: phone, totalCost, at }, payment: { paid } }) =>
        asExpected({ kind: 'order', id, name, phone, amount: totalCost - paid }, at),
      ),
    ...members
      .filter(({ uid }) => fees(uid).state !== 'confirmed')
      .map(({ uid: id, profile: { fname, lname, phoneNumber: phone } }) =>
        asExpected(
          { kind: 'fee', id, name: `${fname} ${lname}`, phone, amount: feeKsh ?? 0 },
          null,
        ),
      ),
  ]
}

function asExpected(payment: ExpectedPayment, at: Date | null): ExpectedPayment {
  return at ? { ...payment, at: at.getTime() } : payment
}
