import { describe, expect, it } from 'vitest'
import { joinStatements } from '@/staff/matching/joinStatements'
import { readStatement, statementText } from '@/staff/matching/readStatement'
import { reconcile, returnedIn } from '@/staff/matching/reconciliation'
import {
  gapsIn,
  maxStatementBytes,
  type Statement,
  type StatementContent,
} from '@/staff/matching/statement'

/** A statement, or the test fails. */
function read(text: string): Statement {
  const statement = readStatement(text)
  if (statement.kind === 'problem') throw new Error(`no statement: ${statement.why}`)
  return statement
}

const columns =
  'Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.'

/** A file of the portal with these rows, of the evening of 12 May 2025. */
function portal(...rows: readonly string[]): string {
  return [
    'Account Holder:,SAMPLE ORGANISATION',
    'Short Code:,123456',
    'Account:,Utility Account',
    'Time Period:,From,12-05-2025 18:00:00,To,12-05-2025 23:59:59',
    'Operator:,someone,Report Date:,12-05-2025 23:10:00',
    'Opening Balance:,0.00',
    columns,
    ...rows,
    '',
  ].join('\r\n')
}

const payment =
  'TK5AY9DLMG,12-05-2025 22:45:13,12-05-2025 22:45:10,Pay Bill from 25472****108 - VICTOR **** NGURE Acc. K7P2QX,Completed,"1,111.00",,"82,459.00",true,Pay Utility,25472****108 - VICTOR **** NGURE,,K7P2QX'

/** The same as cells pasted from a spreadsheet. */
const cells = payment.replaceAll(/"(\d+),([\d.]+)"/g, '$1$2').replaceAll(',', '\t')

/** The payment of that row. */
const line = {
  code: 'TK5AY9DLMG',
  at: Date.UTC(2025, 4, 12, 19, 45, 13),
  swappedAt: null,
  amount: 1111,
  payer: 'VICTOR **** NGURE',
  phone: '25472****108',
  account: 'K7P2QX',
  label: 'Pay Utility',
}

