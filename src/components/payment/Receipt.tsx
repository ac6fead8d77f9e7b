import { useId } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { PrintButton } from '@/components/buttons/PrintButton'
import organisation from '@/content/facts/organisation.json'
import {
  linesOf,
  partiesOf,
  paymentFacts,
  receiptTexts,
  type ReceiptInput,
} from '@/content/texts/receipt'
import { giftKey } from '@/domain/giving/giftLink'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'
import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { giftAddress } from './giftAddress'
import styles from './receipt.module.css'

/** To print or send, before anybody has confirmed the payment. */
export function Receipt({
  isAlone = true,
  ...said
}: ReceiptInput & {
  /** Keeps the rest of the page off the paper. */
  isAlone?: boolean
}) {
  const { productName, registrationNumber } = organisation
  const keepId = useId()
  const key = said.payment && giftKey(said.payment)
  const link = key ? [{ label: receiptTexts.link, value: giftAddress(key) }] : []
  const facts = [...partiesOf(said.payment), ...paymentFacts(said)]
  const word = said.reported ? 'reported' : 'told'
  const opening = receiptTexts.opening[word](productName)
  const text = [opening, linesOf([...facts, ...link]), receiptTexts.unconfirmed].join('\n')
  const actions = [
    { name: 'WhatsApp', href: whatsAppLink('', text) },
    { name: 'Email', href: mailDraftLink('', receiptTexts.subject[word](productName), text) },
  ]
  return (
    <div className={isAlone ? 'sheet' : undefined}>
      <Section isCard title={receiptTexts.title[word]}>
        <p className={styles.from}>
          {productName}
          {registrationNumber && `, registration number ${registrationNumber}`}
        </p>
        <DetailList className={styles.facts} details={facts} />
        <DetailList className={styles.onPaper} details={link} />
        <p className={styles.unconfirmed}>{receiptTexts.unconfirmed}</p>
        <div role="group" aria-labelledby={keepId} className={styles.keep}>
          <p id={keepId} className="small">
            {receiptTexts.keep}
          </p>
          <PrintButton variant="quiet" />
          {actions.map(({ name, href }) => (
            <ButtonLink key={name} variant="quiet" href={href}>
              <span className="visually-hidden">{receiptTexts.toYourself}</span> {name}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </div>
  )
}
