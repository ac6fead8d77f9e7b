import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { leftOutText, messagesLeftTexts, reasonsText, unclearTexts } from '@/staff/content/reasons'
import { matchTexts as texts } from '@/staff/content/match'
import { bookTexts } from '@/staff/content/book'
import { pairKey, pairState } from '@/staff/matching/confirming'
import type { NamedPair, Pair, ScoredPair } from '@/staff/matching/matching'
import { isDayCovered, type Entry, type RowName } from '@/staff/matching/reconciliation'
import { isUnreadable, type TimeSpan, type StatementLine } from '@/staff/matching/statement'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import { countedAmount, type Confirmation } from '@/staff/domain/confirmation'
import { StaffTable, type Column } from '@/staff/pages/list/StaffTable'
import { dayText } from '@/staff/pages/list/timeText'
import { codeText } from '@/staff/pages/payments/recordText'
import { ConfirmBar } from './ConfirmBar'
import { EntryText } from './EntryText'
import { LineActions } from './LineActions'
import { Candidates, ExpectedText, CollapsibleList, LineText } from './MatchParts'
import type { Matched } from '@/staff/services/matchStatements'
import { ReconciliationTable } from './ReconciliationTable'
import { summaryOf } from './summaryOf'
import { PairOutcome, TickedPair } from './TickedPair'
import { useMatching } from './useMatching'
import { usePairConfirming } from './usePairConfirming'
import { useReconciling } from './useReconciling'

const rowsAtOnce = 100

/** Focused controls scroll clear of the bar. */
const roomForBar = {
  '& :is(input, button, a, summary, li)': { scrollMarginBlockEnd: '9rem' },
} as const

interface ExplainedPair extends Pair {
  readonly why: string
}

const explanation: readonly Column<ExplainedPair>[] = [
  { name: 'For', renderCell: ({ expected }) => <ExpectedText expected={expected} /> },
  { name: 'Why', renderCell: ({ why }) => why },
]

export function MatchedPayments({ matched, staff }: { matched: Matched; staff: Account }) {
  const { statement, records } = matched
  const [most, setMost] = useState(rowsAtOnce)
  const reconciling = useReconciling(matched, staff)
  const { reconciliation, openCents, rowOf } = reconciling
  const pairs = usePairConfirming(matched.matching.certain, staff, reconciling)
  const { confirming } = pairs
  const restOf = new Map(
    reconciling.stillExpected.map(({ id, kind, amount }) => [`${kind} ${id}`, amount]),
  )
  const isFree = ({ line, expected: { kind, id, amount } }: Pair) =>
    (openCents.get(line.code) ?? 0) >= amount * 100 && restOf.get(`${kind} ${id}`) === amount
  const { matching, rematch } = useMatching(
    matched,
    reconciling,
    (pair) => isFree(pair) || pairState(confirming, pair) === 'confirmed',
  )
  const certain = matching.certain.slice(0, most).map(named)
  const suggested = matching.suggested.slice(0, most).map(scored)
  const linesLeft = matching.linesLeft.slice(0, most)
  const stateIs = (state: ReturnType<typeof pairState>) => (pair: Pair) =>
    isFree(pair) && pairState(confirming, pair) === state
  const proposed = [...certain, ...suggested]
  const inList = [...proposed, ...linesLeft.flatMap(({ candidates }) => candidates)]
  const longest = Math.max(
    statement.leftOut.length,
    matched.unreadableMessages.length,
    ...Object.values(matching).map(({ length }) => length),
  )
  const wholeLines = new Map(statement.lines.map((line) => [line.code, line]))
  const lineText = ({ code }: StatementLine) => {
    const line = wholeLines.get(code)
    return line && <LineText line={line} cents={openCents.get(code)} isLeft />
  }
  const actionsFor = (code: string, onDone: () => void) => {
    const line = wholeLines.get(code)
    return line && <LineActions {...{ line, staff, reconciling, onDone, onSplit: rematch }} />
  }
  const columns: readonly Column<ExplainedPair>[] = [
    {
      name: 'Payment',
      isWide: true,
      renderCell: (pair) => (
        <TickedPair {...pairs} pair={pair} isFree={isFree(pair)}>
          {lineText(pair.line)}
        </TickedPair>
      ),
    },
    ...explanation,
    { name: '', renderCell: (pair) => <PairOutcome confirming={confirming} pair={pair} /> },
  ]

  return (
    <Box component="section" aria-label="What was matched" sx={roomForBar}>
      <p role="status">{summaryOf(matched)}</p>
      <ReconciliationTable
        reconciliation={reconciliation}
        leftOut={statement.leftOut}
        renderEntry={(entry, onDone) => (
          <>
            <EntryText
              entry={entry}
              onTakenBack={(left) => {
                onDone()
                reconciling.takenBack(left)
              }}
            />
            {isTakenBack(entry) && <div>{texts.leave.again}</div>}
            {actionsFor(entry.line.code, onDone)}
          </>
        )}
      />
      <NotInStatement records={records.notInStatement} covered={statement.covered} />
      <PairTable title={texts.certain} pairs={certain} columns={columns} />
      <PairTable title={texts.suggested} pairs={suggested} columns={columns} />
      <PairTable
        title={texts.unclear}
        pairs={matching.unclear.slice(0, most).map((pair) => ({
          ...pair,
          why: `${texts.by[pair.by]}, but ${unclearTexts[pair.why]}`,
        }))}
        columns={[{ name: 'Payment', renderCell: ({ line }) => lineText(line) }, ...explanation]}
      />
      <CollapsibleList
        title={texts.linesLeft}
        count={matching.linesLeft.filter(({ line }) => openCents.has(line.code)).length}
        hint={texts.leftHint}
        items={linesLeft}
        keyOf={({ line }) => line.code}
        renderItem={({ line, candidates }, onDone) => (
          <>
            {lineText(line)}
            {openCents.has(line.code) &&
              (candidates.length === 0 ? texts.candidates(0) : texts.ask)}
            <Candidates>
              {candidates.map(scored).map((pair) => (
                <li key={pairKey(pair)}>
                  <TickedPair {...pairs} pair={pair} isFree={isFree(pair)}>
                    <ExpectedText expected={pair.expected} />
                    <div>{pair.why}</div>
                  </TickedPair>
                  <PairOutcome confirming={confirming} pair={pair} />
                </li>
              ))}
            </Candidates>
            <div role="status">{doneTexts[rowOf.get(line.code) ?? 'open']}</div>
            {actionsFor(line.code, onDone)}
          </>
        )}
      />
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
      {longest > most && (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{texts.more(longest - most)}</Button>
      )}
      <ConfirmBar
        {...pairs}
        chosen={inList.filter(stateIs('ticked'))}
        open={proposed.filter(stateIs('open'))}
      />
    </Box>
  )

  function isTakenBack({ line, left }: Entry): boolean {
    return openCents.has(line.code) && !left && records.left.some(({ code }) => code === line.code)
  }
}

