import { expect, it } from 'vitest'
import { reasonsText, statementProblemText } from '@/staff/content/reasons'
import type { Reasons } from '@/staff/matching/matching'

const reasons: Reasons = {
  difference: 0,
  minutesLater: 6,
  name: 'fits',
  isByEmail: false,
  phone: 'unknown',
  isTwice: false,
}

it.each([
  [{}, 'Name fits, 6 minutes later'],
  [{ difference: 50 }, 'Name fits, 6 minutes later, Ksh 50 more than pledged'],
  [{ minutesLater: 1 }, 'Name fits, 1 minute later'],
  [{ minutesLater: -10 }, 'Name fits, 10 minutes earlier'],
  [{ minutesLater: 0 }, 'Name fits, in the same minute'],
  [{ minutesLater: 300 }, 'Name fits, 5 hours later'],
  [{ minutesLater: 4320 }, 'Name fits, 3 days later'],
  [
    { minutesLater: 5.6, name: 'equal', isByEmail: true },
    'Same name, by the email address, 6 minutes later',
  ],
  [
    { minutesLater: null, name: 'other', phone: 'fits', isTwice: true },
    'Another name, phone fits, pledged twice: this is the later pledge',
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
