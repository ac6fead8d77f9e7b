import { useState } from 'react'
import organisation from '@/content/facts/organisation.json'
import { staffMembersTexts as texts } from '@/staff/content/members'
import { formatKsh } from '@/domain/money/money'
import { joinedOn, memberName } from '@/staff/domain/members'
import { RowMore } from '@/staff/pages/list/Row'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { DraftLinks } from '@/staff/pages/payments/Thanks'
import { ConfirmButton, isAwaited, VoidButtons } from '@/staff/pages/payments/PaymentButtons'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import {
  findMembers,
  listAllMembers,
  listMembers,
  loadMembers,
  loadRegistered,
  type StoredMember,
} from '@/staff/services/members'
import { loadPayments } from '@/staff/services/paymentStates'
import { memberColumns, type MemberInList } from './memberColumns'
import { MemberDialogs } from './MemberDialogs'

export function MembersTab() {
  const { people, searchText } = useDesk()
  const feeKsh = organisation.membershipFeeKsh
  const [fees, setFees] = useState<'all' | 'unpaid'>('all')
  const isUnpaidOnly = fees === 'unpaid'
  const pages = usePages(
    async (after) => {
      if (!isUnpaidOnly && !searchText) {
        const { items, next } = await listMembers(after)
        return { items: await withFees(items), next }
      }
      const found = searchText ? await findMembers(searchText, people) : await listAllMembers()
      const items = await withFees(found)
      return isUnpaidOnly ? items.filter(isUnpaid) : items
    },
    `${fees} ${searchText}`,
    async (those) => withFees([...(await loadMembers(those.map(({ id }) => id))).values()]),
  )
  const items = pages.items && isUnpaidOnly ? pages.items.filter(isUnpaid) : pages.items
  const renderActions = (member: MemberInList) => {
    const { id, fee, profile } = member
    const expected = { kind: 'fee', id, name: memberName(profile), amount: feeKsh ?? 0 } as const
    const ofFee = { expected, payment: fee }
    return (
      <>
        {feeKsh !== null && isAwaited(expected, fee) && <ConfirmButton {...ofFee} />}
        {isUnpaidOnly && feeKsh !== null && fee.state !== 'back' && (
          <DraftLinks
            email={profile.email}
            subject={texts.reminder.subject}
            text={texts.reminder.text(profile.fname, formatKsh(feeKsh))}
            label={texts.reminder.by}
          />
        )}
        <RowMore>
          <VoidButtons {...ofFee} />
          <MemberDialogs member={member} />
        </RowMore>
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search}>
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
      <StaffList
        label="Members"
        columns={memberColumns}
        nameOf={({ profile }) => memberName(profile)}
        renderActions={renderActions}
        pages={{ ...pages, items }}
        empty={isUnpaidOnly && !searchText ? texts.allPaid : texts.empty}
        {...(isUnpaidOnly && { countOf: ['member', 'members'] })}
        fileName={isUnpaidOnly ? 'members-fee-not-paid' : 'members'}
      />
    </>
  )
}

/** A day that staff stored stands for a fee paid in another way. */
function isUnpaid({ fee, profile }: MemberInList): boolean {
  return fee.state !== 'confirmed' && joinedOn(profile) === ''
}

async function withFees(members: readonly StoredMember[]): Promise<readonly MemberInList[]> {
  const ids = members.map(({ id }) => id)
  const [fees, registered] = await Promise.all([loadPayments('fee', members), loadRegistered(ids)])
  return members.map((member) => ({
    ...member,
    fee: fees(member.id),
    joined: joinedOn(member.profile) || (registered.get(member.id) ?? ''),
  }))
}
