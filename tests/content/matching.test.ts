import { expect, it } from 'vitest'
import { reasonsText, statementProblemText } from '@/content/matching'
import type { Reasons } from '@/domain/matching/matching'

const reasons: Reasons = {
  ...{ amount: 1500, minutesLater: 6, isDateSwapped: false },
  ...{ name: 'fits', phone: 'unknown' },
}

it.each([
  [{}, 'amount equal (Ksh 1,500), 6 minutes later, W. OTIENO fits'],
  [{ minutesLater: 1 }, 'amount equal (Ksh 1,500), 1 minute later, W. OTIENO fits'],
  [{ minutesLater: -10 }, 'amount equal (Ksh 1,500), 10 minutes earlier, W. OTIENO fits'],
  [{ minutesLater: 0 }, 'amount equal (Ksh 1,500), in the same minute, W. OTIENO fits'],
  [{ minutesLater: 300 }, 'amount equal (Ksh 1,500), 5 hours later, W. OTIENO fits'],
  [{ minutesLater: 4320 }, 'amount equal (Ksh 1,500), 3 days later, W. OTIENO fits'],
  [
    { isDateSwapped: true, name: 'equal' },
    'amount equal (Ksh 1,500), 6 minutes later, if day and month are exchanged in the file, W. OTIENO is the same',
  ],
  [
    { minutesLater: null, name: 'other', phone: 'fits' },
    'amount equal (Ksh 1,500), W. OTIENO is another name, phone number fits',
  ],
] as const)('staff read why two may belong together: %j', (different, text) => {
  expect(reasonsText({ ...reasons, ...different }, 'W. OTIENO')).toBe(text)
})

it('staff read what is wrong with a file', () => {
  expect(statementProblemText({ kind: 'problem', why: 'another-till', shortCode: '123456' })).toBe(
    'This statement is of the till or paybill 123456, which is not ours.',
  )
  expect(
    statementProblemText({ kind: 'problem', why: 'columns', missing: ['Paid In', 'Balance'] }),
  ).toBe(
    'This statement lacks a column: Paid In, Balance. Download it again, with all its columns.',
  )
})
