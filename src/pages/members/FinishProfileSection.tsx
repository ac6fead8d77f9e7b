import { useState } from 'react'
import { FieldGroup } from '@/components/form/FieldGroup'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { memberOptions } from '@/content/memberOptions'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession, type MemberState } from '@/context/user/UserProvider'
import { dayInKenya } from '@/domain/calendar'
import type { Failure } from '@/domain/failure'
import { finishingSchema, type MemberDetails } from '@/domain/member'
import { changeProfile } from '@/services/members'
import { AccountFailure } from './AccountFailure'
import { LogOutButton } from './LogOutButton'
import { GuardianField, MemberFields } from './MemberFields'
import styles from './members.module.css'

/** For an account without a profile: its registration broke off, and can be finished here (PRODUCT W9). */
export function FinishProfileSection({ member }: { member: MemberState }) {
  const form = useForm('finish-profile')
  const { show } = useSession()
  const { notify, prepare } = useNotify()
  const [failure, setFailure] = useState<Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (details: MemberDetails) => {
      const changed = await changeProfile(member.account, details)
      form.clear()
      show(member.account, changed)
      notify({ text: messages.profileSaved, tone: 'success' })
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.profileNotSaved, tone: 'error' })
    },
  )

  function save() {
    const checked = form.check(finishingSchema(memberOptions, dayInKenya(new Date())))
    setFailure(null)
    if (checked) submit(checked)
  }

  return (
    <div className="page">
      <h1>Finish your profile</h1>
      <div className={styles.notice}>
        <FormStatusArea>
          <FormStatus tone="error">
            <p>{messages.noSuchUser}</p>
            <p>
              Your account <strong>{member.account.email}</strong> is there, but its profile is not:
              the registration broke off. Fill it in once more, and you are a member.
            </p>
          </FormStatus>
        </FormStatusArea>
      </div>
      <Form
        form={form}
        label="Finish your profile"
        onBegin={() => prepare('top-right')}
        onSubmit={save}
      >
        <FieldGroup legend="About you">
          <MemberFields />
        </FieldGroup>
        <GuardianField />
        <div className="actions">
          <SubmitButton isPending={isPending}>Save my profile</SubmitButton>
          <LogOutButton />
        </div>
        <FormStatusArea>
          {isPending && (
            <FormStatus tone="pending">
              <p>Saving…</p>
            </FormStatus>
          )}
          {failure && !isPending && (
            <AccountFailure failure={failure} what={messages.profileNotSaved} />
          )}
        </FormStatusArea>
      </Form>
    </div>
  )
}
