import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { useFetched } from '@/components/form/useFetched'
import { reasonsOf } from '@/components/login/accountFailure'
import { messages } from '@/content/texts/messages'
import type { MailedCode } from '@/domain/members/navigationState'
import { addressOfMailedCode } from '@/services/mailedLinks'
import { orExpired } from './AccountParts'
import { Checking } from './Checking'
import { ConfirmAddress } from './ConfirmAddress'
import { NewPasswordForm } from './NewPasswordForm'
import { TakeBackAddress } from './TakeBackAddress'

const openedBy = {
  resetPassword: NewPasswordForm,
  verifyEmail: ConfirmAddress,
  recoverEmail: TakeBackAddress,
}

/** Looks up the code's account without using up the code. */
export function MailedLink({
  link: { mode, oobCode: code },
  onExpired,
}: {
  link: MailedCode
  onExpired: () => void
}) {
  const {
    value: email,
    failure,
    retry,
  } = useFetched(() => addressOfMailedCode(code).catch(orExpired(onExpired)))

  useFocusFallback(email ? 'form' : 'look')

  if (!email) {
    return (
      <Checking
        sentence="Checking your link…"
        failed={failure && reasonsOf(failure, messages.linkNotChecked)}
        retry={retry}
      />
    )
  }
  const Opened = openedBy[mode]
  return (
    <>
      <p className="lead">
        For the account <strong>{email}</strong>.
      </p>
      <Opened code={code} email={email} onExpired={onExpired} />
    </>
  )
}
