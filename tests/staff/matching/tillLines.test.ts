import { describe, expect, it } from 'vitest'
import { statementIn, tillOf } from './statementIn'

describe("lines pasted from the till's PDF", () => {
  const wrapped = [
    'M-PESA STATEMENT',
    'Receipt No. Completion Details Transaction Paid In Withdrawn Balance Transaction Other Party',
    'TIA9B1U5VV 2025-09-10 18:26:58 Merchant Payment Online from Completed 2,000.00 0.00 43,336.47 Customer Merchant 578590-',
    '18:26:58 254727***578 - ESTHER',
    'IKARU Payment KIBANDA',
    'TIA9B1U5VV 2025-09-10 Pay merchant Charge Completed 0.00 11.00 43,325.47 Customer Merchant 578590-',
    '18:26:58 Payment KIBANDA',
    'Disclaimer: this record is produced automatically Page 1 of 14',
    'TIA3B1JEHL 2025-09-10 Merchant Payment from - Completed 450.00 69,776.19 Buy Goods 578590 -',
    '17:36:51 0706***777 VERONICAH KIBANDA',
    'EBENYO',
    'Disclaimer: this record is produced automatically Page 2 of 14',
    'TIA8B1QHBW 2025-09-10 18:26:36 Merchant Payment from 0790***511 - David Ekaru Completed 100.00 \u2212 41,336.47 Customer Merchant Payment 578590- KIBANDA',
    'TIA6T6AO3Y 2025-09-10 18:20:00 Pay merchant Charge Completed \u22123.85 - 19,340.50 Customer Merchant Payment 578590- KIBANDA',
    'TIA7T6AO3Y 2025-09-10 18:20:00 Merchant Payment from 0790***511 - David',
  ].join('\n')

  it('are joined again', () => {
    const { lines, leftOut, covered } = statementIn(wrapped)
    expect(lines.map(({ code, amount, payer, phone }) => [code, amount, payer, phone])).toEqual([
      ['TIA3B1JEHL', 450, 'VERONICAH EBENYO', '0706***777'],
      ['TIA8B1QHBW', 100, 'David Ekaru', '0790***511'],
      ['TIA9B1U5VV', 2000, 'ESTHER IKARU', '254727***578'],
    ])
    expect(lines.map(({ label }) => label)).toEqual([
      'Merchant Payment',
      'Merchant Payment',
      'Merchant Payment Online',
    ])
    expect(leftOut.map(({ why, amount }) => `${why} ${amount}`)).toEqual([
      'charge -11',
      'charge -3.85',
      'no-status null',
    ])
    expect(covered).toEqual([
      { from: Date.UTC(2025, 8, 10, 14, 36, 51), to: Date.UTC(2025, 8, 10, 15, 26, 58) },
    ])
  })
})

it.each([
  ['named above them', 'Short Code: 123456\n', '123456'],
  ['that most name', '', '578590'],
])("lines of the till's PDF belong to the till %s, and say what they are", (_how, head, till) => {
  const rows = [
    'TIA8B1QHBW 2025-09-10 18:26:36 - Completed 100.00 0.00 41,336.47 Customer Merchant Payment 578590 - KIBANDA',
    'TIA9B1QHBW 2025-09-10 18:27:36 Merchant Payment Completed 100.00 0.00 41,336.47 578590 - KIBANDA',
    'TIA7B1QHBW 2025-09-10 18:28:36 Merchant Payment Completed 100.00 0.00 41,336.47 222222 - MAMA',
    'TIA6B1QHBW 2025-09-10 18:29:36 Merchant Payment Completed 578590 - KIBANDA',
  ]
  const text = head + rows.join('\n')
  const { lines, leftOut } = statementIn(text)
  expect(tillOf(text)).toBe(till)
  expect(lines).toMatchObject([
    { label: 'Customer Merchant Payment', payer: '', phone: '' },
    { label: 'Merchant Payment' },
    { label: 'Merchant Payment' },
  ])
  expect(leftOut).toMatchObject([{ code: 'TIA6B1QHBW', why: 'no-amount' }])
  expect(tillOf(rows.slice(1, 3).join('\n'))).toBeNull()
})

