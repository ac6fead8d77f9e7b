import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { leftOutText, messagesLeftTexts, reasonsText, unclearTexts } from '@/content/matching'
import { messages } from '@/content/messages'
import { deskTexts } from '@/content/staff'
import { confirmedOf, pairKey, pairState } from '@/domain/matching/confirming'
import type { NamedPair, Pair, ScoredPair } from '@/domain/matching/matching'
import { isUnreadable } from '@/domain/matching/statement'
import type { Account } from '@/domain/members/account'
import { IncomeButton } from '@/pages/staff/book/IncomeButton'
import { StaffTable, type Column } from '@/pages/staff/list/StaffTable'
import { ExpectedText, FoldedList, LineText } from './MatchParts'
import type { Matched } from './matchStatements'
import { summaryOf } from './summaryOf'
import { PairOutcome, TickedPair } from './TickedPair'
import { usePairConfirming, type PairConfirming } from './usePairConfirming'

const texts = deskTexts.match

const rowsAtOnce = 100

/** In sight while somebody ticks. */
const inSight = {
  position: 'sticky',
  insetBlockEnd: 'var(--offline-height, 0px)',
  zIndex: 1,
  paddingBlock: 1.5,
  backgroundColor: 'background.default',
} as const

interface ExplainedPair extends Pair {
  readonly why: string
}

const explanation: readonly Column<ExplainedPair>[] = [
  { name: 'For', renderCell: ({ expected }) => <ExpectedText expected={expected} /> },
  { name: 'Why', renderCell: ({ why }) => why },
]

export function MatchedPayments({ matched, staff }: { matched: Matched; staff: Account }) {
  const { statement, matching } = matched
  const [most, setMost] = useState(rowsAtOnce)
  const certain = matching.certain.slice(0, most).map(named)
  const suggested = matching.suggested.slice(0, most).map(scored)
  const linesLeft = matching.linesLeft.slice(0, most)
  const pairs = usePairConfirming(matching.certain, staff)
  const { confirming } = pairs
  const inList = [...certain, ...suggested, ...linesLeft.flatMap(({ candidates }) => candidates)]
  const chosen = inList.filter((pair) => pairState(confirming, pair) === 'ticked')
  const isAnyOpen = [...certain, ...suggested].some((pair) =>
    ['open', 'ticked'].includes(pairState(confirming, pair)),
  )
  const longest = Math.max(
    statement.leftOut.length,
    matched.messagesNotRead.length,
    ...Object.values(matching).map(({ length }) => length),
  )
  const columns: readonly Column<ExplainedPair>[] = [
    {
      name: 'Payment',
      isWide: true,
      renderCell: (pair) => (
        <TickedPair {...pairs} pair={pair}>
          <LineText line={pair.line} />
        </TickedPair>
      ),
    },
    ...explanation,
    { name: '', renderCell: (pair) => <PairOutcome confirming={confirming} pair={pair} /> },
  ]

  return (
    <section aria-label="What was matched">
      <p role="status">{summaryOf(matched)}</p>
      <PairTable title={texts.certain} pairs={certain} columns={columns} />
      <PairTable title={texts.suggested} pairs={suggested} columns={columns} />
      <ConfirmChosen {...pairs} chosen={chosen} isAnyOpen={isAnyOpen} />
      <PairTable
        title={texts.unclear}
        pairs={matching.unclear.slice(0, most).map((pair) => ({
          ...pair,
          why: `${texts.by[pair.by]}, but ${unclearTexts[pair.why]}`,
        }))}
        columns={[
          { name: 'Payment', renderCell: ({ line }) => <LineText line={line} /> },
          ...explanation,
        ]}
      />
      <FoldedList title={texts.linesLeft} count={matching.linesLeft.length} hint={texts.split}>
        {linesLeft.map(({ line, candidates }) => (
          <li key={line.code}>
            <LineText line={line} />
            {candidates.length === 0 ? texts.candidates(0) : texts.ask}
            {candidates.map(scored).map((pair) => (
              <div key={pairKey(pair)}>
                <TickedPair {...pairs} pair={pair}>
                  <ExpectedText expected={pair.expected} />
                  <div>{pair.why}</div>
                </TickedPair>
                <PairOutcome confirming={confirming} pair={pair} />
              </div>
            ))}
            {!confirmedOf(confirming.outcomes).some(
              ({ payment }) => payment.code === line.code,
            ) && (
              <div>
                <IncomeButton line={line} staff={staff} />
              </div>
            )}
          </li>
        ))}
      </FoldedList>
      <FoldedList title={texts.expectedLeft} count={matching.expectedLeft.length}>
        {matching.expectedLeft.slice(0, most).map(({ expected, candidates, isCovered }) => (
          <li key={expected.id}>
            <ExpectedText expected={expected} />
            {texts.candidates(candidates.length)}. {!isCovered && texts.outside}
          </li>
        ))}
      </FoldedList>
      <LeftOut matched={matched} most={most} />
      {longest > most && (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{texts.more(longest - most)}</Button>
      )}
    </section>
  )
}

function ConfirmChosen({
  chosen,
  isAnyOpen,
  confirming,
  confirm,
  isPending,
  failure,
}: PairConfirming & { chosen: readonly Pair[]; isAnyOpen: boolean }) {
  const confirmed = confirmedOf(confirming.outcomes).length
  return (
    <>
      {(isAnyOpen || chosen.length > 0) && (
        <Box sx={inSight}>
          {chosen.length === 0 ? (
            texts.tick
          ) : (
            <Button variant="contained" disabled={isPending} onClick={() => confirm(chosen)}>
              {texts.confirm(chosen.length)}
            </Button>
          )}
          {isPending && <LinearProgress aria-label="Confirming" />}
        </Box>
      )}
      <div role="status">
        {confirmed > 0 && <Alert severity="success">{texts.confirmed(confirmed)}</Alert>}
      </div>
      {!isPending && failure && (
        <Alert severity="error">
          {texts.notConfirmed(chosen.length)} {messages.accountAdvice(failure)}
        </Alert>
      )}
    </>
  )
}

function LeftOut({
  matched: { statement, matching, messagesNotRead },
  most,
}: {
  matched: Matched
  most: number
}) {
  const { messagesLeft } = matching
  const leftOut = statement.leftOut.toSorted(
    (one, other) => Number(isUnreadable(other)) - Number(isUnreadable(one)),
  )
  return (
    <FoldedList
      title={texts.leftOut}
      count={leftOut.length + messagesLeft.length + messagesNotRead.length}
    >
      {leftOut.slice(0, most).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two equal lines are two, and the list never changes
        <li key={index}>
          {line.code} {line.label}: {leftOutText(line)}
        </li>
      ))}
      {messagesNotRead.slice(0, most).map((beginning) => (
        <li key={beginning}>
          “{beginning}”: {texts.messageNotRead}
        </li>
      ))}
      {messagesLeft.slice(0, most).map(({ message, why }) => (
        <li key={`message ${message.code} ${message.reference ?? ''}`}>
          {message.code}: {messagesLeftTexts[why]}
        </li>
      ))}
    </FoldedList>
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
