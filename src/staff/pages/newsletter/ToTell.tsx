import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import { toTellTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import styles from '@/staff/pages/list/list.module.css'
import { usePages, type Pages } from '@/staff/pages/list/usePages'
import { PartState } from '@/staff/pages/PartState'
import { deleteSubscribers, listSubscribers } from '@/staff/services/subscribers'
import { AddressRows } from './AddressRows'

/** A mail program takes a link of some 2,000 characters. */
const inADraft = 50

/** Who wants to hear when, by subject; nothing while nobody does. */
export function ToTell() {
  const pages = usePages(() => listSubscribers('tellMeWhen'))
  const subjects = [...new Set(pages.items?.map(({ subject }) => subject))]
  return (
    <>
      {!pages.items && <PartState {...pages} />}
      {subjects.map((subject) => (
        <Subject key={subject} subject={subject} pages={pages} />
      ))}
    </>
  )
}

function Subject({ subject, pages }: { subject: string; pages: Pages<Subscriber> }) {
  const [asked, setAsked] = useState<readonly Subscriber[] | null>(null)
  const those = (pages.items ?? []).filter((each) => each.subject === subject)
  const close = () => {
    setAsked(null)
    pages.refetch()
  }
  return (
    <section aria-label={texts.title(subject)}>
      <h2>{texts.title(subject)}</h2>
      <p className="muted">{texts.lead}</p>
      {those.length > inADraft && <p>{texts.many}</p>}
      <AddressRows
        label={texts.title(subject)}
        list="tellMeWhen"
        pages={pages}
        items={those}
        remove={texts.remove}
        fileName="tell-me-when"
      >
        {those.length <= inADraft && (
          <ButtonLink variant="secondary" href={draftTo(those, subject)}>
            {texts.mail}
          </ButtonLink>
        )}
        <Button variant="quiet" className={styles.grave} onClick={() => setAsked(those)}>
          {texts.removeAll.button}
        </Button>
      </AddressRows>
      {asked && (
        <QuestionDialog
          {...texts.removeAll}
          title={texts.removeAll.title(asked.length)}
          isDestructive
          act={() => deleteSubscribers('tellMeWhen', asked)}
          onDone={close}
          onClose={close}
        />
      )}
    </section>
  )
}

/** To nobody, and in BCC to all. */
function draftTo(those: readonly Subscriber[], subject: string): string {
  const addresses = those.map(({ email }) => encodeURIComponent(email)).join(',')
  return `${mailDraftLink('', texts.mailSubject(subject), '')}&bcc=${addresses}`
}
