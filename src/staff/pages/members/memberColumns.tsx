import organisation from '@/content/facts/organisation.json'
import { paymentTexts } from '@/staff/content/payments'
import { dayText } from '@/staff/domain/days'
import { memberName } from '@/staff/domain/members'
import styles from '@/staff/pages/list/list.module.css'
import { personColumns } from '@/staff/pages/list/cells'
import { textColumn, type Column } from '@/staff/pages/list/StaffTable'
import { paymentColumns } from '@/staff/pages/payments/records'
import type { StoredMember } from '@/staff/services/members'
import type { KnownPayment } from '@/staff/services/paymentStates'

/** `joined`: YYYY-MM-DD, the day that staff stored, or else of registration; '' if unknown. */
export interface MemberInList extends StoredMember {
  readonly fee: KnownPayment
  readonly joined: string
}

export const memberColumns: readonly Column<MemberInList>[] = [
  ...personColumns('Member', ({ profile }: MemberInList) => ({
    name: memberName(profile),
    email: profile.email,
    phone: profile.phoneNumber,
  })),
  textColumn('Role', ({ profile }) => profile.role),
  {
    name: 'Joined',
    renderCell: ({ joined }) => <div className={styles.unbroken}>{dayText(joined) || '–'}</div>,
    csv: ({ joined }) => joined,
  },
  ...paymentColumns('Fee', paymentTexts.states.fee, ({ fee }: MemberInList) => ({
    payment: fee,
    expected: organisation.membershipFeeKsh,
  })),
]