describe("the portal's file", () => {
  it('is read with its till and dates, up to the time of its download', () => {
    expect(read(portal(payment))).toEqual({
      kind: 'statement',
      form: 'portal',
      shortCode: '123456',
      lines: [line],
      leftOut: [],
      reversed: [],
      covered: [{ from: Date.UTC(2025, 4, 12, 15), to: Date.UTC(2025, 4, 12, 20, 10) }],
    })
  })

  it.each([
    ['with the mark of UTF-8', (text: string) => `\uFEFF${text}`],
    ['with plain line ends', (text: string) => text.replaceAll('\r\n', '\n')],
    ['with semicolons', (text: string) => text.replaceAll(',', ';').replaceAll('1;111', '1,111')],
    [
      'pasted as cells',
      (text: string) => text.replaceAll(',', '\t').replaceAll('"1\t111.00"', '1,111.00'),
    ],
    [
      'with spaces around its cells',
      (text: string) => text.replace(/TK5AY9DLMG|Completed|Pay Utility|K7P2QX$/gm, ' $& '),
    ],
    [
      'with its columns in another order',
      () =>
        'A/C No.,paid in,TRANSACTION STATUS,Other Party Info,Receipt No,Completion Time,Reason Type\nK7P2QX,1111,Completed,25472****108 - VICTOR **** NGURE,TK5AY9DLMG,2025-05-12 22:45:13,Pay Utility\n',
    ],
    ['cells without their header', () => cells.replaceAll('12-05-2025', '2025-05-12')],
    [
      'saved again by a spreadsheet that took the date out of the time of completion',
      (text: string) =>
        text.replace('12-05-2025 22:45:13', '45:13.0').replace('22:45:10', '22:45:13'),
    ],
    [
      'saved again with day and month exchanged',
      (text: string) => text.replaceAll('12-05-2025 22:45', '05/12/2025 22:45'),
    ],
  ])('is the same %s', (_how, change) => {
    expect(read(change(portal(payment))).lines).toEqual([line])
  })

  it.each([
    ['2025-05-12T22:45:13'],
    ['2025-05-12T19:45:13Z'],
    ['2025-05-12T19:45:13.000Z'],
    ['2025-05-12T22:45:13+03:00'],
    ['2025-05-12 22:45:13 EAT'],
    ['2025-05-12 15:45:13 -0400'],
    ['12 May 2025 22:45:13'],
    ['12-May-25 22:45:13'],
    ['12May2025 22:45:13', null],
    ['May 12, 2025 10:45:13 PM'],
    ['Mei 12, 2025 10:45:13 PM', null],
    ['12/05/2025 22:45:13'],
    ['5/12/2025 10:45:13 PM'],
    ['12.5.25, 22.45.13'],
    ['45789.94807'],
    ['45789,94807'],
    // To the tenth of an hour, and in the year 1970.
    ['45789.9', null],
    ['25789.94807', null],
    ['2025-05-12T22:45:13+99:00x', null],
    ['31 Feb 2025 22:45:13', null],
    ['13 May 2025 22:45:13 PM', null],
    ['12 May 2025 0:45:13 PM', null],
    ['2025-05-12 24:45:13', null],
    ['2025-05-12 22:61:13', null],
    ['2025-05-12 22:45:61', null],
    ['2025-05-13T01:15:13+05:30'],
  ])('of the time %s', (when, outcome?: null) => {
    const row = payment
      .replace('12-05-2025 22:45:13', `"${when}"`)
      .replace('12-05-2025 22:45:10', '')
    const { lines, leftOut } = read(portal(row))
    expect(lines).toEqual(outcome === null ? [] : [line])
    expect(leftOut).toMatchObject(
      outcome === null ? [{ code: 'TK5AY9DLMG', why: 'no-date', text: when, amount: 1111 }] : [],
    )
  })

  it.each([
    ['1,111.00', 1111],
    ['1111', 1111],
    ['1 111,00', 1111],
    ['1.111,00', 1111],
    ['KES 1,111', 1111],
    ['Ksh. 1,111.5', 1111.5],
    ['1.111E+03', 1111],
    ['1.5E+03', 1500],
    ['1,5E+03', 1500],
    ['1.1117E+03', 1111.7],
    ['1.111755E+03', null],
    ['1.111', null],
    ['1,11', 1.11],
    ['11,11,111.00', null],
    ['about 1111', null],
    ['1E+99', null],
  ])('of the amount %s', (sum, amount) => {
    const { lines, leftOut } = read(portal(payment.replace('1,111.00', sum)))
    expect(lines).toMatchObject(amount === null ? [] : [{ amount }])
    expect(leftOut).toMatchObject(
      amount === null ? [{ code: 'TK5AY9DLMG', why: 'no-amount', text: sum }] : [],
    )
  })

  it('is read with money out in brackets, a header on each page and a total', () => {
    const out = 'TK5AY9DLM2,12-05-2025 22:50:00,,Stipend,Completed,,"(1,200.50)",0,true,Stipend,,,'
    const text = `${portal(payment, columns, out)}Total,,,,,"1,111.00","1,200.50"`
    const { lines, leftOut } = read(text)
    expect(lines).toEqual([line])
    expect(leftOut).toMatchObject([
      { why: 'money-out', amount: -1200.5 },
      { code: 'TOTAL', why: 'no-payment' },
    ])
  })

  it('shows names alike, whatever replaces their apostrophe', () => {
    for (const apostrophe of ["'", '\u00b4', '\u2019', '`']) {
      const text = portal(payment.replaceAll('NGURE', `NG${apostrophe}ANG${apostrophe}A`))
      expect(read(text).lines).toEqual([{ ...line, payer: "VICTOR **** NG'ANG'A" }])
    }
  })

  it('keeps both readings of an ambiguous date', () => {
    const swappedAt = Date.UTC(2025, 11, 5, 19, 45, 13)
    expect(read(cells).lines).toEqual([{ ...line, swappedAt }])
    expect(read(cells).covered).toEqual([])
    expect(read(cells.replaceAll('12-05-2025', '05-05-2025')).lines).toMatchObject([
      { swappedAt: null },
    ])
  })

  it.each([
    ['alone', [], 5, 12],
    ['beside 13/5, which begins with the day', ['13/5/2025 09:00:00'], 5, 12],
    ['beside 5/13, which begins with the month', ['5/13/2025 09:00:00'], 12, 5],
    ['beside both', ['13/5/2025 09:00:00', '5/13/2025 09:00:00'], 5, 12],
  ])('reads 5/12/2025 %s', (_beside, others, day, month) => {
    const rows = ['5/12/2025 22:45:13', ...others].map((when, number) =>
      payment.replace('DLMG', `DLM${number + 2}`).replaceAll(/12-05-2025 22:45:1./g, when),
    )
    const { lines } = read([columns, ...rows, ''].join('\n'))
    const { at, swappedAt } = lines.find(({ code }) => code === 'TK5AY9DLM2') ?? {}
    expect(at).toBe(Date.UTC(2025, month - 1, day, 19, 45, 13))
    expect(swappedAt === null).toBe(day === 12 || month === 5)
  })

  it('covers the period between its dates, also if those begin with the month', () => {
    const rows = portal(payment.replaceAll('12-05-2025', '2025-05-12'))
    const monthFirst = rows.replaceAll('12-05-2025', '05-12-2025')
    expect(read(monthFirst).covered).toEqual(read(rows).covered)
    const outside = payment.replaceAll('12-05-2025', '2025-05-14').replace('DLMG', 'DLM2')
    expect(read(rows + outside + '\n').covered).toEqual(read(rows).covered)
    // A period without a payment in it, or that ends before it begins, covers nothing.
    const noon = Date.UTC(2025, 4, 12, 19, 45, 13)
    for (const wrong of [
      rows.replaceAll('12-05-2025', '13-06-2025'),
      rows.replace('12-05-2025 23:59:59', '11-05-2025 23:59:59'),
    ]) {
      expect(read(wrong).covered).toEqual([{ from: noon, to: noon }])
    }
  })

  it.each([
    [
      'charge',
      -60,
      'TK5AY9DLMG,12-05-2025 22:45:13,,Pay merchant Charge,Completed,,-60.00,0,true,Pay merchant Charge,,,',
    ],
    [
      'own-money',
      600_000,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Funds received from KCB current,Completed,"600,000.00",,0,true,Organization Settlement,,,',
    ],
    [
      'money-out',
      -120_000,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Stipend,Completed,,"-120,000.00",0,true,Business Payment to Customer,,,',
    ],
    [
      'money-out',
      -700,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Completed,-700,,0,true,Pay Bill,,,',
    ],
    [
      'no-amount',
      null,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Completed,700,20,0,true,Pay Bill,,,',
    ],
    ['no-amount', null, 'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Completed,,-,0,true,Pay Bill,,,'],
    [
      'money-out',
      -120,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Stipend,Completed,,120,0,true,Business Payment to Customer,,,',
    ],
    [
      'not-completed',
      700,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Failed,700,,0,true,Pay Bill,,,',
    ],
    ['no-code', 700, 'K7,12-05-2025 22:45:13,,Pay Bill,Completed,700,,0,true,Pay Bill,,,'],
    ['cut-date', 700, 'TK5AY9DLM2,45:13.0,45:13.0,Pay Bill,Completed,700,,0,true,Pay Bill,,,'],
    ['no-date', 700, 'TK5AY9DLM2,31-02-2025 22:45:13,,Pay Bill,Completed,700,,0,true,Pay Bill,,,'],
    [
      'no-amount',
      null,
      'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Completed,1.500,,0,true,Pay Bill,,,',
    ],
  ])('leaves out, as %s of Ksh %s: %s', (why, amount, row) => {
    const { lines, leftOut } = read(portal(payment, row))
    expect(lines).toEqual([line])
    expect(leftOut).toMatchObject([{ why, amount }])
  })

  it('shows both amounts of a line that has two', () => {
    const row = 'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Completed,700,20,0,true,Pay Bill,,,'
    expect(read(portal(row)).leftOut).toMatchObject([{ text: '700 20' }])
  })

  it('keeps an unknown kind of payment with its label, and a payer named like a charge', () => {
    const rows = [
      'TK5AY9DLM3,12-05-2025 22:50:00,,Deposit,Completed,50.5,,0,true, Agent  Deposit ,,,',
      'TK5AY9DLM4,12-05-2025 22:51:00,,Pay Bill from 254712345678 - CHARITY FEE LOAN,Completed,70,,0,true,Pay Bill Online,254712345678 - CHARITY FEE LOAN,,',
    ]
    expect(read(portal(...rows)).lines).toMatchObject([
      { label: 'Agent Deposit', amount: 50.5, payer: '', phone: '' },
      { payer: 'CHARITY FEE LOAN', phone: '254712345678' },
    ])
  })

  it('skips a payment reversed in this file or another', () => {
    const back =
      'TK6BACK111,12-05-2025 23:00:00,,Pay Bill Reversal,Completed,,-1111.00,0,true,Reversal,,TK5AY9DLMG,'
    const whys = (statement: Pick<Statement, 'leftOut'>) => statement.leftOut.map(({ why }) => why)
    const both = read(portal(payment, back))
    expect(both.lines).toEqual([])
    expect(whys(both)).toEqual(['reversal', 'reversed'])
    const joined = joinStatements([read(portal(back)), read(portal(payment))])
    expect(joined.lines).toEqual([])
    expect(whys(joined)).toEqual(['reversal', 'reversed'])
  })

  it('counts a payment once, and skips one with conflicting amounts', () => {
    const other = payment.replace('TK5AY9DLMG', 'TK5AY9DLM2')
    const statement = read(portal(payment, payment, other, other.replace('"1,111.00"', '999.00')))
    expect(statement.lines).toEqual([line])
    expect(statement.leftOut).toMatchObject([{ code: 'TK5AY9DLM2', why: 'conflict' }])
  })
})

