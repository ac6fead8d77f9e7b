import { useState } from 'react'
import { buttonClass } from '@/components/display/buttonClass'
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
import { memberDetailsSchema, type MemberDetails, type Profile } from '@/domain/member'
import { changeProfile } from '@/services/members'
import { AccountFailure } from './AccountFailure'
import { MemberFields } from './MemberFields'

/** Changes what a member says about himself or herself. */
export function EditProfileForm({
  member,
  profile,
  onSaved,
  onCancel,
}: {
  member: MemberState
  profile: Profile
  onSaved: () => void
  onCancel: () => void
}) {
  const form = useForm('edit-profile')
  const { show } = useSession()
  const { notify, prepare } = useNotify()
  const [failure, setFailure] = useState<Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (details: MemberDetails) => {
      const changed = await changeProfile(member.account, details)
      form.clear()
      show(member.account, changed)
      notify({ text: messages.profileSaved, tone: 'success' })
      onSaved()
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.profileNotSaved, tone: 'error' })
    },
  )

  function save() {
    const checked = form.check(memberDetailsSchema(memberOptions, dayInKenya(new Date())))
    setFailure(null)
    if (checked) submit(checked)
  }

  return (
    <Form form={form} label="Edit profile" onBegin={() => prepare('top-right')} onSubmit={save}>
      <MemberFields details={profile} />
      <p>Your email is that of your account. To change it, please write to us.</p>
      <div className="actions">
        <SubmitButton isPending={isPending}>Save</SubmitButton>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => {
            form.discard()
            onCancel()
          }}
        >
          Cancel
        </button>
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
  )
}
