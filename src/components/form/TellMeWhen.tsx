import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { tellMeWhenTexts as texts } from '@/content/texts/tellMeWhen'
import { tellMeWhen } from '@/context/addresses/addressForms'
import { AddressForm } from './AddressForm'

/** A button that becomes a field for an address, to hear about `subject` once. */
export function TellMeWhen({
  subject,
  label = texts.label,
  describedBy,
}: {
  /** In the words that the team reads. */
  subject: string
  label?: string
  describedBy?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <p className="actions">
        <Button variant="secondary" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      </p>
    )
  return (
    <div ref={focusField}>
      <AddressForm
        name={`tell-me-when ${subject}`}
        label={`${label}: ${subject}`}
        field={texts.field}
        hint={texts.hint}
        submit={label}
        variant="secondary"
        store={(email, idFor) => tellMeWhen(idFor({ email }), { email, subject })}
        texts={texts}
      >
        <p className="small">
          {texts.consent} <Link to={paths.privacy}>{frameTexts.newsletter.link}</Link>.
        </p>
      </AddressForm>
    </div>
  )
}

/** The pressed button is gone, so the field takes the focus. */
function focusField(element: HTMLElement | null): void {
  element?.querySelector('input')?.focus()
}
