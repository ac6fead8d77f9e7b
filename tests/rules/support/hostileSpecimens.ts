import { serverTimestamp } from 'firebase/firestore/lite'
import { contactMessage } from '../cases/contactMessages'
import { donation } from '../cases/donations'
import { cartOf, orderOf } from '../cases/orders'
import { income, plain } from '../cases/paymentRecords'
import { signedBy } from '../cases/staff'
import { profile } from '../cases/users'
import { staffDocuments } from './cases'
import type { Specimen } from './hostileRequests'
import type { Fields } from './values'

const noIncome = { ...income, code: 'BANK-NO', from: 'secret of money' }
const leftPayment = { amount: 500, paidOn: '2025-11-20', reason: 'A loan', ...signedBy('mary') }
const mistake = { ...plain, code: 'TK5AY9DLMV', document: 'D3AAAAAAAAAAAAAAAAAA' }

/** What is in the database before each hostile request; each document holds its own secret where it holds free text. */
export const stored: Readonly<Record<string, Fields>> = {
  ...staffDocuments,
  'Donations/K7P2QXAAAAAAAAAAAAAA': { ...donation, message: 'secret of a donation' },
  'Donations/D2F4AAAAAAAAAAAAAAAA': { ...donation, message: 'secret of a donation' },
  'Orders/R7P2QXAAAAAAAAAAAAAA': { ...orderOf(cartOf(2)), name: 'secret of an order' },
  'contactMessages/C7P2QXAAAAAAAAAAAAAA': { ...contactMessage, message: 'secret of a message' },
  'contactMessages/C8P2QXAAAAAAAAAAAAAA': { ...contactMessage, message: 'secret of a message' },
  'mailingList/M7P2QXAAAAAAAAAAAAAA': { email: 'secret-of-a-subscriber@example.org' },
  'answers/C7P2QXAAAAAAAAAAAAAA': { ...signedBy('max'), byEmail: 'secret of an answer' },
  'users/ann': { ...profile, location: 'secret of Ann', role: 'volunteer', contributions: ['Tea'] },
  'users/bob': { ...profile, location: 'secret of Bob', uid: 'bob', email: 'bob@example.org' },
  'verified/bob': { email: 'secret-of-bob@example.org' },
  'calls/H9P2QXAAAAAAAAAAAAAA': { number: '999', ...signedBy('max') },
  'public/helplines': { 116: new Date(0), 999: new Date(0), call: 'secret of a helpline' },
  'confirmations/TK5AY9DLMG': { ...plain, document: 'secret of money' },
  'confirmations/TK5AY9DLMV': mistake,
  'confirmations/BANK-NO': noIncome,
  'leftPayments/TK5AY9DLMW': { ...leftPayment, reason: 'secret of money' },
  'confirmed/donation-D3AAAAAAAAAAAAAAAAAA': { confirmation: 'TK5AY9DLMV', isVoid: false },
  'confirmed/donation-K7P2QXAAAAAAAAAAAAAA': { confirmation: 'secret of a mark', isVoid: false },
}

/** What the help page reads of the helplines, which anybody may get. */
function phoned(fields: Fields): Specimen {
  return { collection: 'public', id: 'helplines', isShared: true, fields }
}

/** The mark of a donation that was confirmed. */
function marked(document: string, fields: Fields): Specimen {
  return { collection: 'confirmed', id: `donation-${document}`, fields }
}

/** A right document of each kind. */
export const specimens: readonly Specimen[] = [
  { collection: 'Donations', fields: donation },
  { collection: 'Orders', fields: orderOf(cartOf(3)) },
  { collection: 'contactMessages', fields: contactMessage },
  { collection: 'mailingList', fields: { email: 'ann@example.org' } },
  { collection: 'users', fields: profile },
  { collection: 'verified', fields: { email: 'ann@example.org' } },
  { collection: 'staff', fields: { areas: ['money', 'messages', 'members', 'admin'] } },
  {
    collection: 'confirmations',
    id: 'TK5AY9DLMN',
    fields: { ...plain, code: 'TK5AY9DLMN' },
    along: (confirmation) => marked(plain.document, { confirmation, isVoid: false }),
  },
  { collection: 'confirmations', id: income.code, fields: income },
  { collection: 'voids', id: noIncome.code, fields: { ...noIncome, reason: 'Mistake' } },
  marked(plain.document, { confirmation: 'TK5AY9DLMG', isVoid: true }),
  { collection: 'leftPayments', id: 'TK5AY9DLMX', fields: leftPayment },
  { collection: 'answers', id: 'C8P2QXAAAAAAAAAAAAAA', fields: signedBy('max') },
  {
    collection: 'calls',
    fields: { number: '999', ...signedBy('max') },
    along: (call) => phoned({ 999: serverTimestamp(), call }),
  },
  // A call that was there before brings no new moment.
  phoned({ 999: serverTimestamp(), call: 'H9P2QXAAAAAAAAAAAAAA' }),
  {
    collection: 'orderSteps',
    id: 'R7P2QXAAAAAAAAAAAAAA-packed',
    fields: { order: 'R7P2QXAAAAAAAAAAAAAA', step: 'packed', ...signedBy('max') },
  },
  {
    collection: 'voids',
    id: mistake.code,
    fields: { ...mistake, reason: 'Mistake' },
    along: (confirmation) => marked(mistake.document, { confirmation, isVoid: true }),
  },
]
