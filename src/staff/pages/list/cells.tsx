import { dayInKenya } from '@/domain/calendar/calendar'
import { telLink } from '@/domain/contact/phone'
import { referenceOf } from '@/domain/documentId'
import { staffListTexts } from '@/staff/content/desk'
import { timeText } from '@/staff/domain/days'
import styles from './list.module.css'
import type { Column, Item } from './StaffTable'

const mostLines = 40

/** A stranger's text: thousands of empty lines would push the next person out of sight. */
export function LongText({ text }: { text: string }) {
  const lines = text.split('\n')
  return (
    <>
      {lines.slice(0, mostLines).join('\n')}
      {lines.length > mostLines && (
        <details>
          <summary>{staffListTexts.rest(lines.length - mostLines)}</summary>
          {lines.slice(mostLines).join('\n')}
        </details>
      )}
    </>
  )
}

/** A large target without a tall row. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null
  return (
    <a href={telLink(number)} className={styles.phone}>
      {spaced(number)}
    </a>
  )
}

/** A Kenyan number as '0712 345 678'; others unchanged. */
function spaced(number: string): string {
  return number.replace(/^(0\d{3}|\+?254\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}

/** The reference and time of a document: one column on the page, two in the file. */
export function documentColumns<T extends Item & { readonly at: Date | null }>(
  name: string,
  when: string,
): readonly Column<T>[] {
  return [
    {
      name,
      isBrief: true,
      renderCell: ({ id, at }) => (
        <>
          <strong>{referenceOf(id)}</strong>
          <div className={styles.unbroken}>{timeText(at)}</div>
        </>
      ),
      csv: ({ id }) => id,
    },
    { name: when, csv: ({ at }) => (at ? dayInKenya(at) : '') },
  ]
}

/** One column on the page, three in the file. */
export function personColumns<T>(
  name: string,
  of: (item: T) => Readonly<Record<'name' | 'email' | 'phone', string>>,
): readonly Column<T>[] {
  return [
    {
      name,
      renderCell: (item) => (
        <div className={styles.person}>
          <strong>{of(item).name}</strong>
          <div>{of(item).email}</div>
          <PhoneLink number={of(item).phone} />
        </div>
      ),
      csv: (item) => of(item).name,
    },
    { name: 'Email', csv: (item) => of(item).email },
    { name: 'Phone', csv: (item) => of(item).phone },
  ]
}
