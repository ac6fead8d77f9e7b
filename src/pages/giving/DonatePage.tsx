import { DonateScene } from '@/components/art/DonateScene'
import { DonationForm } from './DonationForm'
import styles from './giving.module.css'

/** /donate: pledge an amount, then pay it by M-Pesa or bank (SPEC section 2). */
export function DonatePage() {
  return (
    <div className={`page ${styles.split}`}>
      <div>
        <h1>Make a Donation</h1>
        <p className="lead">
          Your gift keeps support free for students and young people. Choose an amount, tell us who
          you are, then pay by M-Pesa or bank.
        </p>
        <DonationForm />
      </div>
      <aside className={styles.aside}>
        <DonateScene className="scene" />
        <h2>What happens next</h2>
        <ol>
          <li>We note your pledge and give you a reference.</li>
          <li>You pay on the next page. We never ask for your PIN on this site.</li>
          <li>The team matches your payment against our records and thanks you.</li>
        </ol>
      </aside>
    </div>
  )
}
