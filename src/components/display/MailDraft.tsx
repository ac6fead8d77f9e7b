import { useId, type ReactNode } from 'react'
import { CopyButton } from '@/components/buttons/CopyButton'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { mailDraftLink } from '@/domain/contact/draftLinks'

/**
 * A button that opens a mail draft, also for phones without a mail app. While there is no address it
 * leads to the contact page, and `unset` says so. `children` introduces the draft.
 */
export function MailDraft({
  address,
  draft: { subject, text },
  label,
  unset,
  unsetId,
  children,
}: {
  address: string | null
  draft: { readonly subject: string; readonly text: string }
  label: string
  unset: string
  /** The id of that sentence, where another button of the page needs it too. */
  unsetId?: string
  children?: ReactNode
}) {
  const ownId = useId()
  const id = unsetId ?? ownId
  return (
    <>
      {address ? children : <p id={id}>{unset}</p>}
      <p className="actions">
        <LinkOrContact
          href={address && mailDraftLink(address, subject, text)}
          subject={subject}
          unsetId={id}
        >
          {label}
        </LinkOrContact>
      </p>
      {address && <AddressToCopy address={address} />}
    </>
  )
}

/** An address for whoever cannot open a mail draft. */
export function AddressToCopy({ address }: { address: string }) {
  return (
    <p>
      No mail app on this phone? Write to {address}{' '}
      <CopyButton text={address} label="the address" />
    </p>
  )
}
