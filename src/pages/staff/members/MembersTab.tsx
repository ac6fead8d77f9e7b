import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import { organisation } from '@/content/organisation'
import { staffMembersTexts as texts } from '@/content/staff'
import type { DeskProps } from '@/pages/staff/deskProps'
import { useQuestion } from '@/pages/staff/dialog/useQuestion'
import { PhoneLink } from '@/pages/staff/list/PhoneLink'
import { SearchForm } from '@/pages/staff/list/SearchForm'
import { StaffList } from '@/pages/staff/list/StaffList'
import type { Column } from '@/pages/staff/list/StaffTable'
import { usePages } from '@/pages/staff/list/usePages'
import { StateChip } from '@/pages/staff/payments/StateChip'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'
import type { ListCursor, ListPage } from '@/services/staff/listPage'
import { findMembers, listMembers, type StoredMember } from '@/services/staff/members'
import { loadStates } from '@/services/staff/paymentStates'
import type { PaymentState } from '@/domain/staff/confirmation'
import {
  DeleteMemberDialog,
  JoinedDialog,
  MemberDataDialog,
  RoleDialog,
  type MemberDialogProps,
} from './MemberDialogs'
import { joinedOn, memberName } from './memberName'

interface MemberInList extends StoredMember {
  readonly fee: PaymentState
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
    renderCell: ({ fee }) => <StateChip state={fee.state} words={texts.fee} />,
    csv: ({ fee }) => texts.fee[fee.state],
  },
]

const grave = { color: 'error' } as const

export function MembersTab({ account }: DeskProps) {
  const [sought, setSought] = useState('')
  const pages = usePages((after) => loadMembers(sought, after), sought)
  const payments = usePaymentQuestions(account, pages.again)
  const { about, ask, closing } = useQuestion<{
    readonly member: StoredMember
    readonly Dialog: ComponentType<MemberDialogProps>
  }>(pages.again)

  const renderActions = (member: MemberInList) => {
    const { uid: id, fee } = member
    const name = memberName(member)
    const amount = organisation.membershipFeeKsh
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
        {fee.state === 'confirmed'
          ? button('Void fee…', () => payments.askToVoid(fee), grave)
          : amount !== null &&
            button('Confirm fee…', () => payments.askToConfirm({ kind: 'fee', id, name, amount }), {
              variant: 'outlined',
            })}
        {button('Role…', () => ask({ member, Dialog: RoleDialog }))}
        {button('Joined…', () => ask({ member, Dialog: JoinedDialog }))}
        {button('Data…', () => ask({ member, Dialog: MemberDataDialog }))}
        {button('Delete…', () => ask({ member, Dialog: DeleteMemberDialog }), grave)}
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} sought={sought} onSearch={setSought} />
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
  sought: string,
  after: ListCursor | null,
): Promise<ListPage<MemberInList>> {
  const { items, next } = sought
    ? { items: await findMembers(sought), next: null }
    : await listMembers(after)
  const accounts = items.map(({ uid: id }) => ({ id }))
  const fees = await loadStates('fee', accounts)
  return { items: items.map((member) => ({ ...member, fee: fees(member.uid) })), next }
}
