import { paths } from '@/config/paths'
import { siteAddress } from '@/config/siteAddress'
import organisation from '@/content/facts/organisation.json'
import { everyMonthTexts as texts } from '@/content/texts/everyMonth'
import { saveTextFile } from '@/device/saveTextFile'
import { dayInKenya } from '@/domain/calendar/calendar'
import { icsText, inAMonth } from '@/domain/calendar/events'

/** Saves a file that any calendar can open. */
export function saveReminder(amount: number | null): void {
  const today = dayInKenya(new Date())
  const address = siteAddress(paths.donate) + (amount ? `#amount=${amount}` : '')
  const first = inAMonth(today)
  const file = icsText({
    title: texts.event(organisation.productName, amount),
    timeline: texts.title,
    details: address,
    dates: { first, last: first },
    producer: organisation.productName,
    uid: `every-month-${amount ?? 0}@${new URL(address).hostname}`,
    changedAt: new Date(`${today}T00:00:00Z`),
    monthlyAt: address,
  })
  saveTextFile('every-month.ics', 'text/calendar', file)
}
