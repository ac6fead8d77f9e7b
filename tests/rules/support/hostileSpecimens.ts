import { FieldValue } from 'firebase/firestore/lite'
import { rightDocuments } from '../cases/all'
import { contactMessage, donation, tellMe } from '../cases/forms'
import { published, shown } from '../cases/monthsShown'
import { cartOf, orderOf } from '../cases/orders'
import { confirmed, income, plain } from '../cases/paymentRecords'
import { profile } from '../cases/users'
import { signedBy, staffDocuments, type DocumentWrite } from './cases'
import type { Fields } from './values'

/** Each document holds its own secret where it holds free text. */
const secrets: Readonly<Record<string, Fields>> = {
  ...staffDocuments,
  ...confirmed(plain),
  'Donations/D2F4AAAAAAAAAAAAAAAA': { ...donation, message: 'secret of a donation' },
  'Donations/D3AAAAAAAAAAAAAAAAAA': { ...donation, message: 'secret of a donation' },
  'Orders/R5T8AAAAAAAAAAAAAAAA': { ...orderOf(cartOf(2)), name: 'secret of an order' },
  'placed/R5T8AAAAAAAAAAAAAAAA': { at: new Date(0) },
  'contactMessages/C9X3AAAAAAAAAAAAAAAA': { ...contactMessage, message: 'secret of a message' },
  'mailingList/M7P2QXAAAAAAAAAAAAAA': { email: 'secret-of-a-subscriber@example.org' },
  'tellMeWhen/T7P2QXAAAAAAAAAAAAAA': { ...tellMe, subject: 'secret of a wish' },
  'answers/C7P2QXAAAAAAAAAAAAAA': { ...signedBy('messages'), byEmail: 'secret of an answer' },
  'users/ann': { ...profile, location: 'secret of Ann', role: 'volunteer', contributions: ['Tea'] },
  'users/bob': { ...profile, location: 'secret of Bob', uid: 'bob', email: 'bob@example.org' },
  'joined/bob': { at: new Date(0) },
  'verified/bob': { email: 'secret-of-bob@example.org' },
  'calls/H9P2QXAAAAAAAAAAAAAA': { number: '999', ...signedBy('messages') },
  'public/helplines': { '0722 178 177': new Date(0), call: 'secret of a helpline' },
  'confirmations/BANK-NO': { ...income, code: 'BANK-NO', from: 'secret of money' },
  'confirmed/donation-K7P2QXAAAAAAAAAAAAAA': { parts: { 'secret of a mark': 500 } },
  'payments/BANK-NO': { received: 500, attempts: 1, parts: { 'secret of a payment': 500 } },
  'giftStates/donation-K7P2QXAAAAAAAAAAAAAA': { state: 'secret of a link', at: new Date(0) },
  'thanks/BANK-NO': { ...signedBy('money'), byEmail: 'secret of thanks' },
  'closedPledges/D3AAAAAAAAAAAAAAAAAA': { reason: 'secret of money', ...signedBy('money') },
  'publications/P8AAAAAAAAAAAAAAAAAA': {
    ...published,
    month: '2025-10',
    byEmail: 'secret of money',
  },
  'monthsShown/2025-10': { ...shown, publication: 'secret of a month' },
  'leftPayments/TK5AY9DLMW': { reason: 'secret of money', ...signedBy('money') },
}

const in1970 = (value: unknown) => (value instanceof FieldValue ? new Date(0) : value)

/** What is in the database before each hostile request, too old to be sent again or taken back. */
export const stored = Object.fromEntries(
  Object.entries(secrets).map(([path, fields]) => [
    path,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, in1970(value)])),
  ]),
)

/** Right documents of each kind, and one that would make Ann staff. */
export const specimens = [
  ...rightDocuments,
  [{ kind: 'set', path: 'staff/ann', fields: { areas: ['money', 'messages', 'members'] } }],
] as const satisfies readonly (readonly DocumentWrite[])[]
