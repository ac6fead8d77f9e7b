import { Link } from '@/components/buttons/Link'
import { AddressForm } from '@/components/form/AddressForm'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { subscribe } from '@/context/addresses/addressForms'
import styles from './Footer.module.css'

const { consent, link, leave, leaveSubject, ...texts } = frameTexts.newsletter

export function NewsletterForm() {
  return (
    <AddressForm
      name="newsletter"
      label="Newsletter"
      field="Subscribe to our newsletter"
      hint="Your email address"
      submit="Subscribe"
      variant="onBand"
      store={(email, idFor) => subscribe(idFor({ email }), email)}
      texts={texts}
    >
      <p className={styles.consent}>
        {consent} <Link to={paths.privacy}>{link}</Link>.{' '}
        <Link to={paths.contact} state={{ subject: leaveSubject }}>
          {leave}
        </Link>
      </p>
    </AddressForm>
  )
}
