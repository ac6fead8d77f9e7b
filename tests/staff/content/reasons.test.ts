import { expect, it } from 'vitest'
import { reasonsText, statementProblemText } from '@/staff/content/reasons'
import type { Reasons } from '@/staff/matching/matching'

const reasons: Reasons = {
  difference: 0,
  amount: 1500,
  minutesLater: 6,
  isDateSwapped: false,
  ...{
    name: 'fits',
    isByEmail: false,
    phone: 'unknown',
    isTwice: false,
  },
}

it.each([
  [{}, 'The name fits, paid 6 minutes later, the same Ksh 1,500'],
  [{ minutesLater: 1 }, 'The name fits, paid 1 minute later, the same Ksh 1,500'],
  [{ minutesLater: -10 }, 'The name fits, paid 10 minutes earlier, the same Ksh 1,500'],
  [{ minutesLater: 0 }, 'The name fits, paid in the same minute, the same Ksh 1,500'],
  [{ minutesLater: 300 }, 'The name fits, paid 5 hours later, the same Ksh 1,500'],
  [{ minutesLater: 4320 }, 'The name fits, paid 3 days later, the same Ksh 1,500'],
  [
    { isDateSwapped: true, name: 'equal', isByEmail: true },
    'The same name, so does the email address, paid 6 minutes later, if the file swaps day and month, the same Ksh 1,500',
  ],
  [
    { minutesLater: null, name: 'other', phone: 'fits', isTwice: true },
    'Another name, the phone number fits, the same Ksh 1,500, pledged twice: this is the later pledge',
  ],
] as const)('staff read why two may belong together: %j', (different, text) => {
  expect(reasonsText({ ...reasons, ...different })).toBe(text)
})

it('staff read what is wrong with a file', () => {
  expect(statementProblemText({ kind: 'problem', why: 'another-till', shortCode: '123456' })).toBe(
    'This statement is for till or paybill 123456, which is not ours. If it is the store number of our till, add it to organisation.json as storeNumber.',
  )
  expect(
    statementProblemText({ kind: 'problem', why: 'other-export', which: 'head-office' }),
  ).toMatch(/^This is the export for head offices/)
})
