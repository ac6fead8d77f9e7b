import { ButtonLink } from '@/components/buttons/Button'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { thanksTexts } from '@/staff/content/payments'
import { clockText } from '@/staff/domain/days'
import { internationalDigits } from '@/staff/domain/textSearch'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { RowAction } from '@/staff/pages/list/Row'
import { useDesk } from '@/staff/pages/useDesk'
import { canUndo } from '@/staff/services/storeOnce'
import { markThanked, unmarkThanked, type Thanked, type Thanks } from '@/staff/services/thanks'

export function DraftLinks({
  phone,
  email,
  subject = '',
  text,
  label,
}: {
  phone?: string | undefined
  email?: string | undefined
  subject?: string
  text: string
  label: (channel: string) => string
}) {
  const international = phone && internationalDigits(phone)
  const links = {
    WhatsApp:
      international && /^[1-9]\d{8,14}$/.test(international) && whatsAppLink(international, text),
    SMS: phone && smsDraftLink(phone, text),
    email: email && mailDraftLink(email, subject, text),
  }
  return Object.entries(links).map(
    ([channel, href]) =>
      href && (
        <ButtonLink key={channel} variant="secondary" href={href}>
          {label(channel)}
        </ButtonLink>
      ),
  )
}

/** Nothing for fees, which members see on their profile. */
export function ThankLinks({
  payment: { kind, id, name, email, phone },
  arrived,
}: {
  payment: ExpectedPayment
  /** Whole Ksh. */
  arrived: number
}) {
  if (kind === 'fee') return null
  const { subject, text } = thanksTexts.draft[kind]
  return (
    <DraftLinks
      phone={phone}
      email={email}
      subject={subject}
      text={text(name, referenceOf(id), formatKsh(arrived))}
      label={thanksTexts.draft.by}
    />
  )
}

/** Staff mark it by hand, since an opened draft may never be sent. */
export function ThankButtons({
  gifts,
  nameOf,
  words,
  about = '',
}: {
  gifts: readonly Thanked[]
  /** The giver's name, by the gift's id. */
  nameOf: (id: string) => string
  words: Readonly<Record<'mark' | 'noted' | 'undo' | 'undone', string>>
  /** For screen readers, if the words do not say it. */
  about?: string
}) {
  const { staff } = useDesk()
  const open = gifts.filter(({ thanks }) => thanks === null).map(({ id }) => id)
  const undoable = gifts.filter(({ thanks }) => canUndo(thanks, staff)).map(({ id }) => id)
  const spoken = (word: string) => (about ? `${word}: ${about}` : word)
  return (
    <>
      {open.length > 0 && (
        <RowAction
          variant="secondary"
          label={words.mark}
          spoken={spoken(words.mark)}
          act={async () => alreadyThankedText(await markThanked(open, staff), nameOf)}
          said={words.noted}
        />
      )}
      {undoable.length > 0 && (
        <RowAction
          label={words.undo}
          spoken={spoken(words.undo)}
          act={() => unmarkThanked(undoable, staff)}
          said={words.undone}
        />
      )}
    </>
  )
}

export function ThankOne({ name, gifts }: { name: string; gifts: readonly Thanked[] }) {
  return (
    <ThankButtons gifts={gifts} nameOf={() => name} words={thanksTexts.marks(name)} about={name} />
  )
}

/** '' if nobody else was first. */
function alreadyThankedText(others: Thanks, nameOf: (id: string) => string): string {
  const byName = new Map([...others].map(([id, signature]) => [nameOf(id), signature]))
  return [...byName]
    .map(([name, { byEmail, at }]) => thanksTexts.already(name, byEmail, clockText(at)))
    .join('. ')
}
