import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Account } from '@/domain/members/account'
import { matchTexts as texts } from '@/staff/content/match'
import type { Matched } from '@/staff/services/matchStatements'
import { PartState } from '@/staff/pages/PartState'
import { ConfirmBar } from './ConfirmBar'
import { EntryText } from './EntryText'
import { LeftOut } from './LeftOut'
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
import { Verdict } from './Verdict'

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
        renderEntry={(entry, onDone) => (
          <>
            <EntryText entry={entry} staff={staff} onTakenBack={onDone} />
            <LineActions code={entry.line.code} work={work} onDone={onDone} />
          </>
        )}
      />
      <Verdict reconciliation={ledger} isUpToDate={!reloading} leftOut={statement.leftOut} />
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
