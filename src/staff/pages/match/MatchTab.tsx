import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '@/components/form/useAction'
import { organisation } from '@/content/facts/organisation'
import { statementProblemText } from '@/staff/content/reasons'
import { matchTexts } from '@/staff/content/match'
import type { Statement } from '@/staff/matching/statement'
import type { DeskProps } from '@/staff/pages/deskProps'
import { PartState } from '@/staff/pages/PartState'
import { MatchedPayments } from './MatchedPayments'
import { NameColumns } from './NameColumns'
import { matchStatements, type Matched } from '@/staff/services/matchStatements'
import { readSources, sourcesOf, type Source, type Unreadable } from './readSources'
import { StatementInput } from './StatementInput'

interface Asked {
  readonly sources: readonly Source[]
  readonly messages: string
}

export function MatchTab({ account }: DeskProps) {
  const [problem, setProblem] = useState<Unreadable | null>(null)
  const [matched, setMatched] = useState<Matched | null>(null)
  const [round, setRound] = useState(0)
  const [asked, setAsked] = useState<Asked>({ sources: [], messages: '' })
  const [share, setShare] = useState<number | null>(null)
  const { run, isPending, failure } = useAction<{
    readonly statements: readonly Statement[]
    readonly messages: string
  }>(async ({ statements, messages }, isStillHere) => {
    const { membershipFeeKsh } = organisation
    const result = await matchStatements(statements, messages, membershipFeeKsh, setShare).finally(
      () => setShare(null),
    )
    if (!isStillHere()) return
    setMatched(result)
    setRound((before) => before + 1)
  })

  // On a phone the outcome is below the button.
  const notes = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem || failure) notes.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, failure])
  useEffect(() => {
    if (matched) found.current?.scrollIntoView()
  }, [matched])

  /** A problem keeps the earlier outcome. */
  function match(sources: readonly Source[] | Unreadable, messages: string) {
    if (!('problem' in sources)) setAsked({ sources, messages })
    const statements = 'problem' in sources ? sources : readSources(sources)
    setProblem('problem' in statements ? statements : null)
    if (!('problem' in statements)) run({ statements, messages })
  }

  return (
    <>
      <StatementInput
        isPending={isPending}
        onFiles={(files, messages) =>
          void sourcesOf(files).then((sources) => match(sources, messages))
        }
        onLines={(text, messages) => match([{ text }], messages)}
      />
      <div ref={notes}>
        {share !== null && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={matchTexts.matching}
          />
        )}
        {problem && (
          <Alert severity="error">
            {problem.fileName && <AlertTitle>{problem.fileName}</AlertTitle>}
            {statementProblemText(problem.problem)}
          </Alert>
        )}
        {problem?.problem.why === 'columns' && (
          <NameColumns
            key={problem.fileName}
            problem={problem.problem}
            onNamed={(columns) =>
              match(
                asked.sources.map((each) =>
                  each === problem.source ? { ...each, columns } : each,
                ),
                asked.messages,
              )
            }
          />
        )}
        <PartState isPending={isPending && share === null} failure={failure} />
      </div>
      <div ref={found}>
        {/* A new matching starts from stored records, with nothing ticked. */}
        {matched && <MatchedPayments key={round} matched={matched} staff={account} />}
      </div>
    </>
  )
}
