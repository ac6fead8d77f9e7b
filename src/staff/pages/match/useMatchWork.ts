import { useEffect, useMemo, useReducer, useState } from 'react'
import { useAction } from '@/components/form/useAction'
import { useFetched } from '@/components/form/useFetched'
import { neededContext } from '@/context/neededContext'
import { Failure } from '@/domain/failure'
import { longest } from '@/domain/text/plainText'
import { matchTexts } from '@/staff/content/match'
import { createLedger } from '@/staff/matching/ledger'
import { matchAgain } from '@/staff/matching/matchAgain'
import { pairKey, type Pair } from '@/staff/matching/matching'
import { wholeShillings } from '@/staff/matching/reconciliation'
import { runInSlices } from '@/staff/matching/runInSlices'
import { beginWork, withChange, type Change } from '@/staff/matching/work'
import { useDesk } from '@/staff/pages/useDesk'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { watchBook } from '@/staff/services/bookChanges'
import { confirmPayments } from '@/staff/services/confirmPayments'
import type { Matched } from '@/staff/services/matchStatements'

const { incomeNote } = matchTexts.split

export const [WorkContext, useWork] = neededContext<ReturnType<typeof useMatchWork>>(
  'Only below matched payments',
)

/** The work on a statement, which follows changes in the book, and a function to confirm it. */
export function useMatchWork(matched: Matched) {
  const { statement, load, countBook } = matched
  const { staff } = useDesk()
  const [work, note] = useReducer(withChange, beginWork(matched.loaded, matched.matching))
  const ledger = useMemo(() => createLedger(statement, work), [statement, work])

  const [share, setShare] = useState(0)
  const { run, isPending, failure } = useAction(async (pairs: readonly Pair[]) => {
    setShare(0)
    const payments = await arrivedFor(
      pairs.map(({ expected, line }) => {
        const told = expected.kind === 'income' && {
          from: line.payer.slice(0, longest.name),
          note: incomeNote,
        }
        return {
          expected,
          money: { ...ledger.moneyOf(line), amount: wholeShillings(line), ...told },
        }
      }),
    )
    const outcomes = await confirmPayments(payments, staff, (outcome) => {
      note({ outcome })
      setShare((before) => before + 1 / pairs.length)
    })
    // A colleague was faster, and may have booked more.
    if (outcomes.some((each) => 'failure' in each && each.failure.code === 'refused'))
      await countAll(note, countBook)
  })

  const { asked, reload, done, matching } = work
  const isReloading = reload > done
  const again = useFetched(async () => {
    if (asked === done) return
    let now = work
    if (isReloading) {
      const read = { loaded: await load(), since: work }
      now = withChange(work, read)
      note(read)
    }
    const steps = matchAgain(matching, createLedger(statement, now))
    note({ matching: await runInSlices(steps), round: asked })
  }, String(asked))
  // Open lines whose pledge was confirmed by another payment, perhaps on another tab.
  const stuck = [...matching.certain, ...matching.suggested]
    .filter((pair) => ledger.openParts.has(pair.line.code) && !ledger.isRight(pair))
    .map(pairKey)
    .join()
  useEffect(() => {
    if (stuck) note({ match: 'again' })
  }, [stuck])
  useFollowing(note, countBook)
  const closedNames = useMemo(
    () =>
      new Map(
        matching.messagesLeft.flatMap(({ message: { code, reference }, why }) =>
          why === 'no-pledge' && reference ? [[code, reference]] : [],
        ),
      ),
    [matching],
  )

  return {
    ...matched,
    ledger,
    note,
    confirm: run,
    isPending,
    /** How much of confirming is done, 0 to 1. */
    share,
    failure: failure ?? ledger.failure,
    matching,
    /** By code: the reference that a message gives, where nothing open has it. */
    closedNames,
    notInStatement: work.loaded.notInStatement,
    /** Set while the book is read again because it has changed. */
    reloading: isReloading ? again : null,
  }
}

/** How often to look for what others have stored, while this page is visible. */
const askAgainMs = 60_000

type Note = (change: Change) => void

/** Notes how much everybody has stored. */
async function countAll(note: Note, countBook: Matched['countBook']): Promise<void> {
  try {
    note({ counted: await countBook() })
  } catch (failure) {
    // It is counted again soon.
    if (!(failure instanceof Failure)) throw failure
  }
}

/** Notes what this desk stores, and what others store. */
function useFollowing(note: Note, countBook: Matched['countBook']): void {
  useEffect(() => {
    const stop = watchBook(note)
    const look = () => {
      if (document.visibilityState === 'visible') void countAll(note, countBook)
    }
    const timer = setInterval(look, askAgainMs)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [note, countBook])
}
