import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ComponentType } from 'react'
import { organisation } from '@/content/facts/organisation'
import { staffMembersTexts as texts } from '@/staff/content/members'
import type { DeskProps } from '@/staff/pages/deskProps'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { PhoneLink } from '@/staff/pages/list/PhoneLink'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import type { Column } from '@/staff/pages/list/StaffTable'
import { usePages } from '@/staff/pages/list/usePages'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentCell, recordColumns } from '@/staff/pages/payments/PaymentCell'
import { usePaymentQuestions } from '@/staff/pages/payments/usePaymentQuestions'
import type { ListCursor, ListPage } from '@/staff/services/listPage'
import { findMembers, listMembers, loadMember, type StoredMember } from '@/staff/services/members'
import { loadPayments, type KnownPayment } from '@/staff/services/paymentStates'
import {
  DeleteMemberDialog,
  JoinedDialog,
  MemberDataDialog,
  RoleDialog,
  type MemberDialogProps,
} from './MemberDialogs'
import { joinedOn, memberName } from './memberName'

interface MemberInList extends StoredMember {
  readonly fee: KnownPayment
}

const columns: readonly Column<MemberInList>[] = [
  {
    name: 'Member',
    renderCell: (member) => (
      <>
        <strong>{memberName(member)}</strong>
        <div>{member.profile.email}</div>
        <PhoneLink number={member.profile.phoneNumber} />
      </>
    ),
    csv: memberName,
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
    renderCell: (member) => <Box sx={{ whiteSpace: 'nowrap' }}>{joinedOn(member) || '–'}</Box>,
    csv: joinedOn,
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

const destructive = { color: 'error' } as const

export function MembersTab({ account, searchText, onSearch }: DeskProps) {
  const pages = usePages((after) => loadMembers(searchText, after), searchText, reloadMember)
  const payments = usePaymentQuestions<MemberInList>(account, (item) => void pages.refresh(item))
  const { about, ask, closing } = useQuestion<{
    readonly member: MemberInList
    readonly Dialog: ComponentType<MemberDialogProps>
  }>(({ member }) => void pages.refresh(member))

  const renderActions = (member: MemberInList) => {
    const { uid: id, fee } = member
    const name = memberName(member)
    const amount = organisation.membershipFeeKsh
    const asking = payments.asking(member, { kind: 'fee', id, name, amount: amount ?? 0 }, fee)
    const button = (
      label: string,
      onClick: () => void,
      look: Pick<ButtonProps, 'color' | 'variant'> = {},
    ) => (
      <Button size="small" {...look} aria-label={`${label} ${name}`} onClick={onClick}>
        {label}
      </Button>
    )
    return (
      <>
        <PaymentButtons
          payment={fee}
          words={{ confirm: 'Confirm fee…', void: 'Void fee…' }}
          about={name}
          {...asking}
          {...(amount === null && { onConfirm: undefined })}
        />
        {button('Role…', () => ask({ member, Dialog: RoleDialog }))}
        {button('Joined…', () => ask({ member, Dialog: JoinedDialog }))}
        {button('Data…', () => ask({ member, Dialog: MemberDataDialog }))}
        {button('Delete…', () => ask({ member, Dialog: DeleteMemberDialog }), destructive)}
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch} />
      {payments.confirmed}
      <StaffList
        label="Members"
        columns={[...columns, { name: '', renderCell: renderActions }]}
        pages={pages}
        keyOf={({ uid }) => uid}
        empty={texts.empty}
        fileName="members"
      />
      {payments.dialog}
      {about && <about.Dialog member={about.member} {...closing} />}
    </>
  )
}

async function loadMembers(
  searchText: string,
  after: ListCursor | null,
): Promise<ListPage<MemberInList>> {
  const { items, next } = searchText
    ? { items: await findMembers(searchText), next: null }
    : await listMembers(after)
  return { items: await withFees(items), next }
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
