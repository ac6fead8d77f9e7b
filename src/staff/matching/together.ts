import { addressKey } from '@/domain/text/sameness'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { readName } from './names'
import { visiblePhone } from './phones'

const dayMs = 24 * 3_600_000

/**
 * What one of the `likely` givers pledged within about a day, if it adds up to the `rest` of a payment and no other
 * choice does; otherwise nothing. `rest`: whole Ksh.
 */
export function togetherFor(
  rest: number,
  likely: readonly ExpectedPayment[],
  expected: readonly ExpectedPayment[],
): readonly ExpectedPayment[] {
  const groups = likely
    .map((one) => {
      const keys = giverKeys(one)
      const isOfGiver = (other: ExpectedPayment) =>
        giverKeys(other).some((key) => keys.includes(key))
      return expected.filter((other) => isOfSameDay(one, other) && isOfGiver(other))
    })
    .filter((group) => group.length > 1)
    .filter((group) => group.reduce((sum, { amount }) => sum + amount, 0) === rest)
  const [group = [], ...others] = groups
  const isSame = (other: typeof group) => other.every((each) => group.includes(each))
  return others.every(isSame) ? group : []
}

export function isOfSameDay({ at: one }: ExpectedPayment, { at: other }: ExpectedPayment): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= dayMs
}

/** What only one person has: the email address, the number, the full name. Many people share a single name. */
export function giverKeys({ name, email = '', phone = '' }: ExpectedPayment): readonly string[] {
  const words = readName(name)
  const fullName = words.length > 1 ? words.join(' ') : ''
  return [addressKey(email), visiblePhone(phone)?.beginning ?? '', fullName].filter(Boolean)
}
