import { MailDraft } from '@/components/contact/MailDraft'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { organisation } from '@/content/organisation'
import { dataDraft, privacyPage, processors, storedByUs } from '@/content/privacy'
import { PrivacyScene } from './PrivacyScene'
import { DataList, DeviceSection } from './DeviceSection'
import styles from './privacy.module.css'

/** /privacy */
export function PrivacyPage() {
  const { lead, inShort, whoReads, howLong, elsewhere, underAge, rights } = privacyPage
  return (
    <ScenePage title="Privacy" lead={lead} scene={<PrivacyScene />} className={styles.privacy}>
      <Section title="In short" className={styles.short}>
        <List items={inShort} />
      </Section>
      <Section title="What we keep, and why">
        <DataList items={storedByUs} />
        <p>{whoReads}</p>
      </Section>
      <Section title="What stays on your phone or computer">
        <DeviceSection />
      </Section>
      <Section title="How long">
        <p>{howLong}</p>
      </Section>
      <Section title="Who else handles it">
        <DataList items={processors} />
        <p>{elsewhere}</p>
      </Section>
      <Section title="If you are under 18">
        <p>{underAge}</p>
      </Section>
      <Section title="Your rights">
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
      <Section title="See it, correct it, have it removed" isCard>
        <p>{privacyPage.ask}</p>
        <MailDraft address={organisation.email} draft={dataDraft} label="Write about my data" />
      </Section>
    </ScenePage>
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
