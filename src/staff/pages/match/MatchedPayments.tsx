import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { Account } from '@/domain/members/account'
import { matchTexts as texts } from '@/staff/content/match'
import type { OpenLine, Pair, Proposal } from '@/staff/matching/matching'
import { income } from '@/staff/pages/booking/opening'
import type { Matched } from '@/staff/services/matchStatements'
import { PartState } from '@/staff/pages/PartState'
import { ConfirmBar } from './ConfirmBar'
import { EntryText } from './EntryText'
import { ItemList } from './ItemList'
import { LeftOut } from './LeftOut'
import { Line } from './Lines'
import { LineActions } from './LineActions'
import { CollapsibleList, PurposeText } from './MatchParts'
import { GoneBack } from './GoneBack'
import { NotInStatement } from './NotInStatement'
import { OtherMoney } from './OtherMoney'
import { ReconciliationTable } from './ReconciliationTable'
import { summaryOf } from './summaryOf'
import { useMatchWork, type MatchWork } from './useMatchWork'
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
  const isOpen = ({ line }: Pick<Pair, 'line'>) => ledger.openCents.has(line.code)
  const certain = matching.certain.filter(isOpen)
  const suggested = matching.suggested.filter(isOpen)
  const left = matching.linesLeft.filter(isOpen)
  const longest = Math.max(
    ...[certain, suggested, left].map(({ length }) => length),
    matching.expectedLeft.length,
    matching.messagesLeft.length,
    statement.leftOut.length,
    matched.unreadableMessages.length,
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
      <Proposed title={texts.certain} pairs={certain} {...{ work, most }} />
      <Proposed title={texts.suggested} pairs={suggested} {...{ work, most }} />
      {matching.linesLeft.length > 0 && <Left lines={left} {...{ work, most }} />}
      <NotInStatement covered={statement.covered} records={records.notInStatement} />
      <CollapsibleList
        title={texts.expectedLeft}
        count={matching.expectedLeft.length}
        items={matching.expectedLeft.slice(0, most)}
        keyOf={({ expected }) => `${expected.kind} ${expected.id}`}
        renderItem={({ expected, candidates, isCovered }) => (
          <>
            <PurposeText purpose={expected} />
            {texts.candidates(candidates.length)}. {!isCovered && texts.outside}
          </>
        )}
      />
      <LeftOut matched={matched} most={most} />
      <OtherMoney statement={statement} />
      {longest > most && (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{texts.more(longest - most)}</Button>
      )}
      <ConfirmBar proposed={[...certain.slice(0, most), ...suggested.slice(0, most)]} work={work} />
    </Box>
  )
}

interface Listed {
  readonly work: MatchWork
  /** The first of them are shown. */
  readonly most: number
}

/** Each with one candidate. */
function Proposed({
  title,
  pairs,
  work,
  most,
}: Listed & { readonly title: string; readonly pairs: readonly Proposal[] }) {
  const id = useId()
  if (pairs.length === 0) return null
  return (
    <>
      <h2 id={id}>
        {title} ({pairs.length})
      </h2>
      <ItemList
        items={pairs.slice(0, most)}
        keyOf={({ line }) => line.code}
        nameId={id}
        renderItem={(pair, onDone) => (
          <Line line={pair.line} candidates={[pair]} work={work} onDone={onDone} />
        )}
      />
    </>
  )
}

function Left({ lines, work, most }: Listed & { readonly lines: readonly OpenLine[] }) {
  const { ledger, note, isPending } = work
  const unlike = lines
    .filter(({ candidates }) => candidates.length === 0)
    .map(({ line }) => ({ line, expected: income }))
    .filter((pair) => ledger.stateOf(pair) === 'open')
  return (
    <CollapsibleList
      title={texts.linesLeft}
      count={lines.length}
      items={lines.slice(0, most)}
      keyOf={({ line }) => line.code}
      renderItem={(line, onDone) => <Line {...line} isLeft work={work} onDone={onDone} />}
    >
      <p>{texts.leftHint}</p>
      {unlike.length > 1 && (
        <Button variant="outlined" disabled={isPending} onClick={() => note({ tick: unlike })}>
          {texts.tickUnlike(unlike.length)}
        </Button>
      )}
    </CollapsibleList>
  )
}
