import { describe, expect, it } from 'vitest'
import { columnsOfHeader } from '@/staff/matching/columns'
import { readStatement, statementText } from '@/staff/matching/readStatement'
import { maxStatementBytes, type UnknownColumns } from '@/staff/matching/statement'
import { columns, line, payment, portal } from './portalFile'
import { statementIn, tillOf } from './statementIn'

describe('an odd or refused statement', () => {
  it.each([
    ['account', { account: '=1+1' }, (text: string) => text.replace(/K7P2QX$/, '=1+1')],
    [
      'name',
      { payer: '=HYPERLINK(1)' },
      (text: string) => text.replaceAll('VICTOR **** NGURE', '=HYPERLINK(1)'),
    ],
  ] as const)('is read if a payer’s %s begins like a formula', (_what, change, write) => {
    expect(statementIn(portal(write(payment))).lines).toEqual([{ ...line, ...change }])
  })

  it('is read without the signs that would turn amounts around', () => {
    const turned = payment.replaceAll('VICTOR', '\u202eVICTOR\u2067')
    expect(statementIn(portal(turned)).lines).toEqual([line])
  })

  it('names the line with a formula, and reads the others', () => {
    const other = payment.replace('TK5AY9DLMG', 'TK5AY9DLMH')
    const { lines, leftOut } = statementIn(
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

  it('names a status that we do not know, and leaves out what was not completed', () => {
    const rows = ['Failed', 'Cancelled', 'Canceled', 'Not failed', 'Failed once', 'Incomplete']
    const { leftOut } = statementIn(portal(...rows.map((row) => payment.replace('Completed', row))))
    const reasons = [...Array(3).fill('not-completed'), ...Array(3).fill('no-status')]
    expect(leftOut.map(({ why }) => why)).toEqual(reasons)
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

  it('shows the columns of which some are not known', () => {
    const text = portal(payment).replace('Paid In', 'Kiasi').replace('Completion Time', 'Lini')
    const { known, header, rows } = readStatement(text) as UnknownColumns
    const { code, completed, paidIn, status } = known
    expect({ code, completed, paidIn, status }).toEqual({ code: 0, status: 4 })
    expect(header).toContain('Kiasi')
    expect(rows).toEqual([expect.arrayContaining(['TK5AY9DLMG', '1,111.00'])])
  })

  it('is refused if its header or file name belongs to another till', () => {
    const bare = `${columns}\r\n${payment}\r\n`
    const fileName = 'ORG_654321_Merchant Account_Completed_20250512231000.csv'
    const ours = ['123456', '999999']
    expect(readStatement(portal(payment), { ownShortCodes: ours })).toMatchObject({
      kind: 'statement',
    })
    expect(readStatement(portal(payment), { ownShortCodes: ['777777'] })).toMatchObject({
      why: 'another-till',
      shortCode: '123456',
    })
    expect(readStatement(bare, { fileName, ownShortCodes: ours })).toMatchObject({
      why: 'another-till',
      shortCode: '654321',
    })
    expect(tillOf(bare)).toBeNull()
  })
})

describe('an export that nobody here can use', () => {
  it.each([
    [
      'head-office',
      'STORE_NAME,RECEIPT_NUMBER,TRANSACTION_TYPE,START_TIMESTAMP,TRANSACTION_PARTY_DETAILS,CREDIT_AMOUNT,DEBIT_AMOUNT,BALANCE',
    ],
    ['bank', 'Transaction Date,Value Date,Narration,Debit,Credit,Balance'],
    ['bank', 'Date|Narrative|Money In|Money Out|Balance'],
    ['bank', 'Date;Particulars;Cheque No;Withdrawals;Deposits;Balance'],
  ])('is named: of a %s', (which, header) => {
    expect(readStatement(`${header}\n1,2,3,4,5,6,7,8\n`)).toMatchObject({
      why: 'other-export',
      which,
    })
  })

  it('shows its columns, and is read once they are named', () => {
    const file = [
      'Ref,Siku,Maelezo,Kiasi',
      'UKM9NEW001,22/11/2026 09:00,From JANE DOE,500',
      'Total,,,500',
      ',22/11/2026 10:00,TOTAL,70',
      '',
    ].join('\n')
    expect(readStatement(file)).toMatchObject({
      kind: 'problem',
      why: 'columns',
      header: ['Ref', 'Siku', 'Maelezo', 'Kiasi'],
    })
    const named = readStatement(file, { columns: { code: 0, completed: 1, details: 2, paidIn: 3 } })
    expect(named).toMatchObject({
      lines: [{ code: 'UKM9NEW001', amount: 500, payer: 'JANE DOE' }],
      leftOut: [{ why: 'no-payment' }, { why: 'no-code', amount: 70 }],
    })
  })
})

describe('the columns of a table', () => {
  it.each([
    ['balance', 'Balance, Running Balance, Closing balance'],
    ['code', 'Receipt No., M-PESA Code, Ref, Confirmation ID, TransactionID, Trans No'],
    ['completed', 'Completion Time, Date, Trans Date, Posting Date, Value Date, Date and Time'],
    ['initiated', 'Initiation Time, Start Time'],
    ['status', 'Transaction Status, STATUS'],
    ['paidIn', 'Paid In (KSHs), Money In, Credit, Deposits, Amount Received, Trans Amount KES, In'],
    ['withdrawn', 'Withdrawn, Withdrawal, Amount Out, Debits, Amount Sent'],
    ['reason', 'Reason Type, Transaction Type, Type, DR/CR, Debit / Credit'],
    ['party', 'Other Party Info, Sender, Payer Name, Customer, From'],
    ['account', 'A/C No., Account Number, BillRefNumber, Paybill Account'],
    ['nothing', 'Balance Confirmed, Currency, Store, Transaction Fee, Charges, Received by'],
  ])('mean %s if headed %s', (meaning, names) => {
    for (const name of names.split(', '))
      expect(columnsOfHeader([name]), name).toEqual(meaning === 'nothing' ? {} : { [meaning]: 0 })
  })

  it.each([
    ['500,JANE', {}],
    ['Completed,JANE', { status: 2, reason: 6, party: 7 }],
    ['words,Completed,JANE', { details: 2, status: 3, reason: 7, party: 8 }],
    [
      '2025-05-12,words,Completed,JANE',
      { initiated: 2, details: 3, status: 4, reason: 8, party: 9 },
    ],
  ])('are told by what they hold: %s', (cells, known) => {
    const sure = 'status' in known ? { code: 0, completed: 1, ...known } : {}
    expect(readStatement(`TK5AY9DLMG,2025-05-12,${cells}`)).toHaveProperty('known', sure)
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
