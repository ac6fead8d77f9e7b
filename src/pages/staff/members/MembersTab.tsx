import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useCallback, useState } from 'react'
import { organisation } from '@/content/organisation'
import { staffMembersTexts as texts } from '@/content/staff'
import type { PaymentState } from '@/domain/staff/confirmation'
import type { ListCursor, ListPage } from '@/services/staff/database'
import {
  deleteMemberData,
  findMembers,
  listMembers,
  type StoredMember,
} from '@/services/staff/members'
import { loadStates } from '@/services/staff/paymentStates'
import { JoinedDialog, joinedOn, MemberDataDialog, nameOf, RoleDialog } from './MemberDialogs'
import { PhoneLink } from '@/pages/staff/list/PhoneLink'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { SearchForm } from '@/pages/staff/list/SearchForm'
import type { DeskProps } from '@/pages/staff/deskProps'
import { StaffList, type Column } from '@/pages/staff/list/StaffList'
import { usePages } from '@/pages/staff/list/usePages'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'

interface MemberInList extends StoredMember {
  readonly fee: PaymentState
}

const grave = { color: 'error' } as const

/** What can be asked about a member besides the fee. */
type Ask = 'role' | 'joined' | 'data' | 'delete'

/** Members: their fee, their role, and what they may ask of us about their data. */
export function MembersTab({ account }: DeskProps) {
  const [sought, setSought] = useState('')
  const [asked, setAsked] = useState<{ about: MemberInList; what: Ask } | null>(null)
  const load = useCallback(
    async (after: ListCursor | null): Promise<ListPage<MemberInList>> => {
      const { items, next } = sought
        ? { items: await findMembers(sought), next: null }
        : await listMembers(after)
      const fees = await loadStates(
        'fee',
        items.map(({ uid }) => ({ id: uid })),
      )
      return { items: items.map((member) => ({ ...member, fee: fees(member.uid) })), next }
    },
    [sought],
  )
  const pages = usePages(load)
  const payments = usePaymentQuestions(account, pages.again)
  const close = () => setAsked(null)
  const done = () => {
    close()
    pages.again()
  }

  const columns: readonly Column<MemberInList>[] = [
    {
      name: 'Member',
      renderCell: (member) => (
        <>
          <strong>{nameOf(member)}</strong>
          <div>{member.profile.email}</div>
          <PhoneLink number={member.profile.phoneNumber} />
        </>
      ),
      csv: nameOf,
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
        <Chip
          size="small"
          variant={fee.state === 'confirmed' ? 'filled' : 'outlined'}
          color={fee.state === 'confirmed' ? 'primary' : 'default'}
          label={texts.fee[fee.state]}
        />
      ),
      csv: ({ fee }) => texts.fee[fee.state],
    },
    {
      name: '',
      renderCell: (about) => {
        const button = (
          label: string,
          onClick: () => void,
          look: Pick<ButtonProps, 'color' | 'variant'> = {},
        ) => (
          <Button size="small" {...look} aria-label={`${label} ${nameOf(about)}`} onClick={onClick}>
            {label}
          </Button>
        )
        const ask = (what: Ask) => () => setAsked({ about, what })
        return (
          <>
            {about.fee.state === 'confirmed'
              ? button('Void fee…', () => payments.askToVoid(about.fee), grave)
              : organisation.membershipFeeKsh !== null &&
                button(
                  'Confirm fee…',
                  () =>
                    payments.askToConfirm({
                      kind: 'fee',
                      document: about.uid,
                      name: nameOf(about),
                      amount: organisation.membershipFeeKsh ?? 0,
                      uid: about.uid,
                    }),
                  { variant: 'outlined' },
                )}
            {button('Role…', ask('role'))}
            {button('Joined…', ask('joined'))}
            {button('Data…', ask('data'))}
            {button('Delete…', ask('delete'), grave)}
          </>
        )
      },
    },
  ]

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} sought={sought} onSearch={setSought} />
      {payments.confirmed}
      <StaffList
        label="Members"
        columns={columns}
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
          title={texts.remove.title(nameOf(asked.about))}
          text={texts.remove.text}
          yes={texts.remove.yes}
          isGrave
          failed={texts.remove.failed}
          act={() => deleteMemberData(asked.about.uid)}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}
