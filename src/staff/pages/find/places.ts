import { giftsTexts } from '@/staff/content/gifts'
import { ordersTexts } from '@/staff/content/orders'
import { staffMessagesTexts } from '@/staff/content/messages'
import { recordKindNames } from '@/staff/content/book'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { Area } from '@/staff/domain/areas'
import type { TabName } from '@/staff/pages/deskTabs'
import { dayText, timeText } from '@/staff/pages/list/timeText'
import { memberName } from '@/staff/pages/members/memberName'
import { findInBook } from '@/staff/services/book'
import { findMembers } from '@/staff/services/members'
import { findMessages } from '@/staff/services/messages'
import { findPledges } from '@/staff/services/pledges'
import { findOrders } from '@/staff/services/storedOrders'

interface Hit {
  readonly id: string
  readonly text: string
}

const places = {
  Gifts: {
    area: 'money',
    find: async (searchText) =>
      (await findPledges(searchText)).map(({ pledge: { id, name, amount }, payment }) =>
        hit(id, referenceOf(id), name, formatKsh(amount), giftsTexts.states[payment.state]),
      ),
  },
  Orders: {
    area: 'money',
    find: async (searchText) =>
      (await findOrders(searchText)).map(({ order: { id, name, totalCost }, payment }) =>
        hit(id, referenceOf(id), name, formatKsh(totalCost), ordersTexts.states[payment.state]),
      ),
  },
  Book: {
    area: 'money',
    find: async (searchText) =>
      (await findInBook(searchText, new Map())).map(({ record, payer }) =>
        hit(
          record.id,
          record.code,
          payer?.name ?? '',
          formatKsh(record.amount),
          recordKindNames[record.kind],
          dayText(record.paidOn),
        ),
      ),
  },
  Members: {
    area: 'members',
    find: async (searchText) =>
      (await findMembers(searchText)).map((member) =>
        hit(member.uid, memberName(member), member.profile.email, member.profile.role),
      ),
  },
  Messages: {
    area: 'messages',
    find: async (searchText) =>
      (await findMessages(searchText)).map(({ message: { id, name, subject, at }, answered }) =>
        hit(id, name, subject, timeText(at), answered ? staffMessagesTexts.answered : ''),
      ),
  },
} as const satisfies Partial<
  Record<
    TabName,
    { readonly area: Area; readonly find: (searchText: string) => Promise<readonly Hit[]> }
  >
>

export type Place = keyof typeof places

export const placesFor = (areas: readonly Area[]): readonly Place[] =>
  (Object.keys(places) as Place[]).filter((place) => areas.includes(places[place].area))

/** @throws Failure */
export function findIn(place: Place, searchText: string): Promise<readonly Hit[]> {
  return places[place].find(searchText)
}

function hit(id: string, ...words: readonly string[]): Hit {
  return { id, text: words.filter(Boolean).join(' · ') }
}
