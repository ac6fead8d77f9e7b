import { ButtonLink } from '@/components/buttons/Button'
import type { WayToWrite } from '@/content/facts/helplines'
import type { Helpline } from '@/content/texts/helplines'
import { bareNumber, whatsAppLink } from '@/domain/contact/phone'
import styles from './helpNow.module.css'

/** For somebody who cannot speak where they are. */
export function WaysToWrite({ line: { name, channels } }: { line: Helpline }) {
  return channels?.map(({ kind, to }) => (
    <ButtonLink key={kind} variant="secondary" className={styles.call} href={links[kind](to)}>
      {kind} <span className="visually-hidden">to {name}</span> {kind !== 'Chat' && to}
    </ButtonLink>
  ))
}

const links: Readonly<Record<WayToWrite['kind'], (to: string) => string>> = {
  SMS: (to) => `sms:${bareNumber(to)}`,
  // Facts may have 0722 …, the link needs 254722 ….
  WhatsApp: (to) => whatsAppLink(bareNumber(to).replace(/^0/, '254')),
  Chat: (to) => to,
}
