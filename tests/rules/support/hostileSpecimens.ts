import { FieldValue, serverTimestamp } from 'firebase/firestore/lite'
import { contactMessage } from '../cases/contactMessages'
import { donation } from '../cases/donations'
import { published, shown } from '../cases/monthsShown'
import { cartOf, orderOf } from '../cases/orders'
import { income, plain } from '../cases/paymentRecords'
import { tellMe } from '../cases/tellMeWhen'
import { profile } from '../cases/users'
import { signedBy, staffDocuments } from './cases'
import type { Specimen } from './hostileRequests'
import type { Fields } from './values'

const noIncome = { ...income, code: 'BANK-NO', from: 'secret of money' }
const leftPayment = { amount: 500, paidOn: '2025-11-20', reason: 'A loan', ...signedBy('money') }
const mistake = { ...plain, code: 'TK5AY9DLMV', document: 'D3AAAAAAAAAAAAAAAAAA' }
const gift = { ...plain, code: 'TK5AY9DLMN' }

type Paid = Pick<typeof plain, 'code' | 'amount'>

/** A payment all of which is booked to one thing. */
function paid({ code, amount }: Paid): Fields {
  return { received: amount, attempts: 1, parts: { [code]: amount } }
}

/** Each document holds its own secret where it holds free text. */
const secrets: Readonly<Record<string, Fields>> = {
  ...staffDocuments,
  'Donations/K7P2QXAAAAAAAAAAAAAA': { ...donation, message: 'secret of a donation' },
  'Donations/D2F4AAAAAAAAAAAAAAAA': { ...donation, message: 'secret of a donation' },
  'Orders/R7P2QXAAAAAAAAAAAAAA': { ...orderOf(cartOf(2)), name: 'secret of an order' },
  'placed/R7P2QXAAAAAAAAAAAAAA': { at: new Date(0) },
  'contactMessages/C7P2QXAAAAAAAAAAAAAA': { ...contactMessage, message: 'secret of a message' },
  'contactMessages/C8P2QXAAAAAAAAAAAAAA': { ...contactMessage, message: 'secret of a message' },
  'mailingList/M7P2QXAAAAAAAAAAAAAA': { email: 'secret-of-a-subscriber@example.org' },
  'tellMeWhen/T7P2QXAAAAAAAAAAAAAA': { ...tellMe, subject: 'secret of a wish' },
  'answers/C7P2QXAAAAAAAAAAAAAA': { ...signedBy('messages'), byEmail: 'secret of an answer' },
  'users/ann': { ...profile, location: 'secret of Ann', role: 'volunteer', contributions: ['Tea'] },
  'users/bob': { ...profile, location: 'secret of Bob', uid: 'bob', email: 'bob@example.org' },
  'joined/bob': { at: new Date(0) },
  'verified/bob': { email: 'secret-of-bob@example.org' },
  'calls/H9P2QXAAAAAAAAAAAAAA': { number: '999', ...signedBy('messages') },
  'public/helplines': { 116: new Date(0), 999: new Date(0), call: 'secret of a helpline' },
  'confirmations/TK5AY9DLMG': { ...plain, document: 'secret of money' },
  'confirmations/TK5AY9DLMV': mistake,
  'confirmations/BANK-NO': noIncome,
  'confirmed/donation-D3AAAAAAAAAAAAAAAAAA': { parts: { [mistake.code]: mistake.amount } },
  'confirmed/donation-K7P2QXAAAAAAAAAAAAAA': { parts: { 'secret of a mark': 500 } },
  [`payments/${mistake.code}`]: paid(mistake),
  [`payments/${noIncome.code}`]: paid(noIncome),
  'payments/TK5AY9DLMG': { ...paid(plain), parts: { 'secret of a payment': 1500 } },
  'giftStates/donation-K7P2QXAAAAAAAAAAAAAA': { state: 'secret of a link', at: new Date(0) },
  'thanks/TK5AY9DLMV': { ...signedBy('money'), byEmail: 'secret of thanks' },
  'closedPledges/D2F4AAAAAAAAAAAAAAAA': { reason: 'secret of money', ...signedBy('money') },
  'publications/P8AAAAAAAAAAAAAAAAAA': {
    ...published,
    month: '2025-10',
    byEmail: 'secret of money',
  },
  'monthsShown/2025-10': { ...shown, publication: 'secret of a month' },
  'leftPayments/TK5AY9DLMW': { ...leftPayment, reason: 'secret of money' },
}

