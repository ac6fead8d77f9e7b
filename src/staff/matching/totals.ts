import { readAmount } from './cells'
import { readDate } from './dates'

const ofBalance =
  /^(?:(?:opening|closing|ending|available|cleared|ledger|book)\W+)+bal(?:ance)?\W*$|^(?:bal(?:ance)?\W+)?(?:[bc]\W?f(?:wd)?|(?:brought|carried) forward)\W*$/i
const ofTotal =
  /^(?:(?:grand|sub|page)\W*)?totals?(?:\W+(?:debits?|credits?|withdrawals?|deposits?|transactions|money|paid|in|out|for|the|period))*\W*$/i

/**
 * Whether a row says only that it is a total or a balance. A company may be called Total: its payment has a day, and
 * another balance than the row before.
 */
export function isTotal(
  row: readonly string[],
  before: readonly string[] = [],
  balance = -1,
): boolean {
  const words = row.filter((cell) => readDate(cell) === null && readAmount(cell) === null).join(' ')
  const isMoved = Boolean(row[balance]) && row[balance] !== before[balance]
  const mayBeName = isMoved && row.some((cell) => readDate(cell) !== null)
  return ofBalance.test(words) || (ofTotal.test(words) && !mayBeName)
}