const doneTexts: Readonly<Partial<Record<RowName, string>>> = {
  income: bookTexts.income.inBook,
  left: texts.leave.done,
}

function NotInStatement({
  records,
  covered,
}: {
  records: readonly Confirmation[]
  covered: readonly TimeSpan[]
}) {
  if (records.length === 0) return null
  const { title, hint, partOfDay } = texts.notInStatement
  return (
    <>
      <h2>{title}</h2>
      <p>{hint}</p>
      <StaffTable
        label={title}
        items={records}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Code', renderCell: codeText },
          { name: 'Amount', renderCell: (record) => formatKsh(countedAmount(record)) },
          {
            name: 'Day',
            renderCell: ({ paidOn }) => (
              <>
                {dayText(paidOn)}
                {!isDayCovered(covered, paidOn) && <div>{partOfDay}</div>}
              </>
            ),
          },
          { name: 'By', renderCell: ({ byEmail }) => byEmail },
        ]}
      />
    </>
  )
}

/** Unreadable lines first. */
function LeftOut({
  matched: { statement, matching, unreadableMessages },
  most,
}: {
  matched: Matched
  most: number
}) {
  const lines = statement.leftOut
    .toSorted((one, other) => Number(isUnreadable(other)) - Number(isUnreadable(one)))
    .map((line) => `${line.code} ${line.label}: ${leftOutText(line)}`)
  const notRead = unreadableMessages.map((beginning) => `“${beginning}”: ${texts.messageNotRead}`)
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

function PairTable({
  title,
  pairs,
  columns,
}: {
  title: string
  pairs: readonly ExplainedPair[]
  columns: readonly Column<ExplainedPair>[]
}) {
  if (pairs.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <StaffTable label={title} items={pairs} columns={columns} keyOf={pairKey} />
    </>
  )
}

function named(pair: NamedPair): ExplainedPair {
  return { ...pair, why: texts.by[pair.by] }
}

function scored(pair: ScoredPair): ExplainedPair {
  return { ...pair, why: reasonsText(pair.reasons) }
}
