import { matchTexts as texts } from '@/staff/content/match'
import { centsIn, returnedIn } from '@/staff/matching/reconciliation'
import { gapsIn, isUnreadable, type TimeSpan } from '@/staff/matching/statement'
import { formatCents } from '@/domain/money/money'
import { timeText } from '@/staff/pages/list/timeText'
import type { Matched } from '@/staff/services/matchStatements'

export function summaryOf({ statement, unreadableMessages }: Matched): string {
  const returned = returnedIn(statement.leftOut)
  const unreadable = statement.leftOut.filter(isUnreadable).length
  const gaps = gapsIn(statement.covered)
  const [first, last] = [statement.lines[0], statement.lines.at(-1)]
  const notRead = unreadable > 0 && texts.unreadable(unreadable)
  return [
    first && last
      ? texts.summary(statement.lines.length, timeText(first.at), timeText(last.at))
      : notRead
        ? texts.noneRead(notRead)
        : texts.noLines,
    first && notRead && `${notRead}.`,
    returned.length > 0 && texts.returned(returned.length, formatCents(centsIn(returned))),
    statement.covered.length > 0 && texts.covers(spansText(statement.covered)),
    gaps.length > 0 && texts.gaps(spansText(gaps)),
    unreadableMessages.length > 0 && texts.unreadableMessages(unreadableMessages.length),
  ]
    .filter(Boolean)
    .join(' ')
}

function spansText(spans: readonly TimeSpan[]): string {
  return spans.map(({ from, to }) => texts.span(timeText(from), timeText(to))).join(', ')
}
