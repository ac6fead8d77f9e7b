import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { reasonsOf } from '@/components/login/accountFailure'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { takenBackMessage } from '@/content/texts/takenBack'
import { useSession } from '@/context/user/useUser'
import type { KnownAddress } from '@/domain/members/navigationState'
import { takeBackAddress } from '@/services/mailedLinks'
import { forgetTyped, orExpired, type OpenedLink } from './AccountParts'

/** The link's code is only used up when the button is pressed. */
export function TakeBackAddress({ code, email, onExpired }: OpenedLink) {
  const { leave } = useSession()
  const [isBack, setIsBack] = useState(false)
  const { run, isPending, failure } = useAction(async () => {
    const takenBack = takeBackAddress(code, takenBackMessage(email))
    if ((await takenBack.catch(orExpired(onExpired))) === null) return
    await leave('logged out')
    setIsBack(true)
  })

  useFocusFallback(isBack ? 'back' : 'link')

  if (isBack) {
    return (
      <>
        <Status tone="success">{messages.addressBack}</Status>
        <p className="actions">
          <ButtonLink
            to={paths.resetPassword}
            state={{ email } satisfies KnownAddress}
            onClick={() => forgetTyped('reset-password')}
          >
            Choose a new password
          </ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      <p className="narrow">{messages.addressChanged}</p>
      <p className="actions">
        <Button isPending={isPending} onClick={() => run()}>
          Take my email back
        </Button>
      </p>
      <Status tone="error">{failure && reasonsOf(failure, messages.addressNotBack)}</Status>
    </>
  )
}
