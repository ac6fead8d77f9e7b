import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { reasonsOf } from '@/components/login/accountFailure'
import { paths } from '@/config/paths'
import { resetTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useSession, useUser } from '@/context/user/useUser'
import { mayHaveTakenEffect } from '@/domain/failure'
import { confirmAddress } from '@/services/mailedLinks'
import { forgetTyped, orExpired, toLogin, type OpenedLink } from './AccountParts'

/** The link's code is only used up when the button is pressed. */
export function ConfirmAddress({ code, email, onExpired }: OpenedLink) {
  const { refreshAccount } = useSession()
  const user = useUser()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { run, isPending, failure } = useAction(async () => {
    if ((await confirmAddress(code).catch(orExpired(onExpired))) !== null) setIsConfirmed(true)
    // A used-up code may have confirmed it before an answer got lost. If this fails, the next page load asks again.
    if (user.status === 'member') await refreshAccount()
  })

  useFocusFallback(isConfirmed ? 'confirmed' : 'link')

  if (isConfirmed) {
    return (
      <>
        <Status tone="success">{messages.addressConfirmed}</Status>
        <ToProfile email={email} />
      </>
    )
  }
  return (
    <>
      <p className="narrow">{resetTexts.notRegistered}</p>
      <p className="actions">
        <Button isPending={isPending} onClick={() => run()}>
          Confirm this address
        </Button>
      </p>
      <Status tone="error">
        {failure &&
          reasonsOf(
            failure,
            mayHaveTakenEffect(failure)
              ? messages.confirmationUnsure
              : messages.addressNotConfirmed,
          )}
      </Status>
    </>
  )
}

/** Leads visitors through the login. */
export function ToProfile({ email }: { email?: string }) {
  const isMember = useUser().status === 'member'
  const way = isMember || email === undefined ? { to: paths.dashboard } : toLogin(email)
  return (
    <p className="actions">
      <ButtonLink {...way} onClick={() => forgetTyped('login')}>
        To your profile
      </ButtonLink>
    </p>
  )
}
