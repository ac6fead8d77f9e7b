import { formatCents } from '@/domain/money/money'
import { isolated } from '@/domain/text/inPlace'
import { matchTexts as texts } from '@/staff/content/match'
import { leftOutText, messagesLeftTexts } from '@/staff/content/reasons'
import { isUnreadable, type LeftOutLine } from '@/staff/matching/statement'
import { timeText } from '@/staff/pages/list/timeText'
import type { Matched } from '@/staff/services/matchStatements'
import { CollapsibleList } from './MatchParts'

/** 'TK5AY9DLMG Pay merchant Charge, −Ksh 3.30, 20 Nov 2026, 16:05'. */
function factsOf({ code, label, amount, at }: LeftOutLine): string {
  const sum = amount === null ? '' : formatCents(Math.round(amount * 100))
  return [`${code} ${isolated(label)}`.trim(), sum, at ? timeText(at) : '']
    .filter(Boolean)
    .join(', ')
}

/** What is no payment, or could not be read: unreadable lines first. */
export function LeftOut({
  matched: { statement, matching, unreadableMessages },
  most,
}: {
  matched: Matched
  most: number
}) {
  const lines = [...statement.leftOut]
    .sort((one, other) => Number(isUnreadable(other)) - Number(isUnreadable(one)))
    .map((line) => `${factsOf(line)}: ${leftOutText(line)}`)
  const notRead = unreadableMessages.map(
    (beginning) => `“${isolated(beginning)}”: ${texts.messageNotRead}`,
  )
  const told = matching.messagesLeft.map(
    ({ message, why }) => `${message.code}: ${messagesLeftTexts[why]}`,
  )
  const all = [lines, notRead, told]
  const items = all.flatMap((each) => each.slice(0, most))
  if (items.length === 0) return null
  return (
    <CollapsibleList
      title={texts.leftOut}
      count={all.flat().length}
      items={items}
      // Equal lines stay apart, and the list never changes.
      keyOf={(_, index) => String(index)}
      renderItem={(text) => text}
    />
  )
}
