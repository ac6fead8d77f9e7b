import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { Account } from '@/domain/members/account'
import { matchTexts as texts } from '@/staff/content/match'
import { openLinesOf, type OpenLine } from '@/staff/matching/ledger'
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
  const rows = openLinesOf(matching)
  const longest = Math.max(
    statement.leftOut.length,
    matched.unreadableMessages.length,
    ...Object.values(rows).map(({ length }) => length),
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
      <Proposed title={texts.certain} lines={rows.certain} {...{ work, most }} />
      <Proposed title={texts.suggested} lines={rows.suggested} {...{ work, most }} />
      <Left lines={rows.left} {...{ work, most }} />
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
      <ConfirmBar lines={rows} work={work} most={most} />
    </Box>
  )
}

interface Listed {
  readonly lines: readonly OpenLine[]
  readonly work: MatchWork
  readonly most: number
}

const codeOf = ({ line }: OpenLine) => line.code

/** Of what is open, the first `most`. */
function Proposed({ title, lines, work, most }: Listed & { readonly title: string }) {
  const id = useId()
  const open = lines.filter(({ line }) => work.ledger.openCents.has(line.code))
  if (open.length === 0) return null
  return (
    <>
      <h2 id={id}>
        {title} ({open.length})
      </h2>
      <ItemList
        items={open.slice(0, most)}
        keyOf={codeOf}
        nameId={id}
        renderItem={(line, onDone) => <Line {...line} work={work} onDone={onDone} />}
      />
    </>
  )
}

function Left({ lines, work, most }: Listed) {
  const { ledger, note, isPending } = work
  const open = lines.filter(({ line }) => ledger.openCents.has(line.code))
  const unlike = open
    .filter(({ proposals }) => proposals.length === 0)
    .map(({ line }) => ({ line, expected: income }))
    .filter((pair) => ledger.stateOf(pair) === 'open')
  return (
    lines.length > 0 && (
      <CollapsibleList
        title={texts.linesLeft}
        count={open.length}
        items={open.slice(0, most)}
        keyOf={codeOf}
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
  )
}
