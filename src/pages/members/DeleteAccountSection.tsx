import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { focusOnMount } from '@/components/focus/focusOnMount'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { accountFailure } from '@/components/login/accountFailure'
import { profileTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useSession } from '@/context/user/useUser'
import { mayHaveTakenEffect } from '@/domain/failure'
import { currentPasswordSchema, type Account } from '@/domain/members/account'
import { AccountName } from './AccountParts'
import styles from './members.module.css'

export function DeleteAccountSection({ account }: { account: Account }) {
  const [form, setForm] = useState<'not asked for' | 'open' | 'left'>('not asked for')

  if (form === 'open') {
    return <DeleteAccountForm account={account} onCancel={() => setForm('left')} />
  }
  return (
    <p className="actions">
      <Button
        ref={form === 'left' ? focusOnMount : null}
        variant="quiet"
        onClick={() => setForm('open')}
      >
        Delete my account
      </Button>
    </p>
  )
}

function DeleteAccountForm({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const { deleteMembership, checkProfile } = useSession()
  const form = useForm({
    name: 'delete-account',
    schema: currentPasswordSchema,
    pending: 'Deleting…',
    send: ({ password }) => deleteMembership(password),
    done: () => ({ say: messages.accountDeleted }),
    failed: (failure) =>
      accountFailure(
        failure,
        mayHaveTakenEffect(failure) ? messages.deletionUnsure : messages.accountNotDeleted,
      ),
  })

  return (
    <div className={styles.danger}>
      <h3 ref={focusOnMount} tabIndex={-1}>
        Delete your account?
      </h3>
      <p>{profileTexts.deletion}</p>
      <Form form={form} label="Delete my account">
        <AccountName email={account.email} />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <div className="actions">
          <SubmitButton variant="accent">Delete for ever</SubmitButton>
          <Button
            variant="quiet"
            isPending={form.isPending}
            onClick={() => {
              onCancel()
              void checkProfile()
            }}
          >
            Keep my account
          </Button>
        </div>
        <FormOutcome />
      </Form>
    </div>
  )
}
