import { DonateScene } from '@/components/art/DonateScene'
import { Link } from '@/components/buttons/Link'
import { SceneHead } from '@/components/page/ScenePage'
import { TextList } from '@/components/page/TextList'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { givingTexts } from '@/content/texts/giving'
import { keptTexts } from '@/content/texts/keptPayments'
import { organisation } from '@/content/facts/organisation'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { paymentMethods } from '@/domain/giving/donation'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import { DonationForm } from './DonationForm'
import styles from './giving.module.css'
import { TeamContact } from './TeamContact'

/** Offers only the payment methods that are set. */
export function DonatePage() {
  const { productName, registrationNumber, till, bank, giftUse } = organisation
  const hasGifts = useKeptPayments('donation').length > 0
  const [gift, link] = keptTexts.giftFound
  const isSet = { mpesa: canRequestStkPush || till !== null, bank: bank !== null }
  const ways = paymentMethods.filter((method) => isSet[method])
  const missing = paymentMethods.find((method) => !isSet[method])
  return (
    <div className={`page ${styles.donate}`}>
      <SceneHead title="Make a Donation" lead={givingTexts.lead} scene={<DonateScene />} />
      {ways.length > 0 && (
        <aside className="aside" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <TextList as="ol" className="numbered" texts={givingTexts.whatHappensNext} />
        </aside>
      )}
      <div className={styles.give}>
        <p className={styles.recipient}>{givingTexts.recipient(productName, registrationNumber)}</p>
        {ways.length > 0 && <DonationForm ways={ways} />}
        {hasGifts && (
          <p>
            {gift} <Link to={paths.mobileMoney}>{link}</Link>
          </p>
        )}
        {missing && (
          <TeamContact
            sentence={ways.length === 0 ? givingTexts.nothingSet : givingTexts.notSet[missing]}
            isMain={ways.length === 0}
          />
        )}
      </div>
      {giftUse.length > 0 && (
        <aside className="aside" aria-labelledby="use">
          <h2 id="use">{frameTexts.giftUse}</h2>
          <TextList texts={giftUse} />
        </aside>
      )}
    </div>
  )
}
