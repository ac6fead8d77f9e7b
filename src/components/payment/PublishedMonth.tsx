import { shownMonthTexts as texts } from '@/content/texts/shownMonth'
import { useShownMonth } from '@/context/giving/useShownMonth'

/** What the team has published about the last month; nothing before that. */
export function PublishedMonth() {
  const shown = useShownMonth()
  if (!shown) return null
  return (
    <aside className="aside" aria-labelledby="gifts-of-month">
      <h2 id="gifts-of-month">{texts.title(shown.month)}</h2>
      <p>{texts.received(shown)}</p>
      <p>{texts.spent(shown.spent)}</p>
    </aside>
  )
}
