import { useState, type ComponentType } from 'react'
import { organisation } from '@/content/facts/organisation'
import { staffMembersTexts as texts } from '@/staff/content/members'
import { formatKsh } from '@/domain/money/money'
import { joinedOn, memberName } from '@/staff/domain/members'
import type { DeskProps } from '@/staff/pages/deskProps'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowMore } from '@/staff/pages/list/Row'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages, useShowMore } from '@/staff/pages/list/usePages'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import {
  findMembers,
  listAllMembers,
  listMembers,
  loadMember,
  loadRegistered,
  type StoredMember,
} from '@/staff/services/members'
import { loadPayments } from '@/staff/services/paymentStates'
import { memberColumns, type MemberInList } from './memberColumns'
import {
  DeleteMemberDialog,
  JoinedDialog,
  MemberDataDialog,
  RoleDialog,
  type MemberDialogProps,
} from './MemberDialogs'

const dialogs = {
  'Role…': RoleDialog,
  'Joined…': JoinedDialog,
  'Data…': MemberDataDialog,
  'Delete…': DeleteMemberDialog,
}

export function MembersTab({ account, people, searchText, onSearch }: DeskProps) {
  const feeKsh = organisation.membershipFeeKsh
  const [fees, setFees] = useState<'all' | 'unpaid'>('all')
  const isUnpaidOnly = fees === 'unpaid'
  const key = `${fees} ${searchText}`
  const listed = usePages(
    async (after) => {
      if (!isUnpaidOnly && !searchText) {
        const { items, next } = await listMembers(after)
        return { items: await withFees(items), next }
      }
      const found = searchText ? await findMembers(searchText, people) : await listAllMembers()
      const items = await withFees(found)
      return { items: isUnpaidOnly ? items.filter(isUnpaid) : items, next: null }
    },
    key,
    reloadMember,
  )
  const some = useShowMore(listed, listed.items, key)
  const pages = isUnpaidOnly ? some : listed
  const payments = usePaymentQuestions<MemberInList>((item) => void pages.refresh(item))
  const { about, ask, closing } = useQuestion<{
    readonly member: MemberInList
    readonly Dialog: ComponentType<MemberDialogProps>
  }>(({ member }) => void pages.refresh(member))

  const renderActions = (member: MemberInList) => {
    const { uid: id, fee, profile } = member
    const name = memberName(profile)
    const expected = { kind: 'fee', id, name, amount: feeKsh ?? 0 } as const
    const { onConfirm, onVoid } = payments.asking(member, expected, fee)
    return (
      <>
        {onConfirm && feeKsh !== null && (
          <RowButton variant="secondary" label="Confirm fee…" about={name} onClick={onConfirm} />
        )}
        {isUnpaidOnly && feeKsh !== null && (
          <DraftLinks
            email={profile.email}
            subject={texts.reminder.subject}
            text={texts.reminder.text(profile.fname, formatKsh(feeKsh))}
            label={texts.reminder.by}
          />
        )}
        <RowMore about={name}>
          <PaymentButtons
            payment={fee}
            words={{ confirm: '', void: 'Void fee…' }}
            about={name}
            onConfirm={undefined}
            onVoid={onVoid}
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
        </RowMore>
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch}>
        {feeKsh !== null && (
          <Choice
            label="Fee"
            value={fees}
            choices={['all', 'unpaid']}
            nameOf={(each) => texts.fees[each]}
            onChoose={setFees}
          />
        )}
      </SearchForm>
      <PaymentQuestions {...payments} staff={account} />
      <StaffList
        label="Members"
        columns={memberColumns}
        renderActions={renderActions}
        pages={pages}
        keyOf={({ uid }) => uid}
        empty={isUnpaidOnly && !searchText ? texts.allPaid : texts.empty}
        {...(isUnpaidOnly && { countOf: 'members' })}
        fileName={isUnpaidOnly ? 'members-fee-not-paid' : 'members'}
      />
      {about && <about.Dialog member={about.member} {...closing} />}
    </>
  )
}

/** A day that staff stored stands for a fee paid in another way. */
function isUnpaid({ fee, profile }: MemberInList): boolean {
  return fee.state !== 'confirmed' && joinedOn(profile) === ''
}

async function reloadMember({ uid }: MemberInList): Promise<MemberInList | null> {
  const member = await loadMember(uid)
  const [reloaded = null] = await withFees(member ? [member] : [])
  return reloaded
}

async function withFees(members: readonly StoredMember[]): Promise<readonly MemberInList[]> {
  const uids = members.map(({ uid }) => uid)
  const [fees, registered] = await Promise.all([
    loadPayments(
      'fee',
      uids.map((id) => ({ id })),
    ),
    loadRegistered(uids),
  ])
  return members.map((member) => ({
    ...member,
    fee: fees(member.uid),
    joined: joinedOn(member.profile) || (registered.get(member.uid) ?? ''),
  }))
}
