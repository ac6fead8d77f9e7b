import { useEffect, useState } from 'react'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { buttonClass } from '@/components/buttons/buttonClass'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { useSubmit } from '@/components/form/useSubmit'
import { messages } from '@/content/messages'
import type { Failure } from '@/domain/failure'
import { addressOfResetCode } from '@/services/passwordReset'
import { AccountFailure } from './AccountFailure'
import { NewPasswordForm } from './NewPasswordForm'
import styles from './members.module.css'

/** Finds out for which account a link's code is, without using it up, then asks for the new password. */
export function NewPasswordSection({ code, onExpired }: { code: string; onExpired: () => void }) {
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { submit: look, isPending } = useSubmit(
    async (oobCode: string) => setEmail(await addressOfResetCode(oobCode)),
    (reason) => {
      if (reason.code === 'link-expired') onExpired()
      else setFailure(reason)
    },
  )

  useFocusKept(email ? 'form' : `${isPending}`)

  useEffect(() => {
    if (!email && !failure) look(code)
  })

  if (email) {
    return (
      <>
        <p className="lead">
          For the account <strong>{email}</strong>.
        </p>
        <div className={`card ${styles.formCard}`}>
          <NewPasswordForm code={code} email={email} onExpired={onExpired} />
        </div>
      </>
    )
  }
  return (
    <>
      <FormStatusArea>
        {failure && !isPending ? (
          <AccountFailure failure={failure} what={messages.linkNotChecked} />
        ) : (
          <FormStatus tone="pending">
            <p className={styles.checking}>Checking your link…</p>
          </FormStatus>
        )}
      </FormStatusArea>
      {failure && (
        <p className="actions">
          <button type="button" className={buttonClass()} onClick={() => look(code)}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