const in1970 = (value: unknown) => (value instanceof FieldValue ? new Date(0) : value)

/** What is in the database before each hostile request, too old to be sent again or taken back. */
export const stored = Object.fromEntries(
  Object.entries(secrets).map(([path, fields]) => [
    path,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, in1970(value)])),
  ]),
)

/** What the help page reads of the helplines, which anybody may get. */
function phoned(fields: Fields): Specimen {
  return { collection: 'public', id: 'helplines', isShared: true, fields }
}

type Amounts = Readonly<Record<string, number>>

/** The mark of a donation, and what stands for it. */
function marked(document: string, parts: Amounts): Specimen {
  return { collection: 'confirmed', id: `donation-${document}`, fields: { parts } }
}

/** What came in under a code, and what it is booked to. */
function booked({ code, amount }: Paid, parts: Amounts): Specimen {
  return { collection: 'payments', id: code, fields: { ...paid({ code, amount }), parts } }
}

/** What the link to a gift shows, which anybody may get. */
function linked(document: string): Specimen {
  const fields = { state: 'confirmed', at: serverTimestamp() }
  return { collection: 'giftStates', id: `donation-${document}`, fields }
}

/** When an order was placed, or a member registered. */
function moment(collection: 'placed' | 'joined', id: string): Specimen {
  return { collection, id, fields: { at: serverTimestamp() } }
}

/** A right document of each kind. */
export const specimens: readonly Specimen[] = [
  { collection: 'Donations', fields: donation },
  { collection: 'Orders', fields: orderOf(cartOf(3)), along: (id) => [moment('placed', id)] },
  moment('placed', 'R7P2QXAAAAAAAAAAAAAA'),
  { collection: 'contactMessages', fields: contactMessage },
  { collection: 'mailingList', fields: { email: 'ann@example.org' } },
  { collection: 'tellMeWhen', fields: tellMe },
  { collection: 'users', fields: profile, along: (id) => [moment('joined', id)] },
  { collection: 'joined', fields: { at: serverTimestamp() } },
  { collection: 'verified', fields: { email: 'ann@example.org' } },
  { collection: 'staff', fields: { areas: ['money', 'messages', 'members', 'admin'] } },
  {
    collection: 'confirmations',
    id: 'TK5AY9DLMN',
    fields: gift,
    along: (id) => [
      marked(plain.document, { [id]: gift.amount }),
      booked(gift, { [id]: gift.amount }),
      linked(plain.document),
    ],
  },
  {
    collection: 'confirmations',
    id: income.code,
    fields: income,
    along: (id) => [booked(income, { [id]: income.amount })],
  },
  {
    collection: 'voids',
    id: noIncome.code,
    fields: { ...noIncome, reason: 'Mistake' },
    along: () => [booked(noIncome, {})],
  },
  linked(mistake.document),
  marked(plain.document, {}),
  booked(plain, {}),
  { collection: 'leftPayments', id: 'TK5AY9DLMX', fields: leftPayment },
  {
    collection: 'publications',
    id: shown.publication,
    fields: published,
    along: () => [{ collection: 'monthsShown', id: published.month, fields: shown }],
  },
  {
    collection: 'closedPledges',
    id: 'K7P2QXAAAAAAAAAAAAAA',
    fields: { reason: 'Written twice', ...signedBy('money') },
  },
  { collection: 'answers', id: 'C8P2QXAAAAAAAAAAAAAA', fields: signedBy('messages') },
  {
    collection: 'calls',
    fields: { number: '999', ...signedBy('messages') },
    along: (call) => [phoned({ 999: serverTimestamp(), call })],
  },
  // A call that was there before brings no new moment.
  phoned({ 999: serverTimestamp(), call: 'H9P2QXAAAAAAAAAAAAAA' }),
  {
    collection: 'orderSteps',
    id: 'R7P2QXAAAAAAAAAAAAAA-packed',
    fields: { order: 'R7P2QXAAAAAAAAAAAAAA', step: 'packed', ...signedBy('messages') },
  },
  { collection: 'thanks', id: 'TK5AY9DLMG', fields: signedBy('money') },
  {
    collection: 'voids',
    id: mistake.code,
    fields: { ...mistake, reason: 'Mistake' },
    along: () => [marked(mistake.document, {}), booked(mistake, {})],
  },
]
