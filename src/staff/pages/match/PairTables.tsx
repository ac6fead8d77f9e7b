import { matchTexts as texts } from '@/staff/content/match'
import { reasonsText, unclearTexts } from '@/staff/content/reasons'
import {
  pairKey,
  type Matching,
  type NamedPair,
  type Pair,
  type ScoredPair,
} from '@/staff/matching/matching'
import { StaffTable, type Column } from '@/staff/pages/list/StaffTable'
import { ExpectedText, OpenLine } from './MatchParts'
import { PairOutcome, TickedPair } from './TickedPair'
import type { MatchWork } from './useMatchWork'

const payee = {
  name: 'For',
  renderCell: ({ expected }: Pair) => <ExpectedText expected={expected} />,
}

/** Of each kind the first `most`. */
export function PairTables({ work, most }: { work: MatchWork; most: number }) {
  const { certain, suggested, unclear } = work.matching
  const columns: readonly Column<NamedPair | ScoredPair>[] = [
    {
      name: 'Payment',
      isWide: true,
      renderCell: (pair) => (
        <TickedPair pair={pair} work={work}>
          <OpenLine code={pair.line.code} work={work} />
        </TickedPair>
      ),
    },
    payee,
    {
      name: 'Why',
      renderCell: (pair) => ('by' in pair ? texts.by[pair.by] : reasonsText(pair.reasons)),
    },
    { name: '', renderCell: (pair) => <PairOutcome pair={pair} work={work} /> },
  ]
  const unclearColumns: readonly Column<Matching['unclear'][number]>[] = [
    { name: 'Payment', renderCell: ({ line: { code } }) => <OpenLine code={code} work={work} /> },
    payee,
    { name: 'Why', renderCell: ({ by, why }) => `${texts.by[by]}, but ${unclearTexts[why]}` },
  ]
  return (
    <>
      <PairTable title={texts.certain} pairs={certain.slice(0, most)} columns={columns} />
      <PairTable title={texts.suggested} pairs={suggested.slice(0, most)} columns={columns} />
      <PairTable title={texts.unclear} pairs={unclear.slice(0, most)} columns={unclearColumns} />
    </>
  )
}

function PairTable<Each extends Pair>({
  title,
  pairs,
  columns,
}: {
  title: string
  pairs: readonly Each[]
  columns: readonly Column<Each>[]
}) {
  if (pairs.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <StaffTable label={title} items={pairs} columns={columns} keyOf={pairKey} />
    </>
  )
}
