import { newsletterTexts as texts } from '@/staff/content/newsletter'
import { usePages } from '@/staff/pages/list/usePages'
import { listSubscribers } from '@/staff/services/subscribers'
import { AddressRows } from './AddressRows'
import { ToTell } from './ToTell'

export function NewsletterTab() {
  const pages = usePages(() => listSubscribers('mailingList'))
  return (
    <>
      <p>{texts.lead}</p>
      <AddressRows
        label="Newsletter"
        list="mailingList"
        pages={pages}
        items={pages.items}
        remove={texts.remove}
        fileName="newsletter"
      />
      <ToTell />
    </>
  )
}
