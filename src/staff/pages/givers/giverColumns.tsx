import { formatKsh } from '@/domain/money/money'
import { givenBy, giftsToThank, type Giver } from '@/staff/domain/givers'
import styles from '@/staff/pages/list/list.module.css'
import { personColumns } from '@/staff/pages/list/personColumns'
import { textColumn, type Column } from '@/staff/pages/list/StaffTable'
import { giftTexts, nameText, thanksText } from './giverTexts'

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
  { name: 'First', csv: ({ gifts }) => gifts[0]?.paidOn ?? '' },
  { name: 'Last', csv: ({ gifts }) => gifts.at(-1)?.paidOn ?? '' },
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
    csv: (giver) => giftsToThank(giver).reduce((sum, { amount }) => sum + amount, 0),
  },
  { name: 'Gifts', csv: (giver) => giftTexts(giftsToThank(giver)).join('; ') },
]
