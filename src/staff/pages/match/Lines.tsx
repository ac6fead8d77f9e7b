import { Button } from '@/components/buttons/Button'
import { matchTexts as texts } from '@/staff/content/match'
import { reasonsText, unclearTexts } from '@/staff/content/reasons'
import { oddityOf } from '@/staff/domain/booking'
import {
  pairKey,
  type OpenLine,
  type Pair,
  type Proposal,
  type Reasons,
} from '@/staff/matching/matching'
import { wholeShillings } from '@/staff/matching/reconciliation'
import { income } from '@/staff/pages/booking/opening'
import { EntryText } from './EntryText'
import { LineActions, SplitButton } from './LineActions'
import styles from './match.module.css'
import { PurposeText } from './MatchParts'
import { useWork } from './useMatchWork'

/** A payment with what it may be for. `isLeft`: nothing is likely, so it may be for anything. */
export function Line({
  line,
  candidates,
  isLeft = false,
}: OpenLine & { readonly isLeft?: boolean }) {
  const { ledger, closedNames } = useWork()
  const { code } = line
  const closedName = closedNames.get(code)
  const rest = ledger.openParts.get(code)
  const isClear = !isLeft && candidates.every((pair) => 'reasons' in pair && fits(pair.reasons))
  return (
    <div className={isClear ? `${styles.line} ${styles.clear}` : styles.line}>
      <div>{rest && <EntryText entry={rest} />}</div>
      <div>
        <ul className={styles.proposals}>
          {candidates.map((pair) => (
            <li key={pairKey(pair)}>
              <ProposalRow pair={pair} />
            </li>
          ))}
          {isLeft && closedName && <li>{texts.namesClosed(closedName)}</li>}
          {isLeft && (
            <li>
              {wholeShillings(line) > 0 && <Tick pair={{ line, expected: income }} />}
              <LineActions code={code} />
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

const isSame = (likeness: string) => likeness === 'equal' || likeness === 'fits'

function fits({ name, phone, difference }: Reasons) {
  return isSame(name) && isSame(phone) && difference === 0
}

/** Ticking takes the whole payment, perhaps as a part. For twice what is due, or a part of a fee, the form opens. */
function ProposalRow({ pair }: { readonly pair: Proposal }) {
  const { line, expected } = pair
  const { ledger, note, isPending } = useWork()
  const amount = wholeShillings(line)
  if (ledger.stateOf(pair) === 'used') return <PurposeOf pair={pair} />
  return (
    <>
      {oddityOf(expected, amount, amount > expected.amount) ? (
        <>
          <PurposeOf pair={pair} />
          <SplitButton line={line} start={expected} />
        </>
      ) : (
        <Tick pair={pair} />
      )}
      <Button
        variant="text"
        title={texts.dismiss}
        aria-label={`${texts.dismiss} ${line.code} for ${expected.name}`}
        disabled={isPending}
        onClick={() => note({ dismiss: pair })}
      >
        ✕
      </Button>
    </>
  )
}

/** Its whole text can be pressed. */
function Tick({ pair }: { readonly pair: Pair | Proposal }) {
  const { ledger, note, isPending } = useWork()
  return (
    <label>
      <input
        type="checkbox"
        checked={ledger.stateOf(pair) === 'ticked'}
        disabled={isPending}
        aria-label={`${pair.line.code} for ${pair.expected.name}`}
        onChange={() => note({ toggle: pair })}
      />
      <PurposeOf pair={pair} />
      {ledger.isRefused(pair) && <strong>{texts.taken}</strong>}
    </label>
  )
}

function PurposeOf({ pair }: { readonly pair: Pair | Proposal }) {
  const named = 'by' in pair && pair
  return (
    <PurposeText purpose={pair.expected} paid={pair.line}>
      {'reasons' in pair && <div className={styles.facts}>{reasonsText(pair.reasons)}</div>}
      {named && (
        <div className={styles.facts}>
          {texts.by[named.by]}
          {named.why && `, but ${unclearTexts[named.why]}`}
        </div>
      )}
    </PurposeText>
  )
}
