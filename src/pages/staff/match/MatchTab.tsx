import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useAction } from '@/components/form/useAction'
import { statementProblemText } from '@/content/matching'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { deskTexts, staffListTexts } from '@/content/staff'
import { joinStatements } from '@/domain/matching/joinStatements'
import type { Matching } from '@/domain/matching/matching'
import { matchPayments } from '@/domain/matching/matchPayments'
import { readStatement, statementText } from '@/domain/matching/readStatement'
import {
  largestStatementBytes,
  type Statement,
  type StatementContent,
  type StatementProblem,
} from '@/domain/matching/statement'
import { readToldPayments } from '@/domain/matching/toldPayments'
import { loadPaymentsToMatch, type PaymentToMatch } from '@/services/staff/openPayments'
import { findConfirmedCodes } from '@/services/staff/openPledges'
import { inSlices } from './inSlices'
import { MatchedPayments } from './MatchedPayments'
import type { DeskProps } from '@/pages/staff/deskProps'

const texts = deskTexts.match

/** What came of matching one statement, and what it was made of. */
export interface Matched {
  readonly statement: StatementContent
  readonly matching: Matching
  readonly payments: readonly PaymentToMatch[]
  /** How many payments of the statement are confirmed already. */
  readonly counted: number
}

/** A file, or a pasted text, that is no statement of ours. */
interface Unreadable {
  readonly fileName: string | undefined
  readonly problem: StatementProblem
}

/** Reads a statement on this device and holds it against what is still to be confirmed. */
export function MatchTab({ account }: DeskProps) {
  const [pasted, setPasted] = useState('')
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState<Unreadable | null>(null)
  const [matched, setMatched] = useState<Matched | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const { run, isPending, failure } = useAction<readonly Statement[]>(
    async (statements, isStillHere) => {
      const result = await matchAgain(statements, told, setShare).finally(() => setShare(null))
      if (isStillHere()) setMatched(result)
    },
  )

  // On a phone the outcome stands below what was pressed.
  const said = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem || failure) said.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, failure])
  useEffect(() => {
    if (matched) found.current?.scrollIntoView()
  }, [matched])

  /** Matches what can be read; whatever cannot leaves what was matched before as it is. */
  function readAll(sources: readonly { text: string; fileName?: string }[]) {
    const till = organisation.till?.number
    const read = sources.map(({ text, fileName }) => ({
      fileName,
      statement: readStatement(text, {
        ...(fileName !== undefined && { fileName }),
        ownShortCodes: till ? [till] : [],
      }),
    }))
    for (const { fileName, statement } of read) {
      if (statement.kind !== 'problem') continue
      setProblem({ fileName, problem: statement })
      return
    }
    setProblem(null)
    run(read.flatMap(({ statement }) => (statement.kind === 'statement' ? [statement] : [])))
  }

  async function readFiles(files: readonly File[]) {
    const tooLarge = files.find(({ size }) => size > largestStatementBytes)
    if (tooLarge) {
      setProblem({ fileName: tooLarge.name, problem: { kind: 'problem', why: 'too-large' } })
      return
    }
    readAll(
      await Promise.all(
        files.map(async (file) => ({
          text: statementText(new Uint8Array(await file.arrayBuffer())),
          fileName: file.name,
        })),
      ),
    )
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    void readFiles([...event.dataTransfer.files])
  }

  return (
    <>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          readAll([{ text: pasted }])
        }}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={onDrop}
        sx={{ display: 'grid', gap: 2, marginBlock: 2, justifyItems: 'start' }}
      >
        <p>{texts.lead}</p>
        <Button
          component="label"
          // The input inside is what takes the focus and is pressed.
          {...{ role: undefined }}
          tabIndex={-1}
          variant="outlined"
          disabled={isPending}
          sx={{ '&:focus-within': { outline: '3px solid', outlineOffset: '2px' } }}
        >
          {texts.file}
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,text/csv,text/plain"
            multiple
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              void readFiles(files)
            }}
          />
        </Button>
        <TextField
          label={texts.paste}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          multiline
          minRows={3}
          maxRows={10}
          fullWidth
        />
        <TextField
          label={texts.told}
          helperText={texts.toldHint}
          value={told}
          onChange={({ target }) => setTold(target.value)}
          multiline
          minRows={2}
          maxRows={10}
          fullWidth
        />
        <Button type="submit" variant="contained" disabled={isPending}>
          {texts.read}
        </Button>
      </Box>
      <div ref={said}>
        {isPending &&
          (share === null ? (
            <LinearProgress aria-label={staffListTexts.loading} />
          ) : (
            <LinearProgress variant="determinate" value={share * 100} aria-label={texts.matching} />
          ))}
        {problem && (
          <Alert severity="error">
            {problem.fileName && <AlertTitle>{problem.fileName}</AlertTitle>}
            {statementProblemText(problem.problem)}
          </Alert>
        )}
        {failure && (
          <Alert severity="error">
            {staffListTexts.notLoaded} {messages.accountAdvice(failure)}
          </Alert>
        )}
      </div>
      <div ref={found}>
        {matched && <MatchedPayments key={keyOf(matched)} matched={matched} staff={account} />}
      </div>
    </>
  )
}

async function matchAgain(
  statements: readonly Statement[],
  told: string,
  onProgress: (share: number) => void,
): Promise<Matched> {
  const statement = joinStatements(statements)
  const times = statement.lines.map(({ at }) => at)
  const span = statement.reach.flatMap(({ from, to }) => [from, to])
  const all = [...times, ...span].toSorted((one, other) => one - other)
  const reach = { from: all[0] ?? 0, to: all.at(-1) ?? 0 }
  const counted = await findConfirmedCodes(statement.lines.map(({ code }) => code))
  const lines = statement.lines.filter(({ code }) => !counted.has(code))
  const payments =
    lines.length === 0 ? [] : await loadPaymentsToMatch(reach, organisation.membershipFeeKsh)
  return {
    statement,
    payments,
    counted: counted.size,
    matching: await inSlices(
      matchPayments({
        pledges: payments,
        lines,
        reach: statement.reach,
        told: readToldPayments(told),
      }),
      onProgress,
    ),
  }
}

/** Another matching begins with nothing chosen of the last one. */
function keyOf({ statement, counted }: Matched): string {
  return `${counted} ${statement.lines.map(({ code }) => code).join(' ')}`
}
