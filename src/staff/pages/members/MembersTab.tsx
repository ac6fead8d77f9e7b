import type { ComponentType } from 'react'
import { organisation } from '@/content/facts/organisation'
import { staffMembersTexts as texts } from '@/staff/content/members'
import { joinedOn, memberName } from '@/staff/domain/members'
import type { DeskProps } from '@/staff/pages/deskProps'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import styles from '@/staff/pages/list/list.module.css'
import { PhoneLink } from '@/staff/pages/list/PhoneLink'
import { RowButton } from '@/staff/pages/list/Row'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import type { Column } from '@/staff/pages/list/StaffTable'
import { usePages } from '@/staff/pages/list/usePages'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentCell, recordColumns } from '@/staff/pages/payments/PaymentCell'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import { findMembers, listMembers, loadMember, type StoredMember } from '@/staff/services/members'
import { loadPayments, type KnownPayment } from '@/staff/services/paymentStates'
import {
  DeleteMemberDialog,
  JoinedDialog,
  MemberDataDialog,
  RoleDialog,
  type MemberDialogProps,
} from './MemberDialogs'

interface MemberInList extends StoredMember {
  readonly fee: KnownPayment
}

const columns: readonly Column<MemberInList>[] = [
  {
    name: 'Member',
    renderCell: ({ profile }) => (
      <>
        <strong>{memberName(profile)}</strong>
        <div>{profile.email}</div>
        <PhoneLink number={profile.phoneNumber} />
      </>
    ),
    csv: ({ profile }) => memberName(profile),
  },
  { name: 'Email', csv: ({ profile }) => profile.email },
  { name: 'Phone', csv: ({ profile }) => profile.phoneNumber },
  {
    name: 'Role',
    renderCell: ({ profile }) => profile.role || '–',
    csv: ({ profile }) => profile.role,
  },
  {
    name: 'Joined',
    renderCell: ({ profile }) => <div className={styles.unbroken}>{joinedOn(profile) || '–'}</div>,
    csv: ({ profile }) => joinedOn(profile),
  },
  {
    name: 'Fee',
    renderCell: ({ fee }) => (
      <PaymentCell payment={fee} words={texts.fee} expected={organisation.membershipFeeKsh} />
    ),
    csv: ({ fee }) => texts.fee[fee.state],
  },
  ...recordColumns(({ fee }: MemberInList) => fee),
]

const dialogs = {
  'Role…': RoleDialog,
  'Joined…': JoinedDialog,
  'Data…': MemberDataDialog,
  'Delete…': DeleteMemberDialog,
}

export function MembersTab({ account, people, searchText, onSearch }: DeskProps) {
  const pages = usePages(
    async (after) => {
      const { items, next } = searchText
        ? { items: await findMembers(searchText, people), next: null }
        : await listMembers(after)
      return { items: await withFees(items), next }
    },
    searchText,
    reloadMember,
  )
  const payments = usePaymentQuestions<MemberInList>((item) => void pages.refresh(item))
  const { about, ask, closing } = useQuestion<{
    readonly member: MemberInList
    readonly Dialog: ComponentType<MemberDialogProps>
  }>(({ member }) => void pages.refresh(member))

  const renderActions = (member: MemberInList) => {
    const { uid: id, fee } = member
    const name = memberName(member.profile)
    const amount = organisation.membershipFeeKsh
    const asking = payments.asking(member, { kind: 'fee', id, name, amount: amount ?? 0 }, fee)
    return (
      <>
        <PaymentButtons
          payment={fee}
          words={{ confirm: 'Confirm fee…', void: 'Void fee…' }}
          about={name}
          {...asking}
          {...(amount === null && { onConfirm: undefined })}
        />
        {Object.entries(dialogs).map(([label, Dialog]) => (
          <RowButton
            key={label}
            label={label}
            about={name}
            isGrave={Dialog === DeleteMemberDialog}
            onClick={() => ask({ member, Dialog })}
          />
        ))}
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch} />
      <PaymentQuestions {...payments} staff={account} />
      <StaffList
        label="Members"
        columns={columns}
        renderActions={renderActions}
        pages={pages}
        keyOf={({ uid }) => uid}
        empty={texts.empty}
        fileName="members"
      />
      {about && <about.Dialog member={about.member} {...closing} />}
    </>
  )
}

async function reloadMember({ uid }: MemberInList): Promise<MemberInList | null> {
  const member = await loadMember(uid)
  const [reloaded = null] = await withFees(member ? [member] : [])
  return reloaded
}

async function withFees(members: readonly StoredMember[]): Promise<readonly MemberInList[]> {
  const fees = await loadPayments(
    'fee',
    members.map(({ uid: id }) => ({ id })),
  )
  return members.map((member) => ({ ...member, fee: fees(member.uid) }))
}
