import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { useAction } from '@/components/form/useAction'
import { reasonsOf } from '@/components/login/accountFailure'
import { profileTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useSession } from '@/context/user/useUser'
import type { Account } from '@/domain/members/account'
import styles from './members.module.css'

export function EmailSection({ account: { email, isEmailConfirmed } }: { account: Account }) {
  const { mailConfirmation } = useSession()
  const [isSent, setIsSent] = useState(false)
  const [wasUnconfirmed] = useState(!isEmailConfirmed)
  const { run, isPending, failure } = useAction(async () => {
    await mailConfirmation()
    setIsSent(true)
  })

  useFocusFallback(isEmailConfirmed ? 'confirmed' : 'unconfirmed')

  if (!wasUnconfirmed) return null
  return (
    <Section title="Your email address" isCard>
      {!isEmailConfirmed && (
        <>
          <p>{profileTexts.confirmation}</p>
          <p className={`actions ${styles.beforeStatus}`}>
            <Button variant="secondary" isPending={isPending} onClick={() => run()}>
              {isSent ? 'Send the mail again' : 'Send the mail'}
            </Button>
          </p>
        </>
      )}
      <Status tone="success">
        {isEmailConfirmed
          ? messages.addressConfirmed
          : isSent && !isPending && !failure && messages.confirmationSent(email)}
      </Status>
      <Status tone="error">{failure && reasonsOf(failure, messages.confirmationNotSent)}</Status>
    </Section>
  )
}
