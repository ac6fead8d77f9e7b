import { DonateScene } from '@/components/art/DonateScene'
import { givingTexts } from '@/content/giving'
import { DonationForm } from './DonationForm'

/** /donate: pledge an amount, then pay it by M-Pesa or bank. */
export function DonatePage() {
  return (
    <div className="page split">
      <div>
        <h1>Make a Donation</h1>
        <p className="lead">{givingTexts.lead}</p>
        <DonationForm />
      </div>
      <aside className="aside">
        <DonateScene className="scene" />
        <h2>What happens next</h2>
        <ol className="numbered">
          {givingTexts.whatHappensNext.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
    </div>
  )
}
