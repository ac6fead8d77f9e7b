import { describe, expect, it } from 'vitest'
import { joinStatements } from '@/staff/matching/joinStatements'
import type { Statement } from '@/staff/matching/statement'
import { cells, columns, line, payment, portal, rowOf } from './portalFile'
import { statementIn } from './statementIn'

/** A row that is left out. */
const left = (details: string, paidIn: string, withdrawn: string, reason?: string) =>
  rowOf('TK5AY9DLM2', details, paidIn, withdrawn, reason)
/** The payment, completed at a time that is written in another way. */
const paidAt = (when: string) =>
  payment.replace('12-05-2025 22:45:13', `"${when}"`).replace('12-05-2025 22:45:10', '')

describe("the portal's file", () => {
  it('is read with its till and dates, up to the time of its download', () => {
    // What a name says may be out of date.
    const name = 'Statements for 123456 from 2025-05-01 to 2025-05-31.csv'
    expect(statementIn(portal(payment), name)).toEqual({
      kind: 'statement',
      lines: [line],
      leftOut: [],
      reversals: [],
      covered: [{ from: Date.UTC(2025, 4, 12, 15), to: Date.UTC(2025, 4, 12, 20, 10) }],
      balances: [
        { opening: 8_134_800, paidIn: 111_100, paidOut: 0, closing: 8_245_900, breaks: [] },
      ],
    })
  })

  it.each(
    Object.entries<(text: string) => string>({
      'with the mark of UTF-8': (text) => `\uFEFF${text}`,
      'with plain line ends': (text) => text.replaceAll('\r\n', '\n'),
      'with semicolons': (text) => text.replaceAll(',', ';').replaceAll('1;111', '1,111'),
      'pasted as cells': (text) => text.replaceAll(',', '\t').replaceAll('"1\t111.00"', '1,111.00'),
      'with spaces around its cells': (text) =>
        text.replace(/TK5AY9DLMG|Completed|Pay Utility|K7P2QX$/gm, ' $& '),
      'with its columns in another order': () =>
        'A/C No.,paid in,TRANSACTION STATUS,Other Party Info,Receipt No,Completion Time,Reason Type\nK7P2QX,1111,Completed,25472****108 - VICTOR **** NGURE,TK5AY9DLMG,2025-05-12 22:45:13,Pay Utility\n',
      'cells without their header': () => cells.replaceAll('12-05-2025', '2025-05-12'),
      'with a word like Completed': (text) => text.replace('Completed', 'Complete'),
      'cells below a list': () => `${'TK5AY9DLM2\t1\t12-05-2025\n'.repeat(3)}${cells}`,
      'saved again by a spreadsheet that took the date out of the time of completion': (text) =>
        text.replace('12-05-2025 22:45:13', '45:13.0').replace('22:45:10', '22:45:13'),
      'saved again with day and month exchanged': (text) =>
        text.replaceAll('12-05-2025 22:45', '05/12/2025 22:45'),
    }),
  )('is the same %s', (_how, change) => {
    expect(statementIn(change(portal(payment))).lines).toEqual([line])
  })

  it.each([
    ...['2025-05-12T22:45:13', '2025-05-12T19:45:13Z', '2025-05-12T19:45:13.000Z'],
    ...['2025-05-12T22:45:13+03:00', '2025-05-13T01:15:13+05:30', '2025-05-12 22:45:13 EAT'],
    ...['2025-05-12 15:45:13 -0400', '12 May 2025 22:45:13', '12-May-25 22:45:13'],
    ...['May 12, 2025 10:45:13 PM', '12/05/2025 22:45:13', '5/12/2025 10:45:13 PM'],
    ...['12.5.25, 22.45.13', '45789.94807', '45789,94807'],
  ])('of the time %s', (when) => {
    const { lines, leftOut } = statementIn(portal(paidAt(when)))
    expect({ lines, leftOut }).toEqual({ lines: [line], leftOut: [] })
  })

  it.each(
    Object.entries({
      'no-date': [
        ...['12May2025 22:45:13', 'Mei 12, 2025 10:45:13 PM', '2025-05-12T22:45:13+99:00x'],
        ...['31 Feb 2025 22:45:13', '0 May 2025 22:45:13', '12 May 2199 22:45:13'],
        ...['13 May 2025 22:45:13 PM', '12 May 2025 0:45:13 PM', '2025-05-12 24:45:13'],
        ...['2025-05-12 22:61:13', '2025-05-12 22:45:61', '22:45:13 or so'],
        // To the tenth of an hour, and in the year 1970.
        ...['45789.9', '25789.94807'],
      ],
      'cut-date': ['22:45:13', '10:45pm', '#####'],
    }),
  )('leaves out, as %s, the time %s', (why, times) => {
    for (const text of times) {
      const { lines, leftOut } = statementIn(portal(paidAt(text)))
      expect(lines, text).toEqual([])
      expect(leftOut).toMatchObject([{ code: 'TK5AY9DLMG', why, text, amount: 1111 }])
    }
  })

  it.each(
    Object.entries({
      ...{ '1,111.00': 1111, '1111': 1111, '1 111,00': 1111, '1.111,00': 1111, 'KES 1,111': 1111 },
      ...{ 'Ksh. 1,111.5': 1111.5, '1.111E+03': 1111, '1.5E+03': 1500, '1,5E+03': 1500 },
      ...{ '1.1117E+03': 1111.7, '1.111755E+03': null, '1.111': null, '1,11': 1.11 },
      ...{ '11,11,111.00': null, 'about 1111': null, 'about (1111)': null, '1,111.00)': null },
      ...{ '11cr11': null, '11/=11': null, '1+111': null, '1E+99': null },
    }),
  )('of the amount %s', (sum, amount) => {
    const { lines, leftOut } = statementIn(portal(payment.replace('1,111.00', sum)))
    expect(lines).toMatchObject(amount === null ? [] : [{ amount }])
    expect(leftOut).toMatchObject(
      amount === null ? [{ code: 'TK5AY9DLMG', why: 'no-amount', text: sum }] : [],
    )
  })

  it('is read with money out in brackets, a header on each page and a total', () => {
    const text = `${portal(payment, columns, left('Stipend', '', '"(1,200.50)"'))}Total,,,,,"1,111.00","1,200.50"`
    const { lines, leftOut } = statementIn(text)
    expect(lines).toEqual([line])
    expect(leftOut).toMatchObject([
      { why: 'money-out', amount: -1200.5 },
      { code: 'TOTAL', why: 'no-payment' },
    ])
  })

  it('shows names alike, whatever replaces their apostrophe', () => {
    for (const apostrophe of ["'", '\u00b4', '\u2019', '`']) {
      const text = portal(payment.replaceAll('NGURE', `NG${apostrophe}ANG${apostrophe}A`))
      expect(statementIn(text).lines).toEqual([{ ...line, payer: "VICTOR **** NG'ANG'A" }])
    }
  })

  it('begins a date with the day, as the portal does, but does not count on it', () => {
    expect(statementIn(cells).lines).toEqual([line])
    expect(statementIn(cells).covered).toEqual([])
    expect(statementIn(cells.replaceAll('12-05-2025', '05-05-2025')).covered).toHaveLength(1)
  })

  it.each([
    ['alone', '', '5/12/2025', [], 5, 12],
    ['beside 13/5', 'begins with the day', '5/12/2025', ['13/5/2025'], 5, 12],
    ['beside 5/13', 'begins with the month', '5/12/2025', ['5/13/2025'], 12, 5],
    ['beside 5/13 and 13-5', 'as in its form', '5/12/2025', ['5/13/2025', '13-5-2025'], 12, 5],
    ['beside both', 'both in May', '5/12/2025', ['13/5/2025', '5/13/2025'], 12, 5],
    ['beside 5/11 and 5/9', 'all in May', '5/12/2025', ['5/11/2025', '5/9/2025'], 12, 5],
    ['beside 6/12', 'both in December', '5/12/2025', ['6/12/2025'], 5, 12],
    ['beside 05-11', 'but the portal begins with the day', '05-12-2025', ['05-11-2025'], 5, 12],
  ])('reads %s, %s, if the codes tell no day: %s', (_beside, _why, first, others, day, month) => {
    const rows = [first, ...others].map((when, number) =>
      payment.replace('TK5AY9DLMG', `TZ5AY9DLM${number + 2}`).replaceAll('12-05-2025', when),
    )
    const { lines } = statementIn([columns, ...rows, ''].join('\n'))
    const { at } = lines.find(({ code }) => code === 'TZ5AY9DLM2') ?? {}
    expect(at).toBe(Date.UTC(2025, month - 1, day, 19, 45, 13))
  })

  it('covers the period between its dates, also if those begin with the month', () => {
    const rows = portal(payment.replaceAll('12-05-2025', '2025-05-12'))
    const monthFirst = rows.replaceAll('12-05-2025', '05-12-2025')
    expect(statementIn(monthFirst).covered).toEqual(statementIn(rows).covered)
    const outside = payment.replaceAll('12-05-2025', '2025-05-14').replace('DLMG', 'DLM2')
    expect(statementIn(rows + outside + '\n').covered).toEqual(statementIn(rows).covered)
    const dotted = rows.replace('12-05-2025 23:59:59', '12.05.2025 23.05')
    expect(statementIn(dotted).covered).toMatchObject([{ to: Date.UTC(2025, 4, 12, 20, 5) }])
    const may = (from: string, to: string, made: string) => {
      const ofMonth = rows.replace('From,12-05-2025 18', `From,${from} 00`)
      const ended = ofMonth.replace('To,12-05-2025', `To,${to}`)
      return statementIn(ended.replace('Date:,12-05-2025', `Date:,${made}`)).covered
    }
    const [from, to] = [Date.UTC(2025, 3, 30, 21), Date.UTC(2025, 4, 31, 20, 59, 59)]
    // The last login is not the download, a download on 5 June is not one on 6 May, and none is in April.
    for (const made of ['05-06-2025', '30-04-2025'])
      expect(may('01-05-2025', '31-05-2025', made)).toEqual([{ from, to }])
    const downloaded = [{ from, to: Date.UTC(2025, 4, 12, 20, 10) }]
    expect(may('05-01-2025', '05-31-2025', '05-12-2025')).toEqual(downloaded)
    // A period without a payment in it, or that ends before it begins, covers nothing.
    const noon = Date.UTC(2025, 4, 12, 19, 45, 13)
    // Its last day says that the day comes first, so it did not begin on 4 January.
    expect(may('01-04-2025', '30-04-2025', '05-06-2025')).toEqual([{ from: noon, to: noon }])
    for (const wrong of [
      rows.replaceAll('12-05-2025', '13-06-2025'),
      rows.replace('12-05-2025 23:59:59', '11-05-2025 23:59:59'),
    ]) {
      expect(statementIn(wrong).covered).toEqual([{ from: noon, to: noon }])
    }
  })

  it.each([
    ['charge', -60, rowOf('TK5AY9DLMG', 'Pay merchant Charge', '', '-60.00')],
    [
      'own-money',
      600_000,
      left('Funds received from KCB current', '"600,000.00"', '', 'Organization Settlement'),
    ],
    ['money-out', -120_000, left('Stipend', '', '"-120,000.00"', 'Business Payment to Customer')],
    ['money-out', -120, left('Stipend', '', '120', 'Business Payment to Customer')],
    ['money-out', -700, left('Pay Bill', '-700', '')],
    ['no-amount', null, left('Pay Bill', '700', '20')],
    ['no-amount', null, left('Pay Bill', '', '-')],
    ['no-amount', null, left('Pay Bill', '1.500', '')],
    ['not-completed', 700, left('Pay Bill', '700', '').replace('Completed', 'Failed')],
    ['no-status', null, 'TK5AY9DLM2 Confirmed. You have received Ksh700.00 from JANE HERI'],
    ['no-code', 700, rowOf('K7', 'Pay Bill', '700', '')],
    ['cut-date', 700, left('Pay Bill', '700', '').replace('12-05-2025 22:45:13', '45:13.0')],
    ['no-date', 700, left('Pay Bill', '700', '').replace('12-05', '31-02')],
  ])('leaves out, as %s of Ksh %s: %s', (why, amount, row) => {
    const { lines, leftOut } = statementIn(portal(payment, row))
    expect(lines).toEqual([line])
    expect(leftOut).toMatchObject([{ why, amount }])
  })

  it('shows both amounts of a line that has two', () => {
    expect(statementIn(portal(left('Pay Bill', '700', '20'))).leftOut).toMatchObject([
      { text: '700 20' },
    ])
  })

  it('loses no pasted row between two accounts that begin with a quotation mark', () => {
    const rows = ['"Heri" trip', 'K7P2QX', '"trip"'].map((account, number) =>
      cells.replace('DLMG', `DLM${number}`).replace(/K7P2QX$/, account),
    )
    expect(statementIn(rows.join('\n')).lines).toHaveLength(3)
  })

  it('keeps an unknown kind of payment with its label, and a payer named like a charge', () => {
    const rows = [
      'TK5AY9DLM3,12-05-2025 22:50:00,,Deposit,Completed,50.5,,0,true, Agent  Deposit ,,,',
      'TK5AY9DLM4,12-05-2025 22:51:00,,Pay Bill from 254712345678 - CHARITY FEE LOAN,Completed,70,,0,true,Pay Bill Online,254712345678 - CHARITY FEE LOAN,,',
    ]
    expect(statementIn(portal(...rows)).lines).toMatchObject([
      { label: 'Agent Deposit', amount: 50.5, payer: '', phone: '' },
      { payer: 'CHARITY FEE LOAN', phone: '254712345678' },
    ])
  })

  it('skips a payment reversed in this file or another', () => {
    const back =
      'TK6BACK111,12-05-2025 23:00:00,,Pay Bill Reversal,Completed,,-1111.00,0,true,Reversal,,TK5AY9DLMG,'
    const whys = (statement: Pick<Statement, 'leftOut'>) => statement.leftOut.map(({ why }) => why)
    const both = statementIn(portal(payment, back))
    expect(both.lines).toEqual([])
    expect(whys(both)).toEqual(['reversal', 'reversed'])
    const joined = joinStatements([statementIn(portal(back)), statementIn(portal(payment))])
    expect(joined.lines).toEqual([])
    expect(whys(joined)).toEqual(['reversal', 'reversed'])
  })

  it('counts a payment once, and skips one with conflicting amounts', () => {
    const other = payment.replace('TK5AY9DLMG', 'TK5AY9DLM2')
    const statement = statementIn(
      portal(payment, payment, other, other.replace('"1,111.00"', '999.00')),
    )
    expect(statement.lines).toEqual([line])
    expect(statement.leftOut).toMatchObject([{ code: 'TK5AY9DLM2', why: 'conflict' }])
  })
})
