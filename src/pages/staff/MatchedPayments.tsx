import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import LinearProgress from '@mui/material/LinearProgress'
import { useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/useAction'
import { leftOutTexts, reasonsText, toldLeftTexts, unclearTexts } from '@/content/matching'
import { messages } from '@/content/messages'
import { deskTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import type { Pledge } from '@/domain/matching/matching'
import type { StatementLine } from '@/domain/matching/statement'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { ArrivedPayment } from '@/domain/staff/confirmation'
import { confirmPayments, type ConfirmOutcome } from '@/services/staff/confirmations'
import { findVerifiedMember } from '@/services/staff/members'
import type { Matched } from './MatchTab'
import { timeText } from './moments'
import { StaffTable, type Column } from './StaffList'
import { ThankLinks } from './ThankLinks'

const texts = deskTexts.match

/** How many rows of each list are shown, and can be confirmed, before somebody asks for more. */
const rowsAtOnce = 100

interface Proposal {
  readonly pledge: Pledge
  readonly line: StatementLine
  readonly why: string
}

/** What belongs together, what may, and what is left; what is ticked can be confirmed. */
export function MatchedPayments({ matched, staff }: { matched: Matched; staff: Account }) {
  const { statement, matching, payments, counted } = matched
  const [most, setMost] = useState(rowsAtOnce)
  const certain = matching.certain
    .slice(0, most)
    .map((pair) => ({ ...pair, why: texts.by[pair.by] }))
  const suggested = matching.suggested
    .slice(0, most)
    .map((pair) => ({ ...pair, why: reasonsText(pair.reasons, pair.line.payer) }))
  const longest = Math.max(
    statement.leftOut.length,
    ...Object.values(matching).map(({ length }) => length),
  )
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(matching.certain.map(({ line }) => line.code)),
  )
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ConfirmOutcome>>(new Map())
  const isDone = (code: string) => 'confirmation' in (outcomes.get(code) ?? {})
  const chosen = [...certain, ...suggested].filter(
    ({ line }) => ticked.has(line.code) && !isDone(line.code),
  )
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]))

  const { run, isPending, failure } = useAction(async () => {
    const arrived: ArrivedPayment[] = []
    for (const { pledge, line } of chosen) {
      const email = paymentOf.get(pledge.id)?.email
      const uid =
        pledge.kind === 'fee'
          ? pledge.id
          : pledge.kind === 'donation' && email
            ? await findVerifiedMember(email)
            : undefined
      arrived.push({
        code: line.code,
        method: 'mpesa',
        kind: pledge.kind,
        document: pledge.id,
        amount: line.amount,
        paidOn: dayInKenya(new Date(line.at)),
        ...(uid && { uid }),
      })
    }
    await confirmPayments(arrived, staff, (outcome) =>
      setOutcomes((before) => new Map([...before, [outcome.payment.code, outcome]])),
    )
  })

  function tick(code: string) {
    const next = new Set(ticked)
    if (!next.delete(code)) next.add(code)
    setTicked(next)
  }

  const columns: readonly Column<Proposal>[] = [
    {
      name: '',
      renderCell: ({ line: { code }, pledge }) =>
        isDone(code) ? (
          <span role="img" aria-label="Confirmed">
            ✓
          </span>
        ) : (
          <Checkbox
            checked={ticked.has(code)}
            disabled={isPending}
            onChange={() => tick(code)}
            slotProps={{ input: { 'aria-label': `${code} for ${pledge.name}` } }}
          />
        ),
    },
    { name: 'Payment', renderCell: ({ line }) => <Line line={line} /> },
    { name: 'For', renderCell: ({ pledge }) => <PromiseText pledge={pledge} /> },
    {
      name: 'Why',
      renderCell: ({ why, line, pledge }) => {
        if (isDone(line.code)) {
          const { id: document, ...paid } = paymentOf.get(pledge.id) ?? pledge
          return <ThankLinks payment={{ document, ...paid }} arrived={line.amount} />
        }
        const outcome = outcomes.get(line.code)
        const isTaken = outcome && 'failure' in outcome && outcome.failure.code === 'refused'
        return isTaken ? <strong>{texts.taken}</strong> : why
      },
    },
  ]
  const failures = [...outcomes.values()].flatMap((each) => ('failure' in each ? [each] : []))
  const broken = failure ?? failures.find(({ failure: { code } }) => code !== 'refused')?.failure
  const done = outcomes.size - failures.length
  const { lines, leftOut } = statement
  const first = lines[0]
  const last = lines.at(-1)

  return (
    <section aria-label="What was matched">
      <p role="status">
        {first && last
          ? texts.summary(lines.length, timeText(first.at), timeText(last.at))
          : texts.noLines}{' '}
        {counted > 0 && `${texts.counted}: ${counted}.`}
      </p>
      <Part title={texts.certain} items={certain} columns={columns} />
      <Part title={texts.suggested} items={suggested} columns={columns} />
      {chosen.length > 0 && (
        <Button variant="contained" disabled={isPending} onClick={() => run()}>
          {texts.confirm(chosen.length)}
        </Button>
      )}
      {isPending && <LinearProgress aria-label="Confirming" />}
      <div role="status">
        {done > 0 && <Alert severity="success">{texts.confirmed(done)}</Alert>}
      </div>
      {!isPending && broken && (
        <Alert severity="error">
          {texts.notConfirmed(chosen.length)} {messages.accountAdvice(broken)}
        </Alert>
      )}
      <Part
        title={texts.unclear}
        items={matching.unclear.slice(0, most).map((pair) => ({
          ...pair,
          why: `${texts.by[pair.by]}, but ${unclearTexts[pair.why]}`,
        }))}
        columns={columns.slice(1)}
      />
      <Fold title={texts.linesLeft} count={matching.linesLeft.length} hint={texts.split}>
        {matching.linesLeft.slice(0, most).map(({ line, candidates }) => (
          <li key={line.code}>
            <Line line={line} />: {texts.candidates(candidates.length)}
          </li>
        ))}
      </Fold>
      <Fold title={texts.pledgesLeft} count={matching.pledgesLeft.length}>
        {matching.pledgesLeft.slice(0, most).map(({ pledge, candidates, isCovered }) => (
          <li key={pledge.id}>
            <PromiseText pledge={pledge} />: {texts.candidates(candidates.length)}.{' '}
            {!isCovered && texts.outside}
          </li>
        ))}
      </Fold>
      <Fold title={texts.leftOut} count={leftOut.length + matching.toldLeft.length}>
        {leftOut.slice(0, most).map(({ code, label, why }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two equal lines are two, and the list never changes
          <li key={index}>
            {code} {label}: {leftOutTexts[why]}
          </li>
        ))}
        {matching.toldLeft.slice(0, most).map(({ told, why }) => (
          <li key={`told ${told.code} ${told.reference ?? ''}`}>
            {told.code}: {toldLeftTexts[why]}
          </li>
        ))}
      </Fold>
      {longest > most && (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{texts.more(longest - most)}</Button>
      )}
    </section>
  )
}

