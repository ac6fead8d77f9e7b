import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
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
import { MemberDataDialog, nameOf, RoleDialog } from './MemberDialogs'
import { dayOf } from './moments'
import { ConfirmPaymentDialog, VoidDialog } from './PaymentDialogs'
import { PhoneLink } from './PhoneLink'
import { QuestionDialog } from './QuestionDialog'
import type { DeskProps } from './StaffDesk'
import { StaffList, type Column } from './StaffList'
import { usePages } from './usePages'

interface MemberInList extends StoredMember {
  readonly fee: PaymentState
}

/** Members: their fee, their role, and what they may ask of us about their data. */
export function MembersTab({ account }: DeskProps) {
  const [search, setSearch] = useState('')
  const [sought, setSought] = useState('')
  const [asked, setAsked] = useState<{
    about: MemberInList
    what: 'confirm' | 'void' | 'role' | 'data' | 'delete'
  } | null>(null)
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
      renderCell: (member) => joinedOn(member) || '–',
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
        const ask = (what: 'confirm' | 'void' | 'role' | 'data' | 'delete', label: string) => (
          <Button
            size="small"
            color={what === 'void' || what === 'delete' ? 'error' : 'primary'}
            aria-label={`${label} ${nameOf(about)}`}
            onClick={() => setAsked({ about, what })}
          >
            {label}
          </Button>
        )
        return (
          <>
            {about.fee.state === 'confirmed'
              ? ask('void', 'Void fee…')
              : organisation.membershipFeeKsh !== null && ask('confirm', 'Confirm fee…')}
            {ask('role', 'Role…')}
            {ask('data', 'Data…')}
            {ask('delete', 'Delete…')}
          </>
        )
      },
    },
  ]

  return (
    <>
      <p>{texts.lead}</p>
      <Box
        component="form"
        role="search"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlock: 2 }}
        onSubmit={(event) => {
          event.preventDefault()
          setSought(search.trim())
        }}
      >
        <TextField
          size="small"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ minWidth: 'min(20rem, 100%)' }}
        />
        <Button type="submit" variant="outlined">
          Find
        </Button>
        {sought !== '' && (
          <Button
            onClick={() => {
              setSearch('')
              setSought('')
            }}
          >
            Show all
          </Button>
        )}
      </Box>
      <StaffList
        label="Members"
        columns={columns}
        pages={pages}
        keyOf={({ uid }) => uid}
        empty={texts.empty}
        fileName="members"
      />
      {asked?.what === 'confirm' && (
        <ConfirmPaymentDialog
          payment={{
            kind: 'fee',
            document: asked.about.uid,
            amount: organisation.membershipFeeKsh ?? 0,
            uid: asked.about.uid,
          }}
          staff={account}
          onDone={done}
          onClose={close}
        />
      )}
      {asked?.what === 'void' && 'confirmation' in asked.about.fee && (
        <VoidDialog
          confirmation={asked.about.fee.confirmation}
          staff={account}
          onDone={done}
          onClose={close}
        />
      )}
      {asked?.what === 'role' && <RoleDialog member={asked.about} onDone={done} onClose={close} />}
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

function joinedOn({ profile: { dateJoined } }: StoredMember): string {
  return dateJoined && !Number.isNaN(dateJoined.getTime()) ? dayOf(dateJoined) : ''
}
