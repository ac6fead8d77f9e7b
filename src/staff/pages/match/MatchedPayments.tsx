import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Account } from '@/domain/members/account'
import { isolated } from '@/domain/text/inPlace'
import { matchTexts as texts } from '@/staff/content/match'
import { formatCents } from '@/domain/money/money'
import { leftOutText, messagesLeftTexts } from '@/staff/content/reasons'
import { isUnreadable, type LeftOutLine } from '@/staff/matching/statement'
import { timeText } from '@/staff/pages/list/timeText'
import type { Matched } from '@/staff/services/matchStatements'
import { PartState } from '@/staff/pages/PartState'
import { ConfirmBar } from './ConfirmBar'
import { EntryText } from './EntryText'
import { LineActions } from './LineActions'
import { LinesLeft } from './LinesLeft'
import { CollapsibleList, ExpectedText } from './MatchParts'
import { GoneBack } from './GoneBack'
import { NotInStatement } from './NotInStatement'
import { OtherMoney } from './OtherMoney'
import { PairTables } from './PairTables'
import { ReconciliationTable } from './ReconciliationTable'
import { summaryOf } from './summaryOf'
import { useMatchWork } from './useMatchWork'

const rowsAtOnce = 100

/** Focused controls scroll clear of the bar. */
const roomForBar = {
  '& :is(input, button, a, summary, li)': { scrollMarginBlockEnd: '9rem' },
} as const

export function MatchedPayments({ matched, staff }: { matched: Matched; staff: Account }) {
  const { statement } = matched
  const [most, setMost] = useState(rowsAtOnce)
  const work = useMatchWork(matched, staff)
  const { ledger, matching, records, reloading } = work
  const showMore = () => setMost(most + rowsAtOnce)
  const longest = Math.max(
    statement.leftOut.length,
    matched.unreadableMessages.length,
    matching.linesLeft.length,
    matching.expectedLeft.length,
    matching.messagesLeft.length,
  )
  return (
    <Box component="section" aria-label="What was matched" sx={roomForBar}>
      <p role="status">{summaryOf(matched)}</p>
      <GoneBack work={work} />
      {reloading && (
        <>
          <p role="status">{texts.changed}</p>
          <PartState {...reloading} />
        </>
      )}
      <ReconciliationTable
        reconciliation={ledger}
        isUpToDate={!reloading}
        leftOut={statement.leftOut}
        renderEntry={(entry, onDone) => (
          <>
            <EntryText entry={entry} staff={staff} onTakenBack={onDone} />
            <LineActions code={entry.line.code} work={work} onDone={onDone} />
          </>
        )}
      />
      <OtherMoney statement={statement} />
      <NotInStatement covered={statement.covered} records={records.notInStatement} />
      <PairTables work={work} most={most} onMore={showMore} />
      <LinesLeft work={work} most={most} />
      <CollapsibleList
        title={texts.expectedLeft}
        count={matching.expectedLeft.length}
        items={matching.expectedLeft.slice(0, most)}
        keyOf={({ expected }) => `${expected.kind} ${expected.id}`}
        renderItem={({ expected, candidates, isCovered }) => (
          <>
            <ExpectedText expected={expected} />
            {texts.candidates(candidates.length)}. {!isCovered && texts.outside}
          </>
        )}
      />
      <LeftOut matched={matched} most={most} />
      {longest > most && <Button onClick={showMore}>{texts.more(longest - most)}</Button>}
      <ConfirmBar work={work} most={most} />
    </Box>
  )
}

/** 'TK5AY9DLMG Pay merchant Charge, −Ksh 3.30, 20 Nov 2026, 16:05'. */
function factsOf({ code, label, amount, at }: LeftOutLine): string {
  const sum = amount === null ? '' : formatCents(Math.round(amount * 100))
  return [`${code} ${isolated(label)}`.trim(), sum, at ? timeText(at) : '']
    .filter(Boolean)
    .join(', ')
}

/** Unreadable lines first. */
function LeftOut({
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
  return (
    <CollapsibleList
      title={texts.leftOut}
      count={all.flat().length}
      items={all.flatMap((each) => each.slice(0, most))}
      // Equal lines stay apart, and the list never changes.
      keyOf={(_, index) => String(index)}
      renderItem={(text) => text}
    />
  )
}
