import type { RulesCase } from '../support/cases'
import { accessCases, fieldCases, readBy, type DocumentKind } from '../support/tables'
import { DaysAgo } from '../support/values'
import { asking, base, fee, gift, income, money, order, plain, writing } from './paymentRecords'
import { signatureTable, signedBy } from './staff'

const thanks = {
  name: 'the thanks for a gift',
  path: 'thanks/TK5AY9DLMG',
  visitor: 'money',
  valid: signedBy('mary'),
  fields: signatureTable,
  stored: { ...base, 'confirmations/TK5AY9DLMG': gift },
} as const satisfies DocumentKind

/** In days. */
const tenMinutes = 10 / (24 * 60)

/** Of so many gifts, each confirmed. */
function thanking(count: number) {
  const codes = Array.from({ length: count }, (_, index) => `TK${String(index).padStart(8, 'A')}`)
  return {
    writes: codes.map((code) => writing(`thanks/${code}`, thanks.valid)),
    stored: {
      ...base,
      ...Object.fromEntries(codes.map((code) => [`confirmations/${code}`, { ...plain, code }])),
    },
  }
}

/** Who was thanked: noted once, never changed, and taken back for ten minutes alone. */
export const thanksCases: readonly RulesCase[] = [
  ...accessCases(thanks, { ...readBy(money), create: ['money'], delete: ['money'] }),
  ...fieldCases(thanks),
  ...Object.entries({
    'a donation': [gift, true],
    'income without a pledge': [income, true],
    'an order': [order, true],
    'a fee': [fee, false],
  } as const).map(([what, [record, allowed]]) =>
    asking(
      `somebody may ${allowed ? '' : 'not '}be thanked for ${what}`,
      allowed,
      [writing(thanks.path, thanks.valid)],
      { stored: { ...base, 'confirmations/TK5AY9DLMG': record } },
    ),
  ),
  asking(
    'nobody is thanked for what is not confirmed',
    false,
    [writing(thanks.path, thanks.valid)],
    { stored: base },
  ),
  asking(
    'staff for messages thank nobody in their own name',
    false,
    [writing(thanks.path, signedBy('max'))],
    { stored: thanks.stored, visitor: 'messages' },
  ),
  ...Object.entries({
    'nearly ten minutes later': [{ at: new DaysAgo(tenMinutes - 0.0002) }, true],
    'later than that': [{ at: new DaysAgo(tenMinutes) }, false],
    'that somebody else wrote': [{ by: 'sam' }, false],
  } as const).map(([what, [changed, allowed]]): RulesCase => ({
    title: `staff for money may ${allowed ? '' : 'not '}take thanks back ${what}`,
    visitor: 'money',
    stored: {
      ...thanks.stored,
      [thanks.path]: { ...thanks.valid, at: new DaysAgo(0), ...changed },
    },
    attempt: { kind: 'delete', path: thanks.path },
    allowed,
  })),
  {
    title: 'staff for messages may not take thanks back, even their own',
    visitor: 'messages',
    stored: {
      ...thanks.stored,
      [thanks.path]: { ...signedBy('max'), at: new DaysAgo(0) },
    },
    attempt: { kind: 'delete', path: thanks.path },
    allowed: false,
  },
  // As many as the staff area writes at once.
  asking('ten givers are thanked at once', true, thanking(10).writes, {
    stored: thanking(10).stored,
  }),
]
