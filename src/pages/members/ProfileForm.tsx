import { useState } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { memberOptions } from '@/content/memberOptions'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession, type MemberState } from '@/context/user/UserProvider'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Failure } from '@/domain/failure'
import {
  optionsWith,
  profileSchema,
  type MemberDetails,
  type Profile,
} from '@/domain/members/member'
import { changeProfile } from '@/services/members'
import { AccountFailure } from './AccountFailure'
import { LogOutButton } from './LogOutButton'
import { GuardianField, MemberFields } from './MemberFields'

/** Stores what a member says about himself or herself, for the first time or anew. */
export function ProfileForm({
  member: { account },
  profile,
  label,
  submitLabel,
  onSaved,
  onCancel,
}: {
  member: MemberState
  /** What it says now; null where there is only the account. */
  profile: Profile | null
  label: string
  submitLabel: string
  onSaved?: () => void
  /** Leads back to where the form was opened; without one, the way out is to log out. */
  onCancel?: () => void
}) {
  // A draft for each member: what one typed is not for another at the same phone.
  const form = useForm(`profile ${account.uid}`)
  const { show } = useSession()
  const { notify, prepare } = useNotify()
  const [failure, setFailure] = useState<Failure | null>(null)
  const options = profile ? optionsWith(memberOptions, profile) : memberOptions

  const { submit, isPending } = useSubmit(
    async (details: MemberDetails) => {
      const changed = await changeProfile(account, profile, details)
      form.clear()
      show(account, changed)
      notify({ text: messages.profileSaved, tone: 'success' })
      onSaved?.()
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.profileNotSaved, tone: 'error' })
    },
  )

  function save() {
    const checked = form.check(profileSchema(options, dayInKenya(new Date())))
    setFailure(null)
    if (checked) submit(checked)
  }

  return (
    <Form form={form} label={label} onBegin={() => prepare('top-right')} onSubmit={save}>
      <MemberFields details={profile} options={options} />
      <GuardianField />
      <div className="actions">
        <SubmitButton isPending={isPending}>{submitLabel}</SubmitButton>
        {onCancel ? (
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (isPending) return
              form.discard()
              onCancel()
            }}
          >
            Cancel
          </button>
        ) : (
          <LogOutButton />
        )}
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
