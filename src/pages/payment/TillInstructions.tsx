import { DetailList } from '@/components/display/DetailList'
import { organisation } from '@/content/organisation'
import { formatKsh } from '@/domain/money/money'
import styles from './payment.module.css'

/** How to pay to the 'Buy Goods' till by hand (SPEC section 2). */
export function TillInstructions({ amount }: { amount: number | undefined }) {
  const { till } = organisation
  return (
    <>
      <DetailList
        details={[
          { label: 'Till number', value: till?.number ?? null },
          { label: 'Business name', value: till?.businessName ?? null },
        ]}
      />
      <ol className={styles.steps}>
        <li>Open M-Pesa on your phone.</li>
        <li>Choose Lipa na M-Pesa, then Buy Goods and Services.</li>
        <li>Enter the till number{till && ` ${till.number}`}.</li>
        <li>Enter the amount{amount !== undefined && `: ${formatKsh(amount)}`}.</li>
        <li>
          Check that M-Pesa shows our business name{till && `, ${till.businessName}`}. Only then
          enter your PIN.
        </li>
        <li>Send us the confirmation message afterwards, so that we can match your payment.</li>
      </ol>
    </>
  )
}
