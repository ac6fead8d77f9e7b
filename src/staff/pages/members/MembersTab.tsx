import type { ComponentType } from 'react'
import organisation from '@/content/facts/organisation.json'
import { staffMembersTexts as texts } from '@/staff/content/members'
import { formatKsh } from '@/domain/money/money'
import { memberName } from '@/staff/domain/members'
import type { DeskProps } from '@/staff/pages/deskProps'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowMore } from '@/staff/pages/list/Row'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import { memberColumns, type MemberInList } from './memberColumns'
import {
  DeleteMemberDialog,
  JoinedDialog,
  MemberDataDialog,
  RoleDialog,
  type MemberDialogProps,
} from './MemberDialogs'
import { useMembers } from './useMembers'

const dialogs = {
  'Role…': RoleDialog,
  'Joined…': JoinedDialog,
  'Data…': MemberDataDialog,
  'Delete…': DeleteMemberDialog,
}

export function MembersTab({ account, people, searchText, onSearch }: DeskProps) {
  const feeKsh = organisation.membershipFeeKsh
  const { fees, setFees, isUnpaidOnly, pages } = useMembers(searchText, people)
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
