import { paymentTexts } from '@/staff/content/payments'
import { staffMessagesTexts } from '@/staff/content/messages'
import { recordKindNames } from '@/staff/content/book'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { isolated } from '@/domain/text/inPlace'
import { memberName } from '@/staff/domain/members'
import type { TabName } from '@/staff/pages/deskTabs'
import { stateText } from '@/staff/pages/gifts/giftColumns'
import { dayText, timeText } from '@/staff/pages/list/timeText'
import { findInBook } from '@/staff/services/book'
import { findMembers } from '@/staff/services/members'
import { findMessages } from '@/staff/services/messages'
import type { ReadPeople } from '@/staff/services/people'
import { findPledges } from '@/staff/services/pledges'
import { findOrders } from '@/staff/services/storedOrders'

export interface Place {
  readonly tab: TabName
  readonly find: (
    searchText: string,
    people: ReadPeople,
  ) => Promise<readonly { id: string; text: string }[]>
}

export const places: readonly Place[] = [
  {
    tab: 'Gifts',
    find: async (searchText, people) =>
      (await findPledges(searchText, {}, people)).map((item) => {
        const { id, name, amount } = item.pledge
        return hit(id, referenceOf(id), name, formatKsh(amount), stateText(item))
      }),
  },
  {
    tab: 'Orders',
    find: async (searchText, people) =>
      (await findOrders(searchText, people)).map(({ order: { id, name, totalCost }, payment }) =>
        hit(
          id,
          referenceOf(id),
          name,
          formatKsh(totalCost),
          paymentTexts.states.order[payment.state],
        ),
      ),
  },
  {
    tab: 'Book',
    find: async (searchText, people) =>
      (await findInBook(searchText, new Map(), people)).map(({ record, payer }) =>
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
  {
    tab: 'Members',
    find: async (searchText, people) =>
      (await findMembers(searchText, people)).map(({ uid, profile }) =>
        hit(uid, memberName(profile), profile.email, profile.role),
      ),
  },
  {
    tab: 'Messages',
    find: async (searchText, people) =>
      (await findMessages(searchText, people)).map(
        ({ message: { id, name, subject, at }, answered }) =>
          hit(id, name, subject, timeText(at), answered ? staffMessagesTexts.answered : ''),
      ),
  },
]

function hit(id: string, ...words: readonly string[]) {
  return { id, text: words.filter(Boolean).map(isolated).join(' · ') }
}
