import { matchTexts as texts } from '@/staff/content/match'
import { gapsIn, type TimeSpan } from '@/staff/matching/statement'
import { formatCents } from '@/domain/money/money'
import { paidText, timeText } from '@/staff/pages/list/timeText'
import type { useWork } from './useMatchWork'

export function summaryOf({
  statement: { lines, covered },
  unreadableMessages,
  ledger: { rows, unreadable },
}: ReturnType<typeof useWork>): string {
  const { entries: returned, cents } = rows.returned
  const gaps = gapsIn(covered)
  const [first, last] = [lines[0], lines.at(-1)]
  const notRead = unreadable > 0 && texts.unreadable(unreadable)
  return [
    first && last
      ? texts.summary(lines.length, paidText(first.at), paidText(last.at))
      : notRead
        ? texts.noneRead(notRead)
        : texts.noLines,
    first && notRead && `${notRead}.`,
    returned.length > 0 && texts.returned(returned.length, formatCents(cents)),
    covered.length > 0 && texts.covers(spansText(covered)),
    gaps.length > 0 && texts.gaps(spansText(gaps)),
    unreadableMessages.length > 0 && texts.unreadableMessages(unreadableMessages.length),
  ]
    .filter(Boolean)
    .join(' ')
}

function spansText(spans: readonly TimeSpan[]): string {
  return spans.map(({ from, to }) => texts.span(timeText(from), timeText(to))).join(', ')
}