describe('several files', () => {
  it('that overlap show each payment once, and cover both periods', () => {
    const first = read(portal(payment))
    const later = { from: first.covered[0]?.to ?? 0, to: Date.UTC(2025, 4, 20) }
    const second = { ...first, covered: [later] }
    const apart = { ...first, covered: [{ from: Date.UTC(2025, 5, 1), to: Date.UTC(2025, 5, 2) }] }
    expect(joinStatements([apart, first, second])).toEqual({
      lines: [line],
      leftOut: [],
      reversed: [],
      covered: [{ from: first.covered[0]?.from, to: later.to }, apart.covered[0]],
    })
  })

  it('show lines by time, and those of one second by their code', () => {
    const rows = ['TK5AY9DLM9', 'TK5AY9DLM2', 'TK5AY9DLM5'].map((code) =>
      payment.replace('TK5AY9DLMG', code),
    )
    rows.push(payment.replaceAll('22:45', '22:44'))
    expect(joinStatements(rows.map((row) => read(portal(row)))).lines).toMatchObject(
      ['TK5AY9DLMG', 'TK5AY9DLM2', 'TK5AY9DLM5', 'TK5AY9DLM9'].map((code) => ({ code })),
    )
  })

  it('skip a payment whose amounts differ, also when a third file has it once more', () => {
    const other = read(portal(payment.replace('"1,111.00"', '999.00')))
    const files = [read(portal(payment)), other]
    const joined = joinStatements([joinStatements(files), other])
    expect(joined.lines).toEqual([])
    expect(joined.leftOut).toMatchObject([{ code: line.code, why: 'conflict', amount: null }])
  })

  it('repeat a line left out only once, unless it has no code or is twice in one file', () => {
    const failed = payment.replace('Completed', 'Failed')
    const nameless = payment.replace('TK5AY9DLMG', '')
    const file = read(portal(failed, failed, nameless))
    const whys = joinStatements([file, file]).leftOut.map(({ why }) => why)
    expect(whys).toEqual(['not-completed', 'not-completed', 'no-code', 'no-code'])
  })

  it('keep the most complete name, whichever comes first', () => {
    const masked = read(portal(payment))
    const clear = read(portal(payment.replaceAll('****', 'MWANGI')))
    for (const files of [
      [masked, clear],
      [clear, masked],
    ]) {
      expect(joinStatements(files).lines).toEqual(clear.lines)
    }
  })
})

