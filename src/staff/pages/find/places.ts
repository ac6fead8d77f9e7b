import { paymentTexts } from '@/staff/content/payments'
import { staffMessagesTexts } from '@/staff/content/messages'
import { ordersTexts } from '@/staff/content/orders'
import { bookTexts, recordKindNames } from '@/staff/content/book'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { isolated } from '@/domain/text/inPlace'
import { memberName } from '@/staff/domain/members'
import type { TabName } from '@/staff/pages/deskTabs'
import { stateText } from '@/staff/pages/gifts/giftColumns'
import type { Item } from '@/staff/pages/list/StaffTable'
import { dayText, timeText } from '@/staff/domain/days'
import { findInBook } from '@/staff/services/book'
import { findMembers } from '@/staff/services/members'
import { findMessages } from '@/staff/services/messages'
import { orderSteps } from '@/staff/services/orderSteps'
import type { Find } from '@/staff/services/people'
import { findPledges } from '@/staff/services/pledges'
import { findOrders } from '@/staff/services/storedOrders'

export type Place = ReturnType<typeof placeOf>

export const places: readonly Place[] = [
  placeOf('Gifts', findPledges, (pledge) => [
    referenceOf(pledge.id),
    pledge.name,
    formatKsh(pledge.amount),
    stateText(pledge),
  ]),
  placeOf('Orders', findOrders, ({ id, name, totalCost, payment, steps }) => [
    referenceOf(id),
    name,
    formatKsh(totalCost),
    paymentTexts.states.order[payment.state],
    ...orderSteps.filter((step) => steps[step]).map((step) => ordersTexts.steps[step]),
  ]),
  placeOf('Book', findInBook, (entry) => [
    entry.code,
    entry.payer?.name ?? '',
    formatKsh(entry.amount),
    recordKindNames[entry.kind],
    dayText(entry.paidOn),
    entry.void ? bookTexts.isVoid : '',
  ]),
  placeOf('Members', findMembers, ({ profile }) => [
    memberName(profile),
    profile.email,
    profile.role,
  ]),
  placeOf('Messages', findMessages, ({ name, subject, at, answered }) => [
    name,
    subject,
    timeText(at),
    answered ? staffMessagesTexts.answered : '',
  ]),
]

function placeOf<T extends Item>(
  tab: TabName,
  find: Find<T>,
  wordsOf: (item: T) => readonly string[],
) {
  const hit = (item: T) => ({
    id: item.id,
    text: wordsOf(item).filter(Boolean).map(isolated).join(' · '),
  })
  return { tab, find: async (...asked: Parameters<Find<T>>) => (await find(...asked)).map(hit) }
}
