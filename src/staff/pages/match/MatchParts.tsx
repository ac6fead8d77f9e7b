import Box from '@mui/material/Box'
import { useId } from 'react'
import { matchTexts as texts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { isolated } from '@/domain/text/inPlace'
import type { PaidIn } from '@/staff/matching/reconciliation'
import { formatCents, formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { timeText } from '@/staff/pages/list/timeText'
import { ItemList } from './ItemList'
import type { MatchWork } from './useMatchWork'

export function CollapsibleList<T>({
  title,
  count,
  hint,
  ...list
}: Omit<Parameters<typeof ItemList<T>>[0], 'nameId'> & {
  title: string
  count: number
  hint?: string
}) {
  const id = useId()
  if (list.items.length === 0) return null
  return (
    <Box
      component="details"
      sx={{
        marginBlock: 1,
        '& summary': { paddingBlock: 1 },
        '& ul': { listStyle: 'none', padding: 0 },
        '& ul > li': { paddingBlock: 1, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <summary id={id}>
        {title} ({count})
      </summary>
      {hint && <p>{hint}</p>}
      <ItemList {...list} nameId={id} />
    </Box>
  )
}

/** The statement's words for customers' payments; others deserve a look. */
const usualLabel = /^(?:received|customer|pay|merchant payment|business buy)\b/i

/** `cents`: the relevant or remaining part. */
export function LineText({
  line: { code, at, amount, payer, phone, label },
  cents,
  isLeft = false,
}: {
  line: PaidIn
  cents?: number | undefined
  isLeft?: boolean
}) {
  const whole = Math.round(amount * 100)
  const partText = texts.reconciliation[isLeft ? 'rest' : 'part']
  return (
    <>
      <strong>
        {cents === undefined || cents === whole
          ? formatCents(whole)
          : partText(formatCents(cents), formatCents(whole))}
        {payer && `, ${isolated(payer)}`}
      </strong>
      <div>
        {at !== undefined && `${timeText(at)}, `}
        {code}
        {phone && `, ${phone}`}
        {label && !usualLabel.test(label) && `, ${isolated(label)}`}
      </div>
    </>
  )
}

/** What is left of a line. */
export function OpenLine({ code, work: { ledger } }: { code: string; work: MatchWork }) {
  const line = ledger.lines.get(code)
  return line && <LineText line={line} cents={ledger.openCents.get(code)} isLeft />
}

export function ExpectedText({
  expected: { id, kind, name, amount, at },
}: {
  expected: ExpectedPayment
}) {
  return (
    <>
      <strong>{name}</strong>
      <div>
        {texts.kinds[kind]}
        {kind !== 'fee' && ` ${referenceOf(id)}`}, {formatKsh(amount)}
        {at !== undefined && `, ${timeText(at)}`}
      </div>
    </>
  )
}
