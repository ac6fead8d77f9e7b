import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { matchTexts as texts } from '@/staff/content/match'
import type { Pair } from '@/staff/matching/matching'
import { centsIn } from '@/staff/matching/reconciliation'
import { formatCents } from '@/domain/money/money'
import { PartState } from '@/staff/pages/PartState'
import styles from './match.module.css'
import { useWork } from './useMatchWork'

/** `proposed`: the pairs that are shown. */
export function ConfirmBar({ proposed }: { proposed: readonly Pair[] }) {
  const { ledger, note, confirm, isPending, share, failure } = useWork()
  const open = proposed.filter((pair) => ledger.stateOf(pair) === 'open')
  const { ticked: chosen, confirmedCount: confirmed } = ledger
  const sum = formatCents(centsIn(chosen.map(({ line }) => line)))
  const isAny = chosen.length > 0 || open.length > 0
  const isShown = isAny || confirmed > 0
  return (
    <div className={isShown || failure ? styles.bar : undefined}>
      {!isPending && <PartState failure={failure} failed={texts.notConfirmed(chosen.length)} />}
      <div role="status">
        {confirmed > 0 && <Alert severity="success">{texts.confirmed(confirmed)}</Alert>}
        {isAny && (chosen.length > 0 ? texts.ticked(chosen.length, sum) : texts.tick)}
      </div>
      {isShown && (
        <div className={styles.buttons}>
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
        </div>
      )}
      {isPending && (
        <LinearProgress variant="determinate" value={share * 100} aria-label="Confirming" />
      )}
    </div>
  )
}