function Part({
  title,
  items,
  columns,
}: {
  title: string
  items: readonly Proposal[]
  columns: readonly Column<Proposal>[]
}) {
  if (items.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <StaffTable
        label={title}
        items={items}
        columns={columns}
        keyOf={({ pledge, line }) => `${line.code} ${pledge.id}`}
      />
    </>
  )
}

function Fold({
  title,
  count,
  hint,
  children,
}: {
  title: string
  count: number
  hint?: string
  children: ReactNode
}) {
  if (count === 0) return null
  return (
    <Box component="details" sx={{ marginBlock: 1, '& summary': { paddingBlock: 1 } }}>
      <summary>
        {title} ({count})
      </summary>
      {hint && <p>{hint}</p>}
      <ul>{children}</ul>
    </Box>
  )
}

function Line({ line: { code, at, amount, payer, phone } }: { line: StatementLine }) {
  return (
    <>
      {code}, {formatKsh(amount)}, {timeText(at)}
      {payer && `, ${payer}`}
      {phone && `, ${phone}`}
    </>
  )
}

const kindNames = { donation: 'donation', order: 'order', fee: 'membership fee' } as const

function PromiseText({ pledge: { id, kind, name, amount, at } }: { pledge: Pledge }) {
  return (
    <>
      {name}: {kindNames[kind]}
      {kind !== 'fee' && ` ${referenceOf(id)}`}, {formatKsh(amount)}
      {at !== undefined && `, ${timeText(at)}`}
    </>
  )
}