it('a row that lost its time does not say how far the rows go', () => {
  const rowAt = (code: string, at: string) =>
    `${code} 2025-09-10 ${at} Merchant Payment from 0790***511 - David Ekaru Completed 100.00 0.00 41,336.47`
  const { lines, covered } = statementIn(
    [
      rowAt('TIA8B1QHBW', '18:26:36'),
      rowAt('TIA9B1QHBW', '18:20:00'),
      rowAt('TIA7B1QHBW', ''),
    ].join('\n'),
  )
  expect(lines).toHaveLength(3)
  expect(covered).toEqual([
    { from: Date.UTC(2025, 8, 10, 15, 20), to: Date.UTC(2025, 8, 10, 15, 26, 36) },
  ])
})

describe("messages to the till's phone", () => {
  it('are read, but cover no period', () => {
    const { lines, leftOut, covered } = statementIn(
      [
        'Membership confirmed. You have received Ksh70.00 from OUR OFFICE on 5/10/26 at 12:05 AM.',
        'RCI0ABCDEF Confirmed. on 8/3/26 at 1:18 PM Ksh100.00 received from 2547******78 JOHN DOE. New Account balance is Ksh1,234.00. To reverse, forward this message to 456.',
        'QAI1S35S7Z Confirmed.on 18/1/22 at 3:57 PMKsh1,040.00 received from 254721863742 MERCY WAITHAKA. New Account balance is Ksh440.00. Transaction cost, Ksh0.00.',
        'TJ5BIZ0002 Confirmed. You have received Ksh200.00 from PETER 0712345678 on 5/10/26 at 12:05 AM. New business balance is Ksh3,200.00.',
        'TJ5BIZ0004 Confirmed. You have received Ksh300.00 from PETER 0712345678.',
        'TJ5BIZ0005 Confirmed. You have received money from PETER 0712345678 on 5/10/26 at 12:05 AM.',
        'TJ5BIZ0003 Confirmed. Ksh500.00 paid to SOMEBODY. on 5/10/26 at 12:05 AM.',
      ].join('\n'),
    )
    expect(covered).toEqual([])
    expect(lines).toMatchObject([
      {
        at: Date.UTC(2022, 0, 18, 12, 57),
        amount: 1040,
        payer: 'MERCY WAITHAKA',
        phone: '254721863742',
      },
      {
        at: Date.UTC(2026, 2, 8, 10, 18),
        amount: 100,
        payer: 'JOHN DOE',
        phone: '2547******78',
      },
      {
        label: 'Received',
        at: Date.UTC(2026, 9, 4, 21, 5),
        amount: 200,
        payer: 'PETER',
        phone: '0712345678',
      },
    ])
    expect(leftOut).toMatchObject([
      { code: '', why: 'unread', amount: 70 },
      { code: 'TJ5BIZ0004', why: 'no-date', amount: 300 },
      { code: 'TJ5BIZ0005', why: 'no-amount' },
      { code: 'TJ5BIZ0003', why: 'money-out', amount: -500 },
    ])
  })
})

it.each([
  'TKXYZ12345 Confirmed. Reversal of transaction TKABCDEFGH has been completed on 8/3/26 at 2:00 PM. Ksh500.00 is debited from your account.',
  'TKXYZ12345 confirmed. TKABCDEFGH.',
])('a reversal is read beside its payment, before or after: %s', (back) => {
  const came =
    'TKABCDEFGH Confirmed. on 8/3/26 at 1:18 PM Ksh500.00 received from 254712345678 JOHN DOE. New Account balance is Ksh1,234.00.'
  const isReversal = back.includes('Reversal')
  for (const messages of [`${came}\n${back}`, `${back}\n${came}`]) {
    const { lines, leftOut } = statementIn(messages)
    expect(lines).toHaveLength(isReversal ? 0 : 1)
    expect(leftOut.filter(({ why }) => why === 'reversed')).toMatchObject(
      isReversal ? [{ code: 'TKABCDEFGH', amount: 500 }] : [],
    )
  }
})
