import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession, type MemberState } from '@/context/user/UserProvider'
import type { Failure } from '@/domain/failure'
import { currentPasswordSchema } from '@/domain/members/member'
import { deleteMembership } from '@/services/members'
import { AccountFailure } from './AccountFailure'
import { AccountName } from './AccountName'
import styles from './members.module.css'

/** Deletes the membership, once its owner has proved with the password that it is his or hers. */
export function DeleteAccountSection({ member }: { member: MemberState }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  if (isOpen) {
    return (
      <DeleteAccountForm
        member={member}
        onCancel={() => {
          setIsOpen(false)
          requestAnimationFrame(() => opener.current?.focus())
        }}
      />
    )
  }
  return (
    <p className="actions">
      <button
        ref={opener}
        type="button"
        className={buttonClass('quiet')}
        onClick={() => setIsOpen(true)}
      >
        Delete my account
      </button>
    </p>
  )
}

function DeleteAccountForm({ member, onCancel }: { member: MemberState; onCancel: () => void }) {
  const form = useForm('delete-account')
  const { leave } = useSession()
  const { notify, prepare } = useNotify()
  const [failure, setFailure] = useState<Failure | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const { submit, isPending } = useSubmit(
    async (password: string) => {
      await deleteMembership(member.account, password)
      await leave('account deleted')
      notify({ text: messages.accountDeleted, tone: 'success' })
    },
    (reason) => {
      setFailure(reason)
      notify({ text: reason.detail ?? messages.accountAdvice(reason), tone: 'error' })
    },
  )

  function send() {
    const checked = form.check(currentPasswordSchema)
    setFailure(null)
    if (checked) submit(checked.password)
  }

  return (
    <div className={styles.danger}>
      <h3 ref={heading} tabIndex={-1}>
        Delete your account?
      </h3>
      <p>
        Your profile and your account are deleted at once and cannot be brought back. Donations and
        orders stay in our books.
      </p>
      <Form
        form={form}
        label="Delete my account"
        onBegin={() => prepare('top-right')}
        onSubmit={send}
      >
        <AccountName email={member.account.email} />
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          required
        />
        <div className="actions">
          <SubmitButton look="accent" isPending={isPending}>
            Delete for ever
          </SubmitButton>
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onCancel()}
          >
            Keep my account
          </button>
        </div>
        <FormStatusArea>
          {isPending && (
            <FormStatus tone="pending">
              <p>Deleting…</p>
            </FormStatus>
          )}
          {failure && !isPending && (
            <AccountFailure failure={failure} what={messages.accountNotDeleted} />
          )}
        </FormStatusArea>
      </Form>
    </div>
  )
}
