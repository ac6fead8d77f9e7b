import { DonateScene } from '@/components/art/DonateScene'
import { LinkedText } from '@/components/buttons/LinkedText'
import { GiftsOfMonth } from '@/components/payment/GiftsOfMonth'
import { FromAbroad } from '@/components/payment/FromAbroad'
import { SceneHead } from '@/components/page/ScenePage'
import { TextList } from '@/components/page/TextList'
import { paths } from '@/config/paths'
import { abroadTexts } from '@/content/texts/abroad'
import { frameTexts } from '@/content/texts/frame'
import { givingTexts } from '@/content/texts/giving'
import organisation from '@/content/facts/organisation.json'
import { takesMpesa } from '@/context/payments/takesMpesa'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { paymentMethods } from '@/domain/giving/donation'
import { DonationForm } from './DonationForm'
import styles from './giving.module.css'
import { TeamContact } from './TeamContact'

/** Offers only the payment methods that are set. */
export function DonatePage() {
  const { productName, registrationNumber, bank, cardGivingUrl, giftUse } = organisation
  const hasGifts = useKeptPayments('donation').length > 0
  const isSet = { mpesa: takesMpesa(), bank: bank !== null }
  const ways = paymentMethods.filter((method) => isSet[method])
  const missing = paymentMethods.find((method) => !isSet[method])
  return (
    <div className={`page ${styles.donate}`}>
      <SceneHead title="Make a Donation" lead={givingTexts.lead} scene={<DonateScene />} />
      <div className={styles.give}>
        {ways.length > 0 && <DonationForm ways={ways} />}
        {hasGifts && (
          <p>
            <LinkedText text={givingTexts.giftFound} to={paths.mobileMoney} />
          </p>
        )}
        {missing && (
          <TeamContact
            sentence={ways.length === 0 ? givingTexts.nothingSet : givingTexts.notSet[missing]}
            isMain={ways.length === 0}
          />
        )}
        <p className={styles.recipient}>{givingTexts.recipient(productName, registrationNumber)}</p>
      </div>
      {ways.length > 0 && (
        <aside className="aside" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <TextList as="ol" className="numbered" texts={givingTexts.whatHappensNext} />
        </aside>
      )}
      {giftUse.length > 0 && (
        <aside className="aside" aria-labelledby="use">
          <h2 id="use">{frameTexts.giftUse}</h2>
          <TextList texts={giftUse} />
        </aside>
      )}
      {(bank || cardGivingUrl) && (
        <aside className="aside" aria-labelledby="abroad">
          <h2 id="abroad">{abroadTexts.title}</h2>
          <FromAbroad />
        </aside>
      )}
      <GiftsOfMonth />
    </div>
  )
}
