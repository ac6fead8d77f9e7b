import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { CopyButton } from '@/components/buttons/CopyButton'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { keptByUs, keptOnDevice, processors, type Kept } from '@/content/privacy'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import styles from './privacy.module.css'

/** /privacy: what is kept, where, why, how long, and how to have it removed, in plain words. */
export function PrivacyPage() {
  const { productName } = organisation
  return (
    <div className="page">
      <div className={styles.text}>
        <h1>Privacy</h1>
        <p className="lead">
          What {productName} keeps about you, why, and how you can have it removed. Written so that
          you need no lawyer to read it.
        </p>
        <section className={styles.short} aria-labelledby="short">
          <h2 id="short">In short</h2>
          <ul className={styles.list}>
            <li>You can read everything here without telling us who you are.</li>
            <li>We keep what you type into a form and send. Nothing is sent while you type.</li>
            <li>No trackers, no advertising, no cookies of ours, nothing sold.</li>
            <li>We never ask for your M-Pesa PIN, and this site never sees it.</li>
          </ul>
        </section>

        <section aria-labelledby="kept">
          <h2 id="kept">What we keep, and why</h2>
          <KeptList items={keptByUs} />
          <p>
            Visitors cannot read any of these lists. A member can read and change their own profile,
            and nobody else’s. Those of our team who run the site can read what it holds.
          </p>
        </section>

        <section aria-labelledby="device">
          <h2 id="device">What stays on your phone or computer</h2>
          <KeptList items={keptOnDevice} />
          <p>
            On a shared phone or computer: log out, then close the tab. Clearing this site’s data in
            the browser removes all of it at once.
          </p>
        </section>

        <section aria-labelledby="long">
          <h2 id="long">How long</h2>
          <p>
            The organisation has not yet set how long each of these is kept. Until it has, they stay
            until somebody removes them: you can ask us to at any time.
          </p>
        </section>

        <section aria-labelledby="others">
          <h2 id="others">Who else handles it</h2>
          <KeptList items={processors} />
          <p>
            Their computers may be outside Kenya, and each has rules of its own. Links to other
            sites, such as a calendar, a form or WhatsApp, lead to companies with their own rules:
            nothing goes there before you choose the link.
          </p>
        </section>

        <section aria-labelledby="eighteen">
          <h2 id="eighteen">If you are under 18</h2>
          <p>
            Kenyan law protects you more. For us to keep your details, a parent or guardian has to
            agree, and it has to be in your best interest. Ask them before you register as a member,
            buy or donate. You need nobody’s permission to read this site or to call a helpline, and
            we do not learn of the call.
          </p>
        </section>

        <section aria-labelledby="rights">
          <h2 id="rights">Your rights</h2>
          <p>Under Kenya’s Data Protection Act, 2019, you may:</p>
          <ul className={styles.list}>
            <li>know what your details are used for</li>
            <li>see what we have about you</li>
            <li>have what is wrong corrected</li>
            <li>say no to a use of it, or take back a yes</li>
            <li>have false or misleading details deleted, and ask for the rest to be</li>
            <li>get a copy to take elsewhere</li>
          </ul>
          <p>
            Not happy with our answer, or got none? You can complain to the Office of the Data
            Protection Commissioner:{' '}
            <a href="https://www.odpc.go.ke" target="_blank" rel="noopener">
              www.odpc.go.ke
            </a>
            .
          </p>
        </section>

        <AskForRemoval />
      </div>
    </div>
  )
}

function KeptList({ items }: { items: readonly Kept[] }) {
  return (
    <dl className={styles.kept}>
      {items.map(({ name, what, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A ready mail, or the way to the contact page while there is no address. */
function AskForRemoval() {
  const { email } = organisation
  return (
    <section className="card" aria-labelledby="ask">
      <h2 id="ask">See it, correct it, have it removed</h2>
      <p>
        Write to us from the email address you used, or tell us the phone number or the reference
        you got, so that we find the right entry. We may ask you something to be sure it is you.
      </p>
      {email ? (
        <>
          <p className="actions">
            <a className={buttonClass()} href={mailDraftLink(email, 'My data', removalDraft)}>
              Write about my data
            </a>
          </p>
          <p>
            No mail app on this phone? Write to {email}{' '}
            <CopyButton text={email} label="the address" />
          </p>
        </>
      ) : (
        <>
          <p>Our email address is not set yet, so please use our contact page.</p>
          <p className="actions">
            <Link className={buttonClass()} to={paths.contact} state={{ subject: 'My data' }}>
              Write about my data
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

const removalDraft = [
  'Hello,',
  'This is about what you keep about me.',
  '',
  'I would like to (see it / correct it / have it removed):',
  'It is about (a donation, an order, the newsletter, a message, my membership):',
  'The email address, phone number or reference I used:',
  '',
].join('\n')
