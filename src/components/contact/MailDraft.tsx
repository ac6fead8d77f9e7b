import type { ReactNode } from 'react'
import { CopyButton } from '@/components/buttons/CopyButton'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import styles from './contact.module.css'
import { ReadinessLink } from './ReadinessLink'

/** Without an address it leads to the contact page. */
export function MailDraft({
  address,
  draft: { subject, text },
  label,
  children,
}: {
  address: string | null
  draft: { readonly subject: string; readonly text: string }
  label: string
  children?: ReactNode
}) {
  return (
    <>
      {address && children}
      <p className="actions">
        <LinkOrContact href={address && mailDraftLink(address, subject, text)} subject={subject}>
          {label}
        </LinkOrContact>
      </p>
      {address ? <AddressToCopy address={address} /> : <ReadinessLink />}
    </>
  )
}

export function AddressToCopy({ address }: { address: string }) {
  return (
    <p className={styles.toCopy}>
      <span>No mail app on this phone? Write to {address}</span>
      <CopyButton text={address} label="the address" />
    </p>
  )
}
