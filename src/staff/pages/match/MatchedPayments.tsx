import Button from '@mui/material/Button'
import { useState } from 'react'
import { markId } from '@/staff/domain/confirmation'
import { staffListTexts } from '@/staff/content/desk'
import { matchTexts as texts } from '@/staff/content/match'
import type { OpenLine, Pair, Proposal } from '@/staff/matching/matching'
import { income } from '@/staff/pages/booking/opening'
import type { Matched } from '@/staff/services/matchStatements'
import { PartState } from '@/staff/pages/PartState'
import { useUnsaved } from '@/staff/pages/useUnsaved'
import { ConfirmBar } from './ConfirmBar'
import { LeftOut, OtherMoney } from './LeftOut'
import { Line } from './Lines'
import styles from './match.module.css'
import { TitledList, PurposeText } from './MatchParts'
import { GoneBack } from './GoneBack'
import { ReconciliationTable } from './ReconciliationTable'
import { useMatchWork, useWork, WorkContext } from './useMatchWork'
import { NotInStatement, Summary, Verdict } from './Verdict'

const rowsAtOnce = 100

export function MatchedPayments({ matched }: { matched: Matched }) {
  const [most, setMost] = useState(rowsAtOnce)
  const work = useMatchWork(matched)
  const { statement, ledger, matching, reloading } = work
  // What is read, ticked and crossed out is kept nowhere.
  useUnsaved(ledger.openParts.size > 0)
  const isOpen = ({ line }: Pick<Pair, 'line'>) => ledger.openParts.has(line.code)
  const proposed: readonly { title: string; pairs: readonly Proposal[] }[] = [
    { title: texts.certain, pairs: matching.certain.filter(isOpen) },
    { title: texts.suggested, pairs: matching.suggested.filter(isOpen) },
  ].filter(({ pairs }) => pairs.length > 0)
  const left = matching.linesLeft.filter(isOpen)
  const due = new Map(ledger.open.expected.map((each) => [markId(each.kind, each.id), each]))
  const expectedLeft = matching.expectedLeft.flatMap(({ expected: { kind, id }, ...each }) => {
    const expected = due.get(markId(kind, id))
    return expected ? [{ ...each, expected, candidates: each.candidates.filter(isOpen) }] : []
  })
  const longest = Math.max(
    ...proposed.map(({ pairs }) => pairs.length),
    left.length,
    expectedLeft.length,
    matching.messagesLeft.length,
    statement.leftOut.length,
    matched.unreadableMessages.length,
  )
  return (
    <WorkContext value={work}>
      <section aria-label="What was matched" className={styles.matched}>
        <Summary />
        <GoneBack />
        {reloading && (
          <>
            <p role="status">{texts.changed}</p>
            <PartState {...reloading} />
          </>
        )}
        <ReconciliationTable />
        <Verdict />
        {proposed.map(({ title, pairs }) => (
          <TitledList
            key={title}
            title={title}
            count={pairs.length}
            items={pairs.slice(0, most)}
            keyOf={({ line }) => line.code}
            renderItem={(pair) => <Line line={pair.line} candidates={[pair]} />}
          />
        ))}
        {matching.linesLeft.length > 0 && <Left lines={left} most={most} />}
        <NotInStatement />
        <TitledList
          isFolded
          title={texts.expectedLeft}
          count={expectedLeft.length}
          items={expectedLeft.slice(0, most)}
          keyOf={({ expected }) => `${expected.kind} ${expected.id}`}
          renderItem={({ expected, candidates, isCovered }) => (
            <>
              <PurposeText purpose={expected} />
              {texts.candidates(candidates.length)}. {!isCovered && texts.outside}
            </>
          )}
        />
        <LeftOut most={most} />
        <OtherMoney />
        {longest > most && (
          <Button onClick={() => setMost(most + rowsAtOnce)}>
            {staffListTexts.more(longest - most)}
          </Button>
        )}
        <ConfirmBar proposed={proposed.flatMap(({ pairs }) => pairs.slice(0, most))} />
      </section>
    </WorkContext>
  )
}

function Left({ lines, most }: { lines: readonly OpenLine[]; most: number }) {
  const { ledger, closedNames, note, isPending } = useWork()
  // The payer named something, perhaps paid or cancelled, so it may have to go back.
  const unlike = lines
    .filter(({ line, candidates }) => candidates.length === 0 && !closedNames.has(line.code))
    .map(({ line }) => ({ line, expected: income }))
    .filter((pair) => ledger.stateOf(pair) === 'open')
  return (
    <TitledList
      isFolded
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
    </TitledList>
  )
}
