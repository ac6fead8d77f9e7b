import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { staffListTexts } from '@/staff/content/desk'
import { matchTexts as texts } from '@/staff/content/match'
import type { OpenLine, Pair, Proposal } from '@/staff/matching/matching'
import { income } from '@/staff/pages/booking/opening'
import type { Matched } from '@/staff/services/matchStatements'
import { PartState } from '@/staff/pages/PartState'
import { ConfirmBar } from './ConfirmBar'
import { ItemList } from './ItemList'
import { LeftOut, OtherMoney } from './LeftOut'
import { Line } from './Lines'
import styles from './match.module.css'
import { CollapsibleList, PurposeText } from './MatchParts'
import { GoneBack } from './GoneBack'
import { NotInStatement } from './NotInStatement'
import { ReconciliationTable } from './ReconciliationTable'
import { summaryOf } from './summaryOf'
import { useMatchWork, useWork, WorkContext } from './useMatchWork'
import { Verdict } from './Verdict'

const rowsAtOnce = 100

export function MatchedPayments({ matched }: { matched: Matched }) {
  const { statement } = matched
  const [most, setMost] = useState(rowsAtOnce)
  const work = useMatchWork(matched)
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
    <WorkContext value={work}>
      <section aria-label="What was matched" className={styles.matched}>
        <p role="status">{summaryOf(matched)}</p>
        <GoneBack />
        {reloading && (
          <>
            <p role="status">{texts.changed}</p>
            <PartState {...reloading} />
          </>
        )}
        <ReconciliationTable />
        <Verdict leftOut={statement.leftOut} />
        <Proposed title={texts.certain} pairs={certain} most={most} />
        <Proposed title={texts.suggested} pairs={suggested} most={most} />
        {matching.linesLeft.length > 0 && <Left lines={left} most={most} />}
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
          <Button onClick={() => setMost(most + rowsAtOnce)}>
            {staffListTexts.more(longest - most)}
          </Button>
        )}
        <ConfirmBar proposed={[...certain.slice(0, most), ...suggested.slice(0, most)]} />
      </section>
    </WorkContext>
  )
}

/** The first of them, each with one candidate. */
function Proposed({
  title,
  pairs,
  most,
}: {
  title: string
  pairs: readonly Proposal[]
  most: number
}) {
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
        renderItem={(pair) => <Line line={pair.line} candidates={[pair]} />}
      />
    </>
  )
}

function Left({ lines, most }: { lines: readonly OpenLine[]; most: number }) {
  const { ledger, note, isPending } = useWork()
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
      renderItem={(line) => <Line {...line} isLeft />}
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
