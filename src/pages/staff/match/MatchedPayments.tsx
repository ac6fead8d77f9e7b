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
import type { NamedPair, Pair, Pledge } from '@/domain/matching/matching'
import type { StatementLine } from '@/domain/matching/statement'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { ArrivedPayment } from '@/domain/staff/confirmation'
import { confirmPayments, type ConfirmOutcome } from '@/services/staff/confirmations'
import { findVerifiedMember } from '@/services/staff/members'
import type { Matched } from './MatchTab'
import { timeText } from '@/pages/staff/list/timeText'
import { StaffTable, type Column } from '@/pages/staff/list/StaffList'
import { ThankLinks } from '@/pages/staff/payments/ThankLinks'

const texts = deskTexts.match

/** How many rows of each list are shown, and can be confirmed, before somebody asks for more. */
const rowsAtOnce = 100

/** A text that is ticked as a whole. */
const tickable = {
  display: 'flex',
  gap: 1,
  alignItems: 'start',
  '& > span': { padding: 0.25 },
} as const

/** What confirms stays in sight while somebody ticks. */
const inSight = {
  position: 'sticky',
  insetBlockEnd: 'var(--offline-height, 0px)',
  zIndex: 1,
  paddingBlock: 1.5,
  backgroundColor: 'background.default',
} as const

interface Proposal {
  readonly pledge: Pledge
  readonly line: StatementLine
  readonly why: string
}

