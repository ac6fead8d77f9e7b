import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '@/components/form/useAction'
import organisation from '@/content/facts/organisation.json'
import { statementProblemText } from '@/staff/content/reasons'
import { matchTexts } from '@/staff/content/match'
import type { Statement } from '@/staff/matching/statement'
import { PartState } from '@/staff/pages/PartState'
import { matchStatements, type Matched } from '@/staff/services/matchStatements'
import { MatchedPayments } from './MatchedPayments'
import { NameColumns } from './NameColumns'
import { readSources, sourcesOf, type Source, type Unreadable } from './readSources'
import { StatementInput } from './StatementInput'

export function MatchTab() {
  const [problem, setProblem] = useState<Unreadable | null>(null)
  const [outcome, setOutcome] = useState<{ matched: Matched; round: number } | null>(null)
  const [asked, setAsked] = useState({ sources: [] as readonly Source[], messages: '' })
  const [share, setShare] = useState<number | null>(null)
  const { run, isPending, failure } = useAction<{
    readonly statements: readonly Statement[]
    readonly sources: readonly Source[]
    readonly messages: string
  }>(async ({ statements, sources, messages }, isStillHere) => {
    // Here, since a file that is dropped while another is matched is not read.
    setAsked({ sources, messages })
    const { membershipFeeKsh: feeKsh } = organisation
    const matched = await matchStatements(statements, messages, feeKsh, setShare).finally(() =>
      setShare(null),
    )
    if (isStillHere()) setOutcome((before) => ({ matched, round: (before?.round ?? 0) + 1 }))
  })

  const round = outcome?.round ?? 0
  const kept = asked.sources.filter(({ fileName }) => fileName !== undefined)

  // On a phone the outcome is below the button.
  const notes = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem || failure) notes.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, failure])
  useEffect(() => {
    if (outcome) found.current?.scrollIntoView()
  }, [outcome])

  /** After a problem, the earlier outcome stays. */
  function match(sources: readonly Source[] | Unreadable, messages: string) {
    if (isPending) return
    const statements = 'problem' in sources ? sources : readSources(sources)
    setProblem('problem' in statements ? statements : null)
    if ('problem' in sources) return
    if ('problem' in statements) setAsked({ sources, messages })
    else run({ statements, sources, messages })
  }

  /** Matches again once staff have named the columns of the source. */
  function matchNamed(named: Source) {
    const sources = asked.sources.map((each) => (each === problem?.source ? named : each))
    match(sources, asked.messages)
  }

  return (
    <>
      <StatementInput
        isPending={isPending}
        onFiles={(files, messages) =>
          void sourcesOf(files).then((sources) => match(sources, messages))
        }
        onLines={(text, messages) =>
          match(text.trim() === '' && kept.length > 0 ? kept : [{ text }], messages)
        }
        kept={kept.map(({ fileName }) => fileName)}
        round={round}
      />
      <div ref={notes}>
        {share !== null && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={matchTexts.matching}
          />
        )}
        {problem && <Problem {...problem} onNamed={matchNamed} />}
        <PartState isPending={isPending && share === null} failure={failure} />
      </div>
      <div ref={found}>
        {/* The key makes a new matching start from stored records, without earlier ticks. */}
        {outcome && <MatchedPayments key={outcome.round} matched={outcome.matched} />}
      </div>
    </>
  )
}

function Problem({
  fileName,
  source,
  problem,
  onNamed,
}: Unreadable & { readonly onNamed: (named: Source) => void }) {
  return (
    <>
      <Alert severity="error">
        {fileName && <AlertTitle>{fileName}</AlertTitle>}
        {statementProblemText(problem)}
      </Alert>
      {problem.why === 'columns' && source && (
        <NameColumns
          key={source.text}
          problem={problem}
          onNamed={(columns) => onNamed({ ...source, columns })}
        />
      )}
    </>
  )
}
