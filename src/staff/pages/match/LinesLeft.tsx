import Box from '@mui/material/Box'
import { matchTexts as texts } from '@/staff/content/match'
import { reasonsText } from '@/staff/content/reasons'
import { pairKey, type ScoredPair } from '@/staff/matching/matching'
import { LineActions } from './LineActions'
import { CollapsibleList, ExpectedText, OpenLine } from './MatchParts'
import { SplitButton } from './SplitButton'
import { PairOutcome, TickedPair } from './TickedPair'
import type { MatchWork } from './useMatchWork'

/** The first `most`, each with the pledges it could be for. */
export function LinesLeft({ work, most }: { work: MatchWork; most: number }) {
  const { openCents, rows } = work.ledger
  const { linesLeft } = work.matching
  const codesIn = (row: 'income' | 'left') =>
    new Set(rows[row].entries.map(({ line }) => line.code))
  const [inBook, left] = [codesIn('income'), codesIn('left')]
  return (
    <CollapsibleList
      title={texts.linesLeft}
      count={linesLeft.filter(({ line }) => openCents.has(line.code)).length}
      hint={texts.leftHint}
      items={linesLeft.slice(0, most)}
      keyOf={({ line }) => line.code}
      renderItem={({ line: { code }, candidates }, onDone) => {
        const isOpen = openCents.has(code)
        return (
          <>
            <OpenLine code={code} work={work} />
            {isOpen && (candidates.length === 0 ? texts.candidates(0) : texts.ask)}
            <Box
              component="ol"
              sx={{ margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } }}
            >
              {candidates.map((pair) => (
                <li key={pairKey(pair)}>
                  <Candidate pair={pair} work={work} onDone={onDone} />
                </li>
              ))}
            </Box>
            <div role="status">
              {!isOpen && left.has(code) && texts.leave.done}
              {!isOpen && !left.has(code) && inBook.has(code) && texts.split.inBook}
            </div>
            <LineActions code={code} work={work} onDone={onDone} />
          </>
        )
      }}
    />
  )
}

/** Ticked if all of it fits; else its amount is looked at first. */
function Candidate({
  pair,
  work,
  onDone,
}: {
  pair: ScoredPair
  work: MatchWork
  onDone: () => void
}) {
  const { ledger } = work
  const { line, expected, reasons } = pair
  const text = (
    <>
      <ExpectedText expected={expected} />
      <div>{reasonsText(reasons)}</div>
    </>
  )
  const isDue = ledger.stillExpected.some(
    ({ kind, id }) => kind === expected.kind && id === expected.id,
  )
  const rest = Math.floor((ledger.openCents.get(line.code) ?? 0) / 100)
  return reasons.difference === 0 ? (
    <>
      <TickedPair pair={pair} work={work}>
        {text}
      </TickedPair>
      <PairOutcome pair={pair} work={work} />
    </>
  ) : (
    <>
      {text}
      {isDue && rest > 0 && <SplitButton {...{ line, rest, work, onDone }} start={expected} />}
    </>
  )
}
