import { signedBy, type RulesCase } from '../support/cases'
import {
  deleting,
  kindCases,
  questions,
  setting,
  staffFor,
  type DocumentKind,
} from '../support/tables'
import { DaysAgo, type Fields } from '../support/values'
import { base, confirmed, fee, gift, income, order, plain } from './paymentRecords'
import { tenMinutes } from './staff'

const thanks: DocumentKind = {
  name: 'the thanks for a gift',
  path: 'thanks/TK5AY9DLMG',
  visitor: 'money',
  valid: signedBy('money'),
  stored: confirmed(gift),
}
const { path, valid } = thanks

const codes = [...'0123456789'].map((digit) => `TK5AY9DLM${digit}`)
const manyGifts = Object.fromEntries(
  codes.map((code) => [`confirmations/${code}`, { ...plain, code }]),
)

/** What was confirmed is this. */
function whatCame(record: Fields) {
  return { try: setting(path, valid), stored: { ...base, 'confirmations/TK5AY9DLMG': record } }
}

/** Mary thanked just now, but for the change. */
function takingBack(change: Fields) {
  const before = { ...valid, at: new DaysAgo(0), ...change }
  return { try: deleting(path), stored: { ...confirmed(gift), [path]: before } }
}

/** A giver is thanked once: the note never changes, and can be taken back for ten minutes. */
export const thanksCases: readonly RulesCase[] = [
  ...kindCases(thanks, {
    list: staffFor.money,
    get: staffFor.moneyOrOrders,
    create: staffFor.money,
    delete: staffFor.money,
    deleteMissing: [],
  }),
  ...questions({
    visitor: 'money',
    stored: confirmed(gift),
    allowed: {
      'thanks for a donation': whatCame(plain),
      'thanks for income': whatCame(income),
      'thanks for an order': whatCame(order),
      'thanks taken back in time': takingBack({ at: new DaysAgo(tenMinutes - 0.0002) }),
      // As many as the staff area writes at once.
      'thanks to ten givers at once': {
        try: codes.map((code) => setting(`thanks/${code}`, valid)),
        stored: { ...base, ...manyGifts },
      },
    },
    refused: {
      'thanks for a fee': whatCame(fee),
      'thanks for what is not confirmed': { try: setting(path, valid), stored: base },
      'thanks taken back too late': takingBack({ at: new DaysAgo(tenMinutes) }),
      'thanks of somebody else taken back': takingBack({ by: 'sam' }),
    },
  }),
]
