import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useAction } from '@/components/form/useAction'
import { useFetched } from '@/components/form/useFetched'
import { Failure } from '@/domain/failure'
import { matchTexts } from '@/staff/content/match'
import { createLedger, withChange, type BookChange } from '@/staff/matching/ledger'
import { matchAgain } from '@/staff/matching/matchAgain'
import { pairKey, type Pair } from '@/staff/matching/matching'
import { openLines, wholeShillings } from '@/staff/matching/reconciliation'
import { runInSlices } from '@/staff/matching/runInSlices'
import { useDesk } from '@/staff/pages/useDesk'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { sizeAfter, watchBook } from '@/staff/services/bookChanges'
import { confirmPayments } from '@/staff/services/confirmPayments'
import type { MatchData, Matched } from '@/staff/services/matchStatements'

const { incomeNote } = matchTexts.split

export const WorkContext = createContext<ReturnType<typeof useMatchWork> | null>(null)

export function useWork() {
  const work = use(WorkContext)
  if (!work) throw new Error('Only below matched payments')
  return work
}

/** What is stored about a statement, also by others, and what staff tick. */
export function useMatchWork(matched: Matched) {
  const { staff } = useDesk()
  const [data, setData] = useState<MatchData>(matched)
  const [work, note] = useReducer(withChange, {
    ...matched.records,
    ticked: matched.matching.certain,
    dismissed: new Set<string>(),
    outcomes: new Map(),
  })
  const ledger = useMemo(() => createLedger(data, work), [data, work])

  const [share, setShare] = useState(0)
  const { run, isPending, failure } = useAction(async (pairs: readonly Pair[]) => {
    setShare(0)
    const payments = await arrivedFor(
      pairs.map(({ expected, line }) => {
        const told = expected.kind === 'income' && { from: line.payer, note: incomeNote }
        return {
          expected,
          money: { ...ledger.moneyOf(line), amount: wholeShillings(line), ...told },
        }
      }),
    )
    await confirmPayments(payments, staff, (outcome) => {
      note({ outcome })
      setShare((before) => before + 1 / pairs.length)
    })
  })
  const failures = [...work.outcomes.values()].filter((each) => each !== null)

  const [matching, setMatching] = useState(matched.matching)
  /** The last round asked for, and the last that has to read the book. */
  const [asked, setAsked] = useState({ round: 0, reload: 0 })
  const [done, setDone] = useState(0)
  const isReloading = asked.reload > done
  const again = useFetched(async () => {
    if (asked.round === done) return
    let next = { data, ledger }
    if (isReloading) {
      const loaded = await matched.reload()
      next = { data: loaded, ledger: createLedger(loaded, { ...work, ...loaded.records }) }
      setData(loaded)
      note({ records: loaded.records, since: work })
    }
    const lines = openLines(data.statement.lines, next.ledger)
    const { dismissed } = work
    const expected = next.ledger.stillExpected
    const open = { ...data.statement, ...next.data, lines, expected, dismissed }
    const isRight = (pair: Pair) =>
      next.ledger.stateOf(pair) !== 'used' && !dismissed.has(pairKey(pair))
    setMatching(await runInSlices(matchAgain(matching, isRight, open)))
    setDone(asked.round)
  }, String(asked.round))
  const rematch = () => setAsked(({ round, reload }) => ({ round: round + 1, reload }))
  const reload = () => setAsked(({ round }) => ({ round: round + 1, reload: round + 1 }))
  useFollowing({ ...matched, ...data }, note, reload)

  return {
    ledger,
    note,
    confirm: run,
    isPending,
    /** How much of confirming is done, 0 to 1. */
    share,
    failure: failure ?? failures.find(({ code }) => code !== 'refused') ?? null,
    confirmedCount: work.outcomes.size - failures.length,
    matching,
    records: data.records,
    /** Matches open payments once more, without a call. */
    rematch,
    dismiss: (pair: Pair) => {
      note({ dismiss: pair })
      rematch()
    },
    /** The book has changed, and is read again. */
    reloading: isReloading ? again : null,
  }
}

/** Others are asked about when this page is looked at. */
const askAgainMs = 60_000

/** Notes what is stored on this desk; asks to reload when more or less is awaited, or somebody else has stored. */
function useFollowing(
  { bookSize, loadBookSize }: Matched,
  note: (change: BookChange) => void,
  reload: () => void,
): void {
  const known = useRef(bookSize)
  useEffect(() => {
    known.current = bookSize
  }, [bookSize])
  const onChange = useEffectEvent((change: BookChange) => {
    note(change)
    known.current = sizeAfter(known.current, change)
    if (!('booked' in change || 'left' in change)) reload()
  })
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const now = await loadBookSize()
      if (String(now) === String(known.current)) return
      known.current = now
      reload()
    } catch (failure) {
      // Asked again soon.
      if (!(failure instanceof Failure)) throw failure
    }
  })
  useEffect(() => {
    const stop = watchBook(onChange)
    const lookAgain = () => void look()
    const timer = setInterval(lookAgain, askAgainMs)
    addEventListener('focus', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      clearInterval(timer)
      removeEventListener('focus', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])
}
