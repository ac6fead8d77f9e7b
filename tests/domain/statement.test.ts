import { describe, expect, it } from 'vitest'
import { joinStatements } from '@/domain/matching/joinStatements'
import { readStatement, statementText } from '@/domain/matching/readStatement'
import { largestStatementBytes, type Statement } from '@/domain/matching/statement'

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
  it('is read with its till and its time, up to the moment it was made', () => {
    expect(read(portal(payment))).toEqual({
      kind: 'statement',
      form: 'portal',
      shortCode: '123456',
      lines: [line],
      leftOut: [],
      reversed: [],
      reach: [{ from: Date.UTC(2025, 4, 12, 15), to: Date.UTC(2025, 4, 12, 20, 10) }],
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

  it('keeps both readings of a date where nothing tells which is right', () => {
    const swappedAt = Date.UTC(2025, 11, 5, 19, 45, 13)
    expect(read(cells).lines).toEqual([{ ...line, swappedAt }])
    expect(read(cells).reach).toEqual([])
  })

  it.each([
    [
      'charge',
      'TK5AY9DLMG,12-05-2025 22:45:13,,Pay merchant Charge,Completed,,-60.00,0,true,Pay merchant Charge,,,',
    ],
    [
      'own-money',
      'TK5AY9DLM2,12-05-2025 22:45:13,,Funds received from KCB current,Completed,"600,000.00",,0,true,Organization Settlement,,,',
    ],
    [
      'money-out',
      'TK5AY9DLM2,12-05-2025 22:45:13,,Stipend,Completed,,"-120,000.00",0,true,Business Payment to Customer,,,',
    ],
    [
      'money-out',
      'TK5AY9DLM2,12-05-2025 22:45:13,,Stipend,Completed,,120,0,true,Business Payment to Customer,,,',
    ],
    ['not-completed', 'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Failed,700,,0,true,Pay Bill,,,'],
    ['no-code', 'K7,12-05-2025 22:45:13,,Pay Bill,Completed,700,,0,true,Pay Bill,,,'],
    ['no-date', 'TK5AY9DLM2,45:13.0,45:13.0,Pay Bill,Completed,700,,0,true,Pay Bill,,,'],
    ['no-date', 'TK5AY9DLM2,31-02-2025 22:45:13,,Pay Bill,Completed,700,,0,true,Pay Bill,,,'],
    ['no-amount', 'TK5AY9DLM2,12-05-2025 22:45:13,,Pay Bill,Completed,1.500,,0,true,Pay Bill,,,'],
  ])('leaves out, as %s: %s', (why, row) => {
    const { lines, leftOut } = read(portal(payment, row))
    expect(lines).toEqual([line])
    expect(leftOut).toMatchObject([{ why }])
  })

  it('keeps a kind of payment that we do not know, labelled, and a payer whose name is a word of charges', () => {
    const rows = [
      'TK5AY9DLM3,12-05-2025 22:50:00,,Deposit,Completed,50.5,,0,true,Agent Deposit,,,',
      'TK5AY9DLM4,12-05-2025 22:51:00,,Pay Bill from 254712345678 - CHARITY FEE LOAN,Completed,70,,0,true,Pay Bill Online,254712345678 - CHARITY FEE LOAN,,',
    ]
    expect(read(portal(...rows)).lines).toMatchObject([
      { label: 'Agent Deposit', amount: 50.5, payer: '', phone: '' },
      { payer: 'CHARITY FEE LOAN', phone: '254712345678' },
    ])
  })

  it('does not count a payment that was moved back, in this file or another', () => {
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

  it('counts a payment once, and none whose amounts contradict each other', () => {
    const other = payment.replace('TK5AY9DLMG', 'TK5AY9DLM2')
    const statement = read(portal(payment, payment, other, other.replace('"1,111.00"', '999.00')))
    expect(statement.lines).toEqual([line])
    expect(statement.leftOut).toMatchObject([{ code: 'TK5AY9DLM2', why: 'conflict' }])
  })
})

describe('several files', () => {
  it('that overlap say everything once, and reach over both times', () => {
    const first = read(portal(payment))
    const later = { from: first.reach[0]?.to ?? 0, to: Date.UTC(2025, 4, 20) }
    const second = { ...first, reach: [later] }
    const apart = { ...first, reach: [{ from: Date.UTC(2025, 5, 1), to: Date.UTC(2025, 5, 2) }] }
    expect(joinStatements([apart, first, second])).toEqual({
      lines: [line],
      leftOut: [],
      reversed: [],
      reach: [{ from: first.reach[0]?.from, to: later.to }, apart.reach[0]],
    })
  })

  it('of which one shows more of a name give the clearer one, whichever comes first', () => {
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
    'TIA8B1QHBW 2025-09-10 18:26:36 Merchant Payment from 0790***511 - David Ekaru Completed 100.00 \u2212 41,336.47 Customer Merchant Payment 578590- KIBANDA',
    'TIA6T6AO3Y 2025-09-10 18:20:00 Pay merchant Charge Completed \u22123.85 - 19,340.50 Customer Merchant Payment 578590- KIBANDA',
    'TIA7T6AO3Y 2025-09-10 18:20:00 Merchant Payment from 0790***511 - David',
  ].join('\n')

  it('are put together again', () => {
    const { form, shortCode, lines, leftOut, reach } = read(wrapped)
    expect({ form, shortCode }).toEqual({ form: 'till', shortCode: '578590' })
    expect(lines.map(({ code, amount, payer, phone }) => [code, amount, payer, phone])).toEqual([
      ['TIA3B1JEHL', 450, 'VERONICAH EBENYO', '0706***777'],
      ['TIA8B1QHBW', 100, 'David Ekaru', '0790***511'],
      ['TIA9B1U5VV', 2000, 'ESTHER IKARU', '254727***578'],
    ])
    expect(leftOut.map(({ why }) => why)).toEqual(['charge', 'charge', 'not-completed'])
    expect(reach).toEqual([
      { from: Date.UTC(2025, 8, 10, 14, 36, 51), to: Date.UTC(2025, 8, 10, 15, 26, 58) },
    ])
  })
})

describe("messages to the till's phone", () => {
  it('are read, and show nothing of what is missing among them', () => {
    const { form, lines, reach } = read(
      [
        'RCI0ABCDEF Confirmed. on 8/3/26 at 1:18 PM Ksh100.00 received from 2547******78 JOHN DOE. New Account balance is Ksh1,234.00. To reverse, forward this message to 456.',
        'QAI1S35S7Z Confirmed.on 18/1/22 at 3:57 PMKsh1,040.00 received from 254721863742 MERCY WAITHAKA. New Account balance is Ksh440.00. Transaction cost, Ksh0.00.',
        'TJ5BIZ0002 Confirmed. You have received Ksh200.00 from PETER 0712345678 on 5/10/26 at 12:05 AM. New business balance is Ksh3,200.00.',
        'TJ5BIZ0003 Confirmed. Ksh500.00 paid to SOMEBODY. on 5/10/26 at 12:05 AM.',
      ].join('\n'),
    )
    expect({ form, reach }).toEqual({ form: 'sms', reach: [] })
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
      { at: Date.UTC(2026, 9, 4, 21, 5), amount: 200, payer: 'PETER', phone: '0712345678' },
    ])
  })
})

describe('what is no statement', () => {
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
    [
      'formula',
      portal(
        payment,
        payment.replace('VICTOR', '=HYPERLINK("x")').replace(/,Pay Bill from[^,]*/, ',=1+1'),
      ),
    ],
    ['too-large', 'x'.repeat(largestStatementBytes + 1)],
  ])('is refused as %s', (why, text) => {
    expect(readStatement(text)).toEqual({ kind: 'problem', why })
  })

  it('is a table without a column that counts, which is named', () => {
    const text = portal(payment).replace('Paid In', 'Amount').replace('Completion Time', 'When')
    expect(readStatement(text)).toEqual({
      kind: 'problem',
      why: 'columns',
      missing: ['Completion Time', 'Paid In'],
    })
  })

  it('is the statement of another till, by its head or by the name of its file', () => {
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

it('the text of a file is read in whatever way a spreadsheet wrote it', () => {
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, 0x4b, 0xe9]).buffer)
  expect(statementText(new TextEncoder().encode('Ké'))).toBe('Ké')
  expect(statementText(utf16)).toBe('Ké')
  expect(statementText(new Uint8Array([0x4b, 0xe9]))).toBe('Ké')
})