/** What belongs together, what may, and what is left; what is ticked can be confirmed. */
export function MatchedPayments({ matched, staff }: { matched: Matched; staff: Account }) {
  const { statement, matching, payments, counted } = matched
  const [most, setMost] = useState(rowsAtOnce)
  const certain = matching.certain.slice(0, most).map(withName)
  const suggested = matching.suggested.slice(0, most).map(withReasons)
  const linesLeft = matching.linesLeft
    .slice(0, most)
    .map(({ line, candidates }) => ({ line, candidates: candidates.map(withReasons) }))
  const longest = Math.max(
    statement.leftOut.length,
    ...Object.values(matching).map(({ length }) => length),
  )
  const [ticked, setTicked] = useState<readonly Proposal[]>(() => matching.certain.map(withName))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ConfirmOutcome>>(new Map())
  const done = [...outcomes.values()].filter((each) => 'confirmation' in each)
  const isDone = (pair: Proposal) => 'confirmation' in (outcomes.get(keyOf(pair)) ?? {})
  /** Whether its payment or its pledge is confirmed, be it with another. */
  const isUsed = ({ line, pledge }: Proposal) =>
    done.some(({ payment: { code, document } }) => code === line.code || document === pledge.id)
  const inList = new Set(
    [...certain, ...suggested, ...linesLeft.flatMap(({ candidates }) => candidates)].map(keyOf),
  )
  const chosen = ticked.filter((pair) => inList.has(keyOf(pair)) && !isUsed(pair))
  const isOpen = [...certain, ...suggested].some((pair) => !isUsed(pair))
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
      setOutcomes(
        (before) =>
          new Map([...before, [`${outcome.payment.code} ${outcome.payment.document}`, outcome]]),
      ),
    )
  })

  /** A payment is for one pledge, and a pledge has one payment. */
  function tick(pair: Proposal) {
    const others = ticked.filter(
      ({ line, pledge }) => line.code !== pair.line.code && pledge.id !== pair.pledge.id,
    )
    setTicked(isTicked(pair) ? others : [...others, pair])
  }
  function isTicked(pair: Proposal) {
    return ticked.some((each) => keyOf(each) === keyOf(pair))
  }

  const renderTick = (pair: Proposal, shown: ReactNode) => (
    <Box component="label" sx={tickable}>
      {isDone(pair) ? (
        <span role="img" aria-label="Confirmed">
          ✓
        </span>
      ) : (
        <Checkbox
          checked={isTicked(pair)}
          disabled={isPending || isUsed(pair)}
          onChange={() => tick(pair)}
          slotProps={{ input: { 'aria-label': `${pair.line.code} for ${pair.pledge.name}` } }}
        />
      )}
      <div>{shown}</div>
    </Box>
  )
  /** What came of it: the ways to thank for it, or that somebody else was first. */
  const renderOutcome = (pair: Proposal) => {
    if (isDone(pair)) {
      const { id: document, ...paid } = paymentOf.get(pair.pledge.id) ?? pair.pledge
      return <ThankLinks payment={{ document, ...paid }} arrived={pair.line.amount} />
    }
    const outcome = outcomes.get(keyOf(pair))
    const isTaken = outcome && 'failure' in outcome && outcome.failure.code === 'refused'
    return isTaken ? <strong>{texts.taken}</strong> : null
  }
  const facts: readonly Column<Proposal>[] = [
    { name: 'For', renderCell: ({ pledge }) => <PromiseText pledge={pledge} /> },
    { name: 'Why', renderCell: ({ why }) => why },
  ]
  const columns: readonly Column<Proposal>[] = [
    {
      name: 'Payment',
      isWide: true,
      renderCell: (pair) => renderTick(pair, <Line line={pair.line} />),
    },
    ...facts,
    { name: '', renderCell: renderOutcome },
  ]
  const failures = [...outcomes.values()].flatMap((each) => ('failure' in each ? [each] : []))
  const broken = failure ?? failures.find(({ failure: { code } }) => code !== 'refused')?.failure
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
      {(isOpen || chosen.length > 0) && (
        <Box sx={inSight}>
          {chosen.length === 0 ? (
            texts.tick
          ) : (
            <Button variant="contained" disabled={isPending} onClick={() => run()}>
              {texts.confirm(chosen.length)}
            </Button>
          )}
          {isPending && <LinearProgress aria-label="Confirming" />}
        </Box>
      )}
      <div role="status">
        {done.length > 0 && <Alert severity="success">{texts.confirmed(done.length)}</Alert>}
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
        columns={[{ name: 'Payment', renderCell: ({ line }) => <Line line={line} /> }, ...facts]}
      />
      <Fold title={texts.linesLeft} count={matching.linesLeft.length} hint={texts.split}>
        {linesLeft.map(({ line, candidates }) => (
          <li key={line.code}>
            <Line line={line} />
            {candidates.length === 0 ? (
              texts.candidates(0)
            ) : (
              <>
                {texts.ask}
                {candidates.map((pair) => (
                  <div key={keyOf(pair)}>
                    {renderTick(
                      pair,
                      <>
                        <PromiseText pledge={pair.pledge} />
                        <div>{pair.why}</div>
                      </>,
                    )}
                    {renderOutcome(pair)}
                  </div>
                ))}
              </>
            )}
          </li>
        ))}
      </Fold>
      <Fold title={texts.pledgesLeft} count={matching.pledgesLeft.length}>
        {matching.pledgesLeft.slice(0, most).map(({ pledge, candidates, isCovered }) => (
          <li key={pledge.id}>
            <PromiseText pledge={pledge} />
            {texts.candidates(candidates.length)}. {!isCovered && texts.outside}
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
      <StaffTable label={title} items={items} columns={columns} keyOf={keyOf} />
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
    <Box
      component="details"
      sx={{
        marginBlock: 1,
        '& summary': { paddingBlock: 1 },
        '& ul': { listStyle: 'none', padding: 0 },
        '& li': { paddingBlock: 1, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <summary>
        {title} ({count})
      </summary>
      {hint && <p>{hint}</p>}
      <ul>{children}</ul>
    </Box>
  )
}

function keyOf({ line, pledge }: Pick<Proposal, 'line' | 'pledge'>): string {
  return `${line.code} ${pledge.id}`
}

function withName({ pledge, line, by }: NamedPair): Proposal {
  return { pledge, line, why: texts.by[by] }
}

function withReasons({ pledge, line, reasons }: Pair): Proposal {
  return { pledge, line, why: reasonsText(reasons, line.payer) }
}

function Line({ line: { code, at, amount, payer, phone } }: { line: StatementLine }) {
  return (
    <>
      <strong>
        {formatKsh(amount)}
        {payer && `, ${payer}`}
      </strong>
      <div>
        {timeText(at)}, {code}
        {phone && `, ${phone}`}
      </div>
    </>
  )
}

const kindNames = { donation: 'donation', order: 'order', fee: 'membership fee' } as const

function PromiseText({ pledge: { id, kind, name, amount, at } }: { pledge: Pledge }) {
  return (
    <>
      <strong>{name}</strong>
      <div>
        {kindNames[kind]}
        {kind !== 'fee' && ` ${referenceOf(id)}`}, {formatKsh(amount)}
        {at !== undefined && `, ${timeText(at)}`}
      </div>
    </>
  )
}
