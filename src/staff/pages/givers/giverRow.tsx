import { giversTexts as texts } from '@/staff/content/givers'
import { thanksTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import {
  givenBy,
  giftsToThank,
  keptAmount,
  thankedBy,
  type Gift,
  type Giver,
} from '@/staff/domain/givers'
import styles from '@/staff/pages/list/list.module.css'
import { personColumns } from '@/staff/pages/list/cells'
import { RowButton } from '@/staff/pages/list/Row'
import { textColumn, type Column } from '@/staff/pages/list/StaffTable'
import { dayText } from '@/staff/domain/days'
import { thankedText } from '@/staff/pages/payments/records'
import { DraftLinks, ThankOne } from '@/staff/pages/payments/Thanks'

const contactColumns = personColumns('Name', (giver: Giver) => ({
  ...giver,
  name: nameText(giver),
}))

export const giverColumns: readonly Column<Giver>[] = [
  ...contactColumns,
  {
    name: 'Sum',
    renderCell: ({ sum }) => <div className={styles.unbroken}>{formatKsh(sum)}</div>,
    csv: ({ sum }) => sum,
  },
  textColumn('Gifts', (giver) => givenBy(giver).length),
  { name: 'First', csv: (giver) => givenBy(giver)[0]?.paidOn ?? '' },
  { name: 'Last', csv: (giver) => givenBy(giver).at(-1)?.paidOn ?? '' },
  {
    name: 'Thanked',
    renderCell: (giver) => <div className={styles.wide}>{thanksText(giver)}</div>,
    csv: thanksText,
  },
]

export const mergeColumns: readonly Column<Giver>[] = [
  ...contactColumns,
  {
    name: 'Sum',
    csv: (giver) => giftsToThank(giver).reduce((sum, gift) => sum + keptAmount(gift), 0),
  },
  { name: 'Gifts', csv: (giver) => giftTexts(giftsToThank(giver)).join('; ') },
]

export function nameText({ isStored, name, email }: Giver): string {
  return isStored ? name || email || '–' : texts.notStored
}

/** '–' if there is nobody to thank. */
function thanksText(giver: Giver): string {
  const open = giftsToThank(giver).length
  const all = givenBy(giver).length
  if (open > 0) return open === all ? texts.notYet : texts.notYetFor(open, all)
  const last = thankedBy(giver)
  return last ? thankedText(last) : '–'
}

function giftTexts(gifts: readonly Gift[]): readonly string[] {
  return gifts.map((gift) => texts.draft.gift(formatKsh(keptAmount(gift)), dayText(gift.paidOn)))
}

export function GiverActions({ giver, onShow }: { giver: Giver; onShow: (id: string) => void }) {
  if (!giver.isStored) return null
  const { id, email, phone, gifts } = giver
  const name = nameText(giver)
  const open = giftsToThank(giver)
  const thanked = gifts.filter(({ thanks }) => thanks)
  return (
    <>
      {open.length > 0 && (
        <DraftLinks
          email={email}
          phone={phone}
          subject={texts.draft.subject}
          text={texts.draft.text(giver.name, giftTexts(open))}
          label={thanksTexts.draft.by}
        />
      )}
      <ThankOne name={name} gifts={[...open, ...thanked]} />
      <RowButton
        id={statementButton(giver)}
        label={texts.statement.open}
        onClick={() => onShow(id)}
      />
    </>
  )
}

/** The id of the button that shows a giver's statement. */
export function statementButton({ id }: Giver): string {
  return `statement-${id}`
}
