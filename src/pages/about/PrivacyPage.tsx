import type { ReactNode } from 'react'
import { MailDraft } from '@/components/display/MailDraft'
import { organisation } from '@/content/organisation'
import { dataDraft, privacyPage, processors, storedByUs } from '@/content/privacy'
import { DataList } from './DataList'
import { DeviceSection } from './DeviceSection'
import styles from './privacy.module.css'

/** /privacy: what is stored, where, why, how long, and how to have it removed, in plain words. */
export function PrivacyPage() {
  const { lead, inShort, whoReads, howLong, elsewhere, underAge, rights } = privacyPage
  return (
    <div className="page">
      <div className={styles.text}>
        <h1>Privacy</h1>
        <p className="lead">{lead}</p>
        <section className={styles.short} aria-labelledby="short">
          <h2 id="short">In short</h2>
          <List items={inShort} />
        </section>
        <Section id="kept" title="What we keep, and why">
          <DataList items={storedByUs} />
          <p>{whoReads}</p>
        </Section>
        <Section id="device" title="What stays on your phone or computer">
          <DeviceSection />
        </Section>
        <Section id="long" title="How long">
          <p>{howLong}</p>
        </Section>
        <Section id="others" title="Who else handles it">
          <DataList items={processors} />
          <p>{elsewhere}</p>
        </Section>
        <Section id="eighteen" title="If you are under 18">
          <p>{underAge}</p>
        </Section>
        <Section id="rights" title="Your rights">
          <p>{rights.intro}</p>
          <List items={rights.list} />
          <p>
            {rights.complain}{' '}
            <a href={`https://${rights.commissioner}`} target="_blank" rel="noopener">
              {rights.commissioner}
            </a>
            .
          </p>
        </Section>
        <section className="card" aria-labelledby="ask">
          <h2 id="ask">See it, correct it, have it removed</h2>
          <p>{privacyPage.ask}</p>
          <MailDraft
            address={organisation.email}
            draft={dataDraft}
            label="Write about my data"
            unset={privacyPage.emailUnset}
          />
        </section>
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="numbered">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
