import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { organisation } from '@/content/organisation'
import { staffMembersTexts as texts } from '@/content/staff'
import type { DeskProps } from '@/pages/staff/deskProps'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { PhoneLink } from '@/pages/staff/list/PhoneLink'
import { SearchForm } from '@/pages/staff/list/SearchForm'
import { StaffList } from '@/pages/staff/list/StaffList'
import type { Column } from '@/pages/staff/list/StaffTable'
import { usePages } from '@/pages/staff/list/usePages'
import { StateChip } from '@/pages/staff/payments/StateChip'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'
import type { ListCursor, ListPage } from '@/services/staff/listPage'
import {
  deleteMemberData,
  findMembers,
  listMembers,
  type StoredMember,
} from '@/services/staff/members'
import { loadStates } from '@/services/staff/paymentStates'
import type { PaymentState } from '@/domain/staff/confirmation'
import { JoinedDialog, MemberDataDialog, RoleDialog } from './MemberDialogs'
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
  const [asked, setAsked] = useState<{
    readonly about: MemberInList
    readonly what: 'role' | 'joined' | 'data' | 'delete'
  } | null>(null)
  const pages = usePages((after) => loadMembers(sought, after), sought)
  const payments = usePaymentQuestions(account, pages.again)
  const close = () => setAsked(null)
  const done = () => {
    close()
    pages.again()
  }

  const renderActions = (about: MemberInList) => {
    const { uid: id, fee } = about
    const name = memberName(about)
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
        {button('Role…', () => setAsked({ about, what: 'role' }))}
        {button('Joined…', () => setAsked({ about, what: 'joined' }))}
        {button('Data…', () => setAsked({ about, what: 'data' }))}
        {button('Delete…', () => setAsked({ about, what: 'delete' }), grave)}
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
      {asked?.what === 'role' && <RoleDialog member={asked.about} onDone={done} onClose={close} />}
      {asked?.what === 'joined' && (
        <JoinedDialog member={asked.about} onDone={done} onClose={close} />
      )}
      {asked?.what === 'data' && <MemberDataDialog member={asked.about} onClose={close} />}
      {asked?.what === 'delete' && (
        <QuestionDialog
          {...texts.remove}
          title={texts.remove.title(memberName(asked.about))}
          isGrave
          act={() => deleteMemberData(asked.about.uid)}
          onDone={done}
          onClose={close}
        />
      )}
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
  const fees = await loadStates(
    'fee',
    items.map(({ uid }) => ({ id: uid })),
  )
  return { items: items.map((member) => ({ ...member, fee: fees(member.uid) })), next }
}
