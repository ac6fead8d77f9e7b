import organisation from '@/content/facts/organisation.json'
import { staffMembersTexts as texts } from '@/staff/content/members'
import { formatKsh } from '@/domain/money/money'
import { memberName } from '@/staff/domain/members'
import { RowMore } from '@/staff/pages/list/Row'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { ConfirmButton, isAwaited, VoidButtons } from '@/staff/pages/payments/PaymentButtons'
import { useDesk } from '@/staff/pages/useDesk'
import { memberColumns, type MemberInList } from './memberColumns'
import { MemberDialogs } from './MemberDialogs'
import { useMembers } from './useMembers'

export function MembersTab() {
  const { searchText } = useDesk()
  const feeKsh = organisation.membershipFeeKsh
  const { fees, setFees, isUnpaidOnly, pages } = useMembers()
  const renderActions = (member: MemberInList) => {
    const { id, fee, profile } = member
    const expected = { kind: 'fee', id, name: memberName(profile), amount: feeKsh ?? 0 } as const
    const ofFee = { expected, payment: fee }
    return (
      <>
        {feeKsh !== null && isAwaited(expected, fee) && <ConfirmButton {...ofFee} />}
        {isUnpaidOnly && feeKsh !== null && (
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
        pages={pages}
        empty={isUnpaidOnly && !searchText ? texts.allPaid : texts.empty}
        {...(isUnpaidOnly && { countOf: 'members' })}
        fileName={isUnpaidOnly ? 'members-fee-not-paid' : 'members'}
      />
    </>
  )
}
