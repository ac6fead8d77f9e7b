import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import { matchTexts } from '@/staff/content/match'
import { isRefused, pairState, type Confirming } from '@/staff/matching/confirming'
import type { Pair } from '@/staff/matching/matching'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import type { PairConfirming } from './usePairConfirming'

/** All its text is a target. `isFree`: the line is not used elsewhere. */
export function TickedPair({
  pair,
  isFree,
  confirming,
  toggle,
  isPending,
  children,
}: Pick<PairConfirming, 'confirming' | 'toggle' | 'isPending'> & {
  pair: Pair
  isFree: boolean
  children: ReactNode
}) {
  const state = pairState(confirming, pair)
  if (state !== 'confirmed' && !isFree) return <div>{children}</div>
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
          disabled={isPending || state === 'used'}
          onChange={() => toggle(pair)}
          slotProps={{ input: { 'aria-label': `${pair.line.code} for ${pair.expected.name}` } }}
        />
      )}
      <div>{children}</div>
    </Box>
  )
}

export function PairOutcome({ pair, confirming }: { pair: Pair; confirming: Confirming }) {
  if (pairState(confirming, pair) === 'confirmed')
    return <ThankLinks payment={pair.expected} arrived={pair.line.amount} />
  return isRefused(confirming, pair) ? <strong>{matchTexts.taken}</strong> : null
}
