import { useId } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { Fold } from '@/components/display/Fold'
import { AddressToCopy } from '@/components/display/MailDraft'
import { Page } from '@/components/display/Page'
import { Section } from '@/components/display/Section'
import { organisation } from '@/content/organisation'
import {
  applicationDraft,
  careersPage,
  volunteerRoles,
  type VolunteerRole,
} from '@/content/volunteerRoles'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import styles from './community.module.css'

/** /careers: the volunteer roles, and how to apply for one. */
export function CareersPage() {
  const [question, rule] = careersPage.oneRole
  return (
    <Page title="Volunteer roles" lead={careersPage.lead}>
      <p id="one-role" className={styles.rule}>
        {question} <strong>{rule}</strong>. <a href="#apply">How to apply</a>
      </p>
      <ul className={`plain-list ${styles.grid} ${styles.roles}`}>
        {volunteerRoles.map((role, index) => (
          <li key={role.title} className="card">
            <Role role={role} number={index + 1} />
          </li>
        ))}
      </ul>
      <HowToApply />
    </Page>
  )
}

function Role({ role, number }: { role: VolunteerRole; number: number }) {
  const id = useId()
  return (
    <article className={styles.role} aria-labelledby={id}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={id}>{role.title}</h2>
        <p>{role.summary}</p>
        {(role.time ?? role.supervision) && (
          <dl className="facts">
            {role.time && <Fact label="Time" value={role.time} />}
            {role.supervision && <Fact label="Supervision" value={role.supervision} />}
          </dl>
        )}
        <Fold
          more="Read More"
          less="Read Less"
          look="quiet"
          describedBy={id}
          className={styles.more}
        >
          <p>What you will do</p>
          <ul className="numbered">
            {role.responsibilities.map((responsibility) => (
              <li key={responsibility}>{responsibility}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </article>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The form, the mail draft, and what is said while one of them is not set. */
function HowToApply() {
  const { email, volunteerFormUrl } = organisation
  const { subject, text } = applicationDraft
  return (
    <Section title="How to apply" id="apply" isCard>
      <p>{careersPage.apply}</p>
      {!volunteerFormUrl && <p id="apply-unset">{careersPage.formUnset}</p>}
      <p className="actions">
        <LinkOrContact
          href={volunteerFormUrl}
          subject={subject}
          describedBy="one-role"
          unsetId="apply-unset"
        >
          Apply Now
        </LinkOrContact>
        {email && (
          <ButtonLink look="secondary" href={mailDraftLink(email, subject, text)}>
            Apply by e-mail
          </ButtonLink>
        )}
      </p>
      {email ? <AddressToCopy address={email} /> : <p>{careersPage.emailUnset}</p>}
    </Section>
  )
}