describe('a statement’s total', () => {
  const row = (code: string, what: string, paidIn: string, withdrawn: string, more = '') =>
    `${code},12-05-2025 22:45:13,,${what},Completed,${paidIn},${withdrawn},0,true,${what},${more},,`
  const rows = [
    row('TKABCDEFGH', 'Pay Merchant', '700.10', ''),
    row('TKA5555555', 'Pay Merchant', '500.20', ''),
    row('TKA6666666', 'Pay Merchant', '20.00', ''),
    row('TKA7777777', 'Pay Merchant Reversal of TKABCDEFGH by DEPARTMENT', '', '-700.10'),
    row('TKABCDEFGH', 'Pay merchant Charge', '', '-3.85'),
    row('TKA5555555', 'Pay merchant Charge', '', '-2.75'),
    row('TKA8888888', 'Organization Settlement', '', '-400.00'),
    row('TKA9999999', 'Pay Merchant', '90.00', '').replace('12-05-2025 22:45:13', '45:13.0'),
    row('TKA4444444', 'Pay Merchant', '1.500', ''),
    row('TKA3333333', 'Pay Merchant', '60.00', '').replace('Completed', 'Failed'),
  ]
  function whatComesOf(content: StatementContent) {
    const { paidIn, rows: sums } = reconcile({
      ...content,
      ...{ bookings: [], received: new Map(), left: [] },
    })
    const leftOut = content.leftOut.map((each) => `${each.why} ${each.code} ${each.amount}`)
    return { paidIn, returned: sums.returned.cents, leftOut: leftOut.toSorted() }
  }

  it('is the same to the cent in any order, and in files that overlap', () => {
    const first = read(portal(...rows))
    const turned = read(portal(...rows.toReversed()))
    const parts = [rows.slice(0, 6), rows.slice(3), rows].map((some) => read(portal(...some)))
    expect(whatComesOf(first)).toEqual({
      paidIn: { count: 3, cents: 122_030 },
      returned: 70_010,
      leftOut: [
        ...['charge TKA5555555 -2.75', 'charge TKABCDEFGH -3.85', 'cut-date TKA9999999 90'],
        ...['money-out TKA8888888 -400', 'no-amount TKA4444444 null'],
        ...['not-completed TKA3333333 60', 'reversal TKA7777777 -700.1'],
        'reversed TKABCDEFGH 700.1',
      ],
    })
    expect(first.reversed).not.toContain('DEPARTMENT')
    const settled = row('TKA7777777', 'Reversal of settlement', '', '-5.00')
    expect(read(portal(settled)).reversed).toEqual(['TKA7777777'])
    for (const other of [turned, joinStatements(parts), joinStatements(parts.toReversed())]) {
      expect(whatComesOf(other)).toEqual(whatComesOf(first))
    }
  })

  it('skips an unreadable line that another file shows whole', () => {
    const eaten = read(portal(payment.replaceAll(/12-05-2025 22:45:1/g, '45:1')))
    expect(eaten.leftOut).toMatchObject([{ code: line.code, why: 'cut-date', text: '45:13' }])
    const { lines, leftOut } = joinStatements([eaten, read(portal(payment))])
    expect({ lines, leftOut }).toEqual({ lines: [line], leftOut: [] })
  })

  it('leaves the gap between two files open', () => {
    const later = portal(payment.replaceAll('12-05-2025', '14-05-2025')).replaceAll(
      '12-05-2025',
      '14-05-2025',
    )
    expect(gapsIn(joinStatements([read(later), read(portal(payment))]).covered)).toEqual([
      { from: Date.UTC(2025, 4, 12, 20, 10), to: Date.UTC(2025, 4, 14, 15) },
    ])
  })
})

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
    const { form, shortCode, lines, leftOut, covered } = read(wrapped)
    expect({ form, shortCode }).toEqual({ form: 'till', shortCode: '578590' })
    expect(lines.map(({ code, amount, payer, phone }) => [code, amount, payer, phone])).toEqual([
      ['TIA3B1JEHL', 450, 'VERONICAH EBENYO', '0706***777'],
      ['TIA8B1QHBW', 100, 'David Ekaru', '0790***511'],
      ['TIA9B1U5VV', 2000, 'ESTHER IKARU', '254727***578'],
    ])
    expect(lines.map(({ label }) => label)).toEqual([
      ...['Merchant Payment', 'Merchant Payment', 'Merchant Payment Online'],
    ])
    expect(leftOut.map(({ why, amount }) => `${why} ${amount}`)).toEqual([
      ...['charge -11', 'charge -3.85', 'no-status null'],
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
  const { shortCode, lines, leftOut } = read(head + rows.join('\n'))
  expect(shortCode).toBe(till)
  expect(lines).toMatchObject([
    { label: 'Customer Merchant Payment', payer: '', phone: '' },
    { label: 'Merchant Payment' },
    { label: 'Merchant Payment' },
  ])
  expect(leftOut).toMatchObject([{ code: 'TIA6B1QHBW', why: 'no-amount' }])
  expect(read(rows.slice(1, 3).join('\n')).shortCode).toBeNull()
})

