import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { staffAdvice } from '@/staff/content/desk'
import { matchTexts as texts } from '@/staff/content/match'
import type { Pair } from '@/staff/matching/matching'
import { formatKsh } from '@/domain/money/money'
import { useWork } from './useMatchWork'

/**
 * Sticky; last in its section, so it hides nothing at the end. Stays as it is after confirming: the
 * second of two taps must not reach a link behind it.
 */
const inSight = {
  position: 'sticky',
  insetBlockEnd: 'var(--offline-height, 0px)',
  zIndex: 1,
  paddingBlock: 1,
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const

/** `proposed`: as shown. */
export function ConfirmBar({ proposed }: { proposed: readonly Pair[] }) {
  const { ledger, note, confirm, confirmedCount: confirmed, isPending, share, failure } = useWork()
  const open = proposed.filter((pair) => ledger.stateOf(pair) === 'open')
  const chosen = ledger.ticked
  const sum = chosen.reduce((before, { line }) => before + line.amount, 0)
  const isAny = chosen.length > 0 || open.length > 0
  const isShown = isAny || confirmed > 0
  return (
    <Box sx={isShown || failure ? inSight : null}>
      {!isPending && failure && (
        <Alert severity="error">
          {texts.notConfirmed(chosen.length)} {staffAdvice(failure)}
        </Alert>
      )}
      <div role="status">
        {confirmed > 0 && <Alert severity="success">{texts.confirmed(confirmed)}</Alert>}
        {isAny && (chosen.length > 0 ? texts.ticked(chosen.length, formatKsh(sum)) : texts.tick)}
      </div>
      {isShown && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingBlockStart: 1 }}>
          <Button
            variant="contained"
            disabled={isPending || chosen.length === 0}
            onClick={() => confirm(chosen)}
          >
            {texts.confirm(chosen.length)}
          </Button>
          <Button disabled={isPending || open.length === 0} onClick={() => note({ tick: open })}>
            {texts.tickAll}
          </Button>
          {chosen.length > 0 && (
            <Button disabled={isPending} onClick={() => note({ untick: 'all' })}>
              {texts.untickAll}
            </Button>
          )}
        </Box>
      )}
      {isPending && (
        <LinearProgress variant="determinate" value={share * 100} aria-label="Confirming" />
      )}
    </Box>
  )
}
