import { Form } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { reasonsOf } from '@/components/login/accountFailure'
import { messages } from '@/content/texts/messages'
import { useUser } from '@/context/user/useUser'
import { addressSchema } from '@/domain/members/account'
import { readKnownAddress } from '@/domain/members/navigationState'
import { careful } from '@/domain/text/addressQuestion'
import { prepareAccounts } from '@/services/call'
import { requestPasswordReset } from '@/services/mailedLinks'
import { forgetTyped, toLogin } from './AccountParts'
import styles from './members.module.css'

/** The answer never reveals whether an address has an account. */
export function RequestResetForm() {
  const isMember = useUser().status === 'member'
  const known = useNavigationState(readKnownAddress)
  const form = useForm({
    name: 'reset-password',
    schema: (button) => careful(addressSchema, button),
    prepare: prepareAccounts,
    pending: 'Asking for the link…',
    send: ({ email }) => requestPasswordReset(email),
    done: (_, { email }) => {
      forgetTyped('login')
      return {
        // Members go on to their profile, which does not mention it.
        ...(isMember && { say: messages.resetAsked(email) }),
        show: null,
        next: toLogin(email, 'reset-asked'),
      }
    },
    failed: (failure) => ({
      say: messages.resetNotAsked,
      show: reasonsOf(failure, messages.resetNotAsked),
    }),
  })
  return (
    <div className={`card ${styles.formCard}`}>
      <Form form={form} label="Reset password" submit="Send the reset link">
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={known?.email}
        />
      </Form>
    </div>
  )
}
