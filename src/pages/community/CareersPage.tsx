import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { AddressToCopy } from '@/components/contact/MailDraft'
import { ReadinessLink } from '@/components/contact/ReadinessLink'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import fields from '@/components/form/Form.module.css'
import { applicationDraft, careersPage } from '@/content/texts/careersPage'
import organisation from '@/content/facts/organisation.json'
import { volunteerRoles } from '@/content/facts/volunteerRoles.json'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import { CareersScene } from './CareersScene'
import { RoleCard } from './RoleCard'
import styles from './careers.module.css'

const isOpen = volunteerRoles.length > 0

export function CareersPage() {
  const id = useId()
  const box = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState('')
  // Keeps a choice made before hydration.
  useLayoutEffect(() => setChosen(box.current?.value ?? ''), [])

  const { email, volunteerFormUrl } = organisation
  const { subject, text } = applicationDraft(chosen)
  const [question, rule] = careersPage.oneRole

  function choose(title: string) {
    if (box.current) box.current.value = title
    setChosen(title)
  }

  return (
    <ScenePage title="Volunteer roles" lead={careersPage.lead} scene={<CareersScene />}>
      <div className="split">
        {isOpen ? (
          <ul className={`plain-list ${styles.roles}`}>
            {volunteerRoles.map((role) => (
              <li key={role.title}>
                <RoleCard role={role} onChoose={() => choose(role.title)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="dashed">{careersPage.noneOpen}</p>
        )}
        <Section title="How to apply" id="apply" isCard className={styles.apply}>
          {isOpen && (
            <>
              <p id="one-role">
                {question} <strong>{rule}</strong>.
              </p>
              <div className={`scripted ${fields.field} ${styles.choice}`}>
                <label htmlFor={id}>Your preferred role</label>
                <select
                  ref={box}
                  id={id}
                  className={fields.input}
                  aria-describedby="one-role"
                  onChange={(event) => setChosen(event.currentTarget.value)}
                >
                  <option value="">{careersPage.undecided}</option>
                  {volunteerRoles.map(({ title }) => (
                    <option key={title}>{title}</option>
                  ))}
                </select>
              </div>
            </>
          )}
          <p>{careersPage.apply}</p>
          <p className="actions">
            <LinkOrContact
              href={volunteerFormUrl?.replace('{role}', encodeURIComponent(chosen)) ?? null}
              subject={subject}
              {...(isOpen && { describedBy: 'one-role' })}
            >
              Apply Now
            </LinkOrContact>
            {email && (
              <ButtonLink variant="secondary" href={mailDraftLink(email, subject, text)}>
                Apply by email
              </ButtonLink>
            )}
          </p>
          {email ? <AddressToCopy address={email} /> : <ReadinessLink />}
        </Section>
      </div>
    </ScenePage>
  )
}
