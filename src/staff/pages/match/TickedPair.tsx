import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import { matchTexts } from '@/staff/content/match'
import type { Pair } from '@/staff/matching/matching'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import { RowButton } from '@/staff/pages/list/Row'
import type { MatchWork } from './useMatchWork'

/** All its text is a target. */
export function TickedPair({
  pair,
  work: { ledger, note, isPending },
  children,
}: {
  pair: Pair
  work: MatchWork
  children: ReactNode
}) {
  const state = ledger.stateOf(pair)
  if (state === 'used') return <div>{children}</div>
  return (
    <Box
      component="label"
      sx={{ display: 'flex', gap: 1, alignItems: 'start', '& > span': { padding: 0.25 } }}
    >
      {state === 'confirmed' ? (
        <span role="img" aria-label="Confirmed">
          ✓
        </span>
      ) : (
        <Checkbox
          checked={state === 'ticked'}
          disabled={isPending}
          onChange={() => note({ toggle: pair })}
          slotProps={{ input: { 'aria-label': `${pair.line.code} for ${pair.expected.name}` } }}
        />
      )}
      <div>{children}</div>
    </Box>
  )
}

export function PairOutcome({
  pair,
  work: { ledger, dismiss, isPending },
}: {
  pair: Pair
  work: MatchWork
}) {
  const state = ledger.stateOf(pair)
  if (state === 'confirmed')
    return <ThankLinks payment={pair.expected} arrived={pair.line.amount} />
  return (
    <>
      {ledger.isRefused(pair) && <strong>{matchTexts.taken}</strong>}
      {state !== 'used' && (
        <RowButton
          label={matchTexts.dismiss}
          about={`${pair.line.code} for ${pair.expected.name}`}
          disabled={isPending}
          onClick={() => dismiss(pair)}
        />
      )}
    </>
  )
}
