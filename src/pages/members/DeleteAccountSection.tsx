import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { profileTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useSession } from '@/context/user/useUser'
import { currentPasswordSchema, type Account } from '@/domain/members/account'
import { accountFailure, AccountName } from './AccountParts'
import styles from './members.module.css'

/** Deletes the membership, once its owner has proved with the password that it is his or hers. */
export function DeleteAccountSection({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    // The form that had the focus is gone.
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) return <DeleteAccountForm account={account} onCancel={() => setIsOpen(false)} />
  return (
    <p className="actions">
      <Button ref={opener} look="quiet" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
    </p>
  )
}

function DeleteAccountForm({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const { deleteMembership } = useSession()
  const form = useForm({
    name: 'delete-account',
    schema: currentPasswordSchema,
    pending: 'Deleting…',
    send: ({ password }) => deleteMembership(password),
    done: () => ({ say: messages.accountDeleted }),
    failed: (failure) => accountFailure(failure, messages.accountNotDeleted),
  })

  return (
    <div className={styles.danger}>
      <h3 ref={takeFocus} tabIndex={-1}>
        Delete your account?
      </h3>
      <p>{profileTexts.deletion}</p>
      <Form form={form} label="Delete my account">
        <AccountName email={account.email} />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <div className="actions">
          <SubmitButton look="accent">Delete for ever</SubmitButton>
          <Button look="quiet" isPending={form.isPending} onClick={onCancel}>
            Keep my account
          </Button>
        </div>
        <FormOutcome />
      </Form>
    </div>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
