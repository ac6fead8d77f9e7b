import { MailDraft } from '@/components/contact/MailDraft'
import { Accordion, type AccordionItem } from '@/components/page/Accordion'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { TextList } from '@/components/page/TextList'
import organisation from '@/content/facts/organisation.json'
import {
  dataDraft,
  privacyPage,
  processors,
  storedByUs,
  storedCopies,
  storedOnDevice,
  type StoredData,
} from '@/content/texts/privacy'
import { PrivacyScene } from './PrivacyScene'
import { DeviceSection } from './DeviceSection'
import styles from './privacy.module.css'

const { whoReads, howLong, device, elsewhere, underAge, rights } = privacyPage

const parts: readonly AccordionItem[] = [
  {
    id: 'kept',
    title: 'What we keep, and why',
    content: (
      <>
        <DataList items={storedByUs} />
        <p>{whoReads}</p>
        <p>{howLong}</p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'What may stay on your phone or computer',
    content: (
      <>
        <p>{device.howLong}</p>
        <DataList items={[...new Set(Object.values(storedOnDevice)), storedCopies]} />
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else handles it',
    content: (
      <>
        <DataList items={processors} />
        <p>{elsewhere}</p>
      </>
    ),
  },
  { id: 'under-18', title: 'If you are under 18', content: <p>{underAge}</p> },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <p>{rights.intro}</p>
        <TextList className="numbered" texts={rights.list} />
        <p>
          {rights.complain}{' '}
          <a href={`https://${rights.commissioner}`} target="_blank" rel="noopener">
            {rights.commissioner}
          </a>
          .
        </p>
      </>
    ),
  },
]

export function PrivacyPage() {
  return (
    <ScenePage title="Privacy" lead={privacyPage.lead} scene={<PrivacyScene />}>
      <Section title="In short" className={styles.short}>
        <TextList className="numbered" texts={privacyPage.inShort} />
      </Section>
      <div className="split">
        <Accordion items={parts} />
        <div className="stack">
          <Section title="See it, correct it, have it removed" isCard>
            <p>{privacyPage.ask}</p>
            <MailDraft address={organisation.email} draft={dataDraft} label="Write about my data" />
          </Section>
          <DeviceSection />
        </div>
      </div>
    </ScenePage>
  )
}

function DataList({ items }: { items: readonly StoredData[] }) {
  return (
    <dl className={`facts ${styles.data}`}>
      {items.map(({ name, what, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
          {why && <dd className="muted">{why}</dd>}
        </div>
      ))}
    </dl>
  )
}
