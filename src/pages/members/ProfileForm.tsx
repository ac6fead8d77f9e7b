import { Button } from '@/components/buttons/Button'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { useForm } from '@/components/form/useForm'
import { reasonsOf } from '@/components/login/accountFailure'
import memberOptions from '@/content/facts/memberOptions.json'
import { messages } from '@/content/texts/messages'
import { useSession } from '@/context/user/useUser'
import { dayInKenya } from '@/domain/calendar/calendar'
import { mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { detailsSchema } from '@/domain/members/details'
import type { Profile } from '@/domain/members/profile'
import { LogOutButton } from './Checking'
import { GuardianField, MemberFields } from './MemberFields'

export function ProfileForm({
  account,
  profile,
  onEnd,
}: {
  account: Account
  /** Null for an account without a profile. */
  profile: Profile | null
  /** If left out, the way out is to log out. */
  onEnd?: (how: 'saved' | 'left') => void
}) {
  const { saveProfile, checkProfile } = useSession()
  const form = useForm({
    // Each member has a draft, on shared phones too.
    name: `profile ${account.uid}`,
    schema: () => detailsSchema(memberOptions, dayInKenya(new Date())),
    pending: 'Saving…',
    send: saveProfile,
    done: () => {
      onEnd?.('saved')
      return { say: messages.profileSaved, show: null }
    },
    failed: (failure) => {
      const say = mayHaveTakenEffect(failure) ? messages.profileUnsure : messages.profileNotSaved
      return { say, show: reasonsOf(failure, say) }
    },
  })

  return (
    <Form form={form} label={profile ? 'Edit profile' : 'Finish your profile'}>
      <MemberFields details={profile} />
      <GuardianField />
      <div className="actions">
        <SubmitButton>{profile ? 'Save' : 'Save my profile'}</SubmitButton>
        {onEnd ? (
          <Button
            variant="quiet"
            isPending={form.isPending}
            onClick={() => {
              form.discard()
              onEnd('left')
              void checkProfile()
            }}
          >
            Cancel
          </Button>
        ) : (
          <LogOutButton />
        )}
      </div>
      <FormOutcome />
    </Form>
  )
}
