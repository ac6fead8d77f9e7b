import { Button } from '@/components/buttons/Button'
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
export function PairTables({
  work,
  ...shown
}: {
  work: MatchWork
  most: number
  onMore: () => void
}) {
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
      <PairTable title={texts.certain} pairs={certain} columns={columns} {...shown} />
      <PairTable title={texts.suggested} pairs={suggested} columns={columns} {...shown} />
      <PairTable title={texts.unclear} pairs={unclear} columns={unclearColumns} {...shown} />
    </>
  )
}

function PairTable<Each extends Pair>({
  title,
  pairs,
  columns,
  most,
  onMore,
}: {
  title: string
  pairs: readonly Each[]
  columns: readonly Column<Each>[]
  most: number
  onMore: () => void
}) {
  if (pairs.length === 0) return null
  return (
    <>
      <h2>
        {title} ({pairs.length})
      </h2>
      <StaffTable label={title} items={pairs.slice(0, most)} columns={columns} keyOf={pairKey} />
      {pairs.length > most && (
        <Button variant="secondary" onClick={onMore}>
          {texts.more(pairs.length - most)}
        </Button>
      )}
    </>
  )
}