describe("messages to the till's phone", () => {
  it('are read, but cover no period', () => {
    const { form, lines, leftOut, covered } = read(
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
    expect({ form, covered }).toEqual({ form: 'sms', covered: [] })
    expect(lines).toMatchObject([
      {
        at: Date.UTC(2022, 0, 18, 12, 57),
        amount: 1040,
        payer: 'MERCY WAITHAKA',
        phone: '254721863742',
      },
      {
        at: Date.UTC(2026, 2, 8, 10, 18),
        swappedAt: null,
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
      { code: 'TJ5BIZ0004', why: 'no-date', amount: 300 },
      { code: 'TJ5BIZ0005', why: 'no-amount' },
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
    const { lines, leftOut } = read(messages)
    expect(lines).toHaveLength(isReversal ? 0 : 1)
    expect(returnedIn(leftOut)).toMatchObject(
      isReversal ? [{ code: 'TKABCDEFGH', amount: 500 }] : [],
    )
  }
})

describe('an odd or refused statement', () => {
  it.each([
    ['account', { account: '=1+1' }, (text: string) => text.replace(/K7P2QX$/, '=1+1')],
    [
      'name',
      { payer: '=HYPERLINK(1)' },
      (text: string) => text.replaceAll('VICTOR **** NGURE', '=HYPERLINK(1)'),
    ],
  ] as const)('is read if a payer’s %s begins like a formula', (_what, change, write) => {
    expect(read(portal(write(payment))).lines).toEqual([{ ...line, ...change }])
  })

  it('names the line with a formula, and reads the others', () => {
    const other = payment.replace('TK5AY9DLMG', 'TK5AY9DLMH')
    const { lines, leftOut } = read(
      portal(
        payment.replace('Completed', '=1+1'),
        payment.replace('"1,111.00"', '=1+1').replace('TK5AY9DLMG', 'TK5AY9DLMJ'),
        other,
      ),
    )
    expect(lines.map(({ code }) => code)).toEqual(['TK5AY9DLMH'])
    expect(leftOut.map(({ code, why, text }) => [code, why, text])).toEqual([
      ['TK5AY9DLMG', 'no-status', '=1+1'],
      ['TK5AY9DLMJ', 'no-amount', '=1+1'],
    ])
  })

  it.each([
    ['empty', '  \n'],
    ['no-statement', 'Dear all, please find the minutes of our meeting of 12-05-2025 18:00:00.'],
    ['no-statement', 'name,amount\nJane,500\n'],
    ['excel', 'PK\u0003\u0004\u0014\0'],
    ['excel', statementText(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))],
    ['pdf', '%PDF-1.7'],
    ['unreadable', 'Receipt\0No'],
    ['truncated', portal(payment).slice(0, -20)],
    ['truncated', portal(payment).slice(0, portal(payment).indexOf('82,459'))],
    ['truncated', `${portal(payment)}TK5AY9DLM2,12-05-2025 22:50:00,,"Pay Bill from`],
    ['too-large', 'x'.repeat(maxStatementBytes + 1)],
  ])('is refused as %s', (why, text) => {
    expect(readStatement(text)).toEqual({ kind: 'problem', why })
  })

  it('names a missing column', () => {
    const text = portal(payment).replace('Paid In', 'Amount').replace('Completion Time', 'When')
    expect(readStatement(text)).toEqual({
      kind: 'problem',
      why: 'columns',
      missing: ['Completion Time', 'Paid In'],
    })
  })

  it('is refused if its header or file name belongs to another till', () => {
    const bare = `${columns}\r\n${payment}\r\n`
    const fileName = 'ORG_654321_Merchant Account_Completed_20250512231000.csv'
    const ours = ['123456', '999999']
    expect(readStatement(portal(payment), { ownShortCodes: ours })).toMatchObject({
      shortCode: '123456',
    })
    expect(readStatement(portal(payment), { ownShortCodes: ['777777'] })).toMatchObject({
      ...{ why: 'another-till', shortCode: '123456' },
    })
    expect(readStatement(bare, { fileName, ownShortCodes: ours })).toMatchObject({
      ...{ why: 'another-till', shortCode: '654321' },
    })
    expect(readStatement(bare, { ownShortCodes: ours })).toMatchObject({ shortCode: null })
  })
})

it('the text of a file is read in any encoding of a spreadsheet', () => {
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, 0x4b, 0xe9]).buffer)
  expect(statementText(new TextEncoder().encode('Ké'))).toBe('Ké')
  expect(statementText(utf16)).toBe('Ké')
  expect(statementText(utf16.slice(2))).toBe('Ké')
  const bigEndian = new Uint8Array([0xfe, 0xff, 0, 0x4b, 0, 0xe9])
  expect(statementText(bigEndian)).toBe('Ké')
  expect(statementText(bigEndian.slice(2))).toBe('Ké')
  expect(statementText(new Uint8Array([0x4b, 0xe9]))).toBe('Ké')
  expect(statementText(new Uint8Array([0xff, 0x4b]))).toBe('ÿK')
})
