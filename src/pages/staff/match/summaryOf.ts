import { deskTexts } from '@/content/staff'
import type { Reach } from '@/domain/matching/statement'
import { totalsOf } from '@/domain/matching/statementTotals'
import { formatKsh } from '@/domain/money/money'
import { timeText } from '@/pages/staff/list/timeText'
import type { Matched } from './matchStatements'

const texts = deskTexts.match

/** What was read, what was not, and of which time. */
export function summaryOf({ statement, messagesNotRead }: Matched): string {
  const { returned, unreadable, gaps } = totalsOf(statement)
  const [first, last] = [statement.lines[0], statement.lines.at(-1)]
  const notRead = unreadable.count > 0 && texts.unreadable(unreadable.count)
  return [
    first && last
      ? texts.summary(statement.lines.length, timeText(first.at), timeText(last.at))
      : notRead
        ? texts.noneRead(notRead)
        : texts.noLines,
    first && notRead && `${notRead}.`,
    returned.count > 0 && texts.returned(returned.count, formatKsh(returned.sum)),
    statement.reach.length > 0 && texts.covers(spansText(statement.reach)),
    gaps.length > 0 && texts.gaps(spansText(gaps)),
    messagesNotRead.length > 0 && texts.messagesNotRead(messagesNotRead.length),
  ]
    .filter(Boolean)
    .join(' ')
}

function spansText(spans: readonly Reach[]): string {
  return spans.map(({ from, to }) => texts.span(timeText(from), timeText(to))).join(', ')
}
