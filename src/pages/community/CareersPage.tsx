import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { CopyButton } from '@/components/buttons/CopyButton'
import { FoldButton, FoldedPart } from '@/components/display/Fold'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { volunteerRoles, type VolunteerRole } from '@/content/volunteerRoles'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import styles from './careers.module.css'

/** /careers: eight volunteer roles, and how to apply for one (SPEC section 2). */
export function CareersPage() {
  return (
    <div className="page">
      <h1>Volunteer roles</h1>
      <p className="lead">
        Give some of your time to young people’s minds. Before you say yes, ask us how much time a
        role takes, what training it has and who stands by you.
      </p>
      <div className={styles.rule}>
        <p id="one-role">
          Do two roles appeal to you? Choose <strong>one preferred role, not both</strong>.{' '}
          <a href="#apply">How to apply</a>
        </p>
      </div>
      <ul className={styles.roles}>
        {volunteerRoles.map((role, index) => (
          <li key={role.title} className="card">
            <Role role={role} number={index + 1} />
          </li>
        ))}
      </ul>
      <HowToApply />
    </div>
  )
}

function Role({
  role: { title, summary, responsibilities },
  number,
}: {
  role: VolunteerRole
  number: number
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <article className={styles.role} aria-labelledby={id}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{summary}</p>
        <FoldedPart id={`${id}-more`} isOpen={isOpen} className={styles.more}>
          <p>What you will do</p>
          <ul>
            {responsibilities.map((responsibility) => (
              <li key={responsibility}>{responsibility}</li>
            ))}
          </ul>
        </FoldedPart>
        <FoldButton
          controls={`${id}-more`}
          isOpen={isOpen}
          className={`${buttonClass('quiet')} ${styles.readMore}`}
          describedBy={id}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Read Less' : 'Read More'}
        </FoldButton>
      </div>
    </article>
  )
}

/** The form, the mail draft, and what is said while one of them is not set. */
function HowToApply() {
  const { email, volunteerFormUrl } = organisation
  return (
    <section id="apply" className={`card ${styles.apply}`} aria-labelledby="apply-heading">
      <h2 id="apply-heading">How to apply</h2>
      <p>
        Tell us your name, where you live or study, your one preferred role, and how many hours a
        month you can give. Working with young people can mean checks before you start.
      </p>
      {!volunteerFormUrl && (
        <p id="apply-unset">
          Our application form is not set yet, so Apply Now leads you to our contact page.
        </p>
      )}
      <p className="actions">
        {volunteerFormUrl ? (
          <a
            className={buttonClass()}
            href={volunteerFormUrl}
            target="_blank"
            rel="noopener"
            aria-describedby="one-role"
          >
            Apply Now
          </a>
        ) : (
          <Link
            className={buttonClass()}
            to={paths.contact}
            state={{ subject: 'Volunteer application' }}
            aria-describedby="one-role apply-unset"
          >
            Apply Now
          </Link>
        )}
        {email && (
          <a
            className={buttonClass('secondary')}
            href={mailDraftLink(email, 'Volunteer application', applicationDraft)}
          >
            Apply by e-mail
          </a>
        )}
      </p>
      {email ? (
        <p>
          No mail app on this phone? Write to {email}{' '}
          <CopyButton text={email} label="the address" />
        </p>
      ) : (
        <p>You will be able to apply by e-mail too, once our address is set.</p>
      )}
    </section>
  )
}

const applicationDraft = [
  'Hello,',
  'I would like to volunteer.',
  '',
  'Name:',
  'Town or campus:',
  'Preferred role (one):',
  'Hours a month:',
  'Why this role:',
  '',
].join('\n')
