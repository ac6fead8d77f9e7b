import { DonateScene } from '@/components/art/DonateScene'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'
import { keptTexts } from '@/content/keptPayments'
import { organisation } from '@/content/organisation'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { paymentMethods } from '@/domain/giving/donation'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import { DonationForm } from './DonationForm'
import styles from './giving.module.css'
import { WayToTeam } from './WayToTeam'

/** /donate; a way to pay that is not set is not offered. */
export function DonatePage() {
  const { productName, registrationNumber, till, bank, giftUse } = organisation
  const hasGifts = useKeptPayments('donation').length > 0
  const [gift, link] = keptTexts.giftFound
  const isSet = { mpesa: canRequestStkPush || till !== null, bank: bank !== null }
  const ways = paymentMethods.filter((method) => isSet[method])
  const missing = paymentMethods.find((method) => !isSet[method])
  return (
    <div className="page split">
      <div>
        <h1>Make a Donation</h1>
        <p className="lead">{givingTexts.lead}</p>
        <p className={styles.recipient}>{givingTexts.recipient(productName, registrationNumber)}</p>
        {ways.length > 0 && <DonationForm ways={ways} />}
        {hasGifts && (
          <p>
            {gift} <Link to={paths.mobileMoney}>{link}</Link>
          </p>
        )}
        {missing && (
          <WayToTeam
            sentence={ways.length === 0 ? givingTexts.nothingSet : givingTexts.notSet[missing]}
            isMain={ways.length === 0}
          />
        )}
      </div>
      <aside className="aside">
        <DonateScene className="scene" />
        {giftUse.length > 0 && (
          <>
            <h2>How your gift is used</h2>
            <ul>
              {giftUse.map((use) => (
                <li key={use}>{use}</li>
              ))}
            </ul>
          </>
        )}
        {ways.length > 0 && (
          <>
            <h2>What happens next</h2>
            <ol className="numbered">
              {givingTexts.whatHappensNext.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </aside>
    </div>
  )
}
