import { describe, expect, it } from 'vitest'
import { readMessages } from '@/staff/matching/paymentMessages'
import { readStatement } from '@/staff/matching/readStatement'
import type { Statement } from '@/staff/matching/statement'
import { statementIn, tillOf } from './statementIn'

// Layouts and sentences as treasurers meet them (Safaricom's exports and SMS of 2025 and 2026); names, numbers and
// codes are invented.

/** 'code: payer, phone, account' of each payment, 'code: why' of each line left out. */
function summaryOf({ lines, leftOut }: Statement) {
  return {
    paid: lines.map(({ code, amount, payer, phone, account }) =>
      [code, amount, payer, phone, account].join(' | '),
    ),
    leftOut: leftOut.map(({ code, why, amount }) => [code, why, amount].join(' | ')),
  }
}

const lines = (...all: readonly string[]) => all.join('\n')

describe('the portal’s export with units in its header', () => {
  const name = 'Statements for 612345 from 2026-11-01 to 2026-11-22 (1).csv'
  const file = lines(
    'Receipt No,Completion Time,Details,Transaction Status,Paid In (KSHs),Withdrawn (KSHs),Balance (KSHs)',
    'UKM9SWEEP1,22/11/2026 23:09:07,Utility Account to Organization Settlement Account,Completed,"3,000.00",0.00,"3,000.00"',
    'UKM9SWEEP1,22/11/2026 23:09:07,Utility Account to Organization Settlement Account,Completed,0.00,"-3,000.00",0.00',
    'UKM9PAID01,22/11/2026 16:15:18,Pay Bill from 2547****111 - ZUWENA HODARI Acc. K7P2QX,Completed,"1,100.00",0.00,"3,000.00"',
    'UKM9PAID02,18/11/2026 14:30:00,Business Pay Bill via API by 999001 - BENKI YETU - BANK TO PAYBILL Acc. membership fee,Completed,400.00,0.00,"1,900.00"',
    'UKM9PAID03,3/11/2026 09:11:41,FSI to Pay Bill by 999002 - SACCO SAVINGS AND LOANS Acc. refund of trip via WEB by SACCO SAVINGS AND LOANS\\B2BUser1,Completed,"1,500.00",0.00,"1,500.00"',
    '',
  )

  it('says payer and account in Details, short code and period in its name', () => {
    const statement = statementIn(file, name)
    expect(summaryOf(statement)).toEqual({
      paid: [
        'UKM9PAID03 | 1500 | SACCO SAVINGS AND LOANS |  | refund of trip',
        'UKM9PAID02 | 400 | BENKI YETU - BANK TO PAYBILL |  | membership fee',
        'UKM9PAID01 | 1100 | ZUWENA HODARI | 2547****111 | K7P2QX',
      ],
      leftOut: ['UKM9SWEEP1 | own-money | 3000', 'UKM9SWEEP1 | money-out | -3000'],
    })
    expect(tillOf(file, name)).toBe('612345')
    expect(statement.covered).toEqual([
      {
        from: Date.parse('2026-11-01T00:00:00+03:00'),
        to: Date.parse('2026-11-22T23:59:59+03:00'),
      },
    ])
  })

  it('settles the order of day and month by the whole file', () => {
    const [first] = statementIn(file).lines
    expect(first).toMatchObject({ at: Date.parse('2026-11-03T09:11:41+03:00') })
  })

  it.each([
    [
      'as cells',
      (text: string) =>
        [...text.matchAll(/("[^"]*"|[^,\n]*)(,|\n)/g)]
          .map(([, cell = '', end]) => cell.replaceAll('"', '') + (end === ',' ? '\t' : end))
          .join(''),
    ],
    ['without its header', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['with pipes', (text: string) => text.replaceAll(/,(?=(?:[^"\n]*"[^"\n]*")*[^"\n]*$)/gm, '|')],
  ])('reads the same %s', (_how, change) => {
    expect(summaryOf(statementIn(change(file), name))).toEqual(summaryOf(statementIn(file, name)))
  })
})

describe('a table of other hands', () => {
  it('has name and phone in columns of their own, and other words for completed', () => {
    const file = lines(
      'Transaction ID,Date & Time,Type,Sender Name,Sender Phone,Amount (KES),Status',
      'UKM9NEW001,22/11/2026 14:03,Buy Goods,JANE HERI,0712***111,500.00,Success',
      'UKM9NEW002,22/11/2026 14:04,Buy Goods,ALI HERI,0712***112,700.00,Authorized',
      'UKM9NEW003,22/11/2026 14:05,Buy Goods,ALI HERI,0712***112,800.00,Received',
      '',
    )
    expect(summaryOf(statementIn(file))).toEqual({
      paid: [
        'UKM9NEW001 | 500 | JANE HERI | 0712***111 | ',
        'UKM9NEW003 | 800 | ALI HERI | 0712***112 | ',
      ],
      leftOut: ['UKM9NEW002 | no-status | 700'],
    })
  })

  it('has the time in a column of its own, and signs around amounts', () => {
    const file = lines(
      'Receipt No.,Completion Time,,Details,Transaction Status,Paid In,Withdrawn,Balance',
      'UKM9NEW001,2026-10-01T00:00:00,16:08:03.005000,Funds received from - 0712****678 WEMA,Completed,+500.00,,500',
      'UKM9NEW002,2026-10-01T00:00:00,16:09:03.005000,Funds received from - 0712****678 WEMA,Completed,"1,500.00 CR",,2000',
      'UKM9NEW003,2026-10-01T00:00:00,16:10:03.005000,Funds received from - 0712****678 WEMA,Completed,700/=,,2700',
      '',
    )
    expect(
      statementIn(file).lines.map(({ at, amount }) => [new Date(at).toISOString(), amount]),
    ).toEqual([
      ['2026-10-01T13:08:03.000Z', 500],
      ['2026-10-01T13:09:03.000Z', 1500],
      ['2026-10-01T13:10:03.000Z', 700],
    ])
  })

  it('has a header that was broken in two', () => {
    const file = lines(
      'MPESA FULL STATEMENT;;;;;;',
      'Receipt;Completion;Details;Transaction;Paid In;Withdrawn;Balance',
      'No.;Time;;Status;;;',
      'UKM9NEW001;2026-10-01 09:00:00;Funds received from - 0712****678 WEMA;Completed;3,450.00;;3,450.00',
      '',
    )
    expect(summaryOf(statementIn(file)).paid).toEqual(['UKM9NEW001 | 3450 | WEMA | 0712****678 | '])
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
    expect(readStatement(lines(header, '1,2,3,4,5,6,7,8', ''))).toMatchObject({
      why: 'other-export',
      which,
    })
  })

  it('shows its columns, and is read once they are named', () => {
    const file = lines(
      'Ref,Siku,Maelezo,Kiasi',
      'UKM9NEW001,22/11/2026 09:00,From JANE DOE,500',
      'Total,,,500',
      ',22/11/2026 10:00,TOTAL,70',
      '',
    )
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

it('lines of a statement from a PDF keep the account, and names that are wrapped without a phone', () => {
  const text = lines(
    'UKJ9AAA111 2026-11-19 09:14:02 Pay Bill Online from 0712***678 - AMINA HERI Acc. K7P2QX Completed 500.00 0.00 10,500.00 Customer Pay Bill 612345 - YOUTH',
    'UKJ9AAA112 2026-11-19 10:00:00   Business Payment from 300600 -    Completed    4,000.00    12,000.00',
    '                                  WEMA BULK via API. Original conversation ID is AG_1.',
    'UKJ9AAA113 2026-11-19 12:00:00   Receive International Transfer    Completed    9,000.00    21,000.00',
    '                                  From 413000 - WEMA REMITTER LIMITED.',
    'UKJ9AAA114 2026-11-19 16:44:41   Customer Transfer of Funds    Completed    -33.00    652.61',
    '                                  Charge',
    'UKJ9AAA116 20/11/2026 08:00:00 Business Payment from 300600 - WEMA BULK via API. Original conversation ID is AG_1. Completed 900.00 0.00 22,000.00',
    'UKJ9AAA117 2026-11-20 09:00:00 Pay Bill from 0712***678 - PENDING HERI Acc. cancelled trip Completed 50.00 0.00 22,050.00',
    'UKJ9AAA115 2026-11-19 17:00:00   Send Money Reversal via API    Completed    500.00    1,152.61',
  )
  expect(summaryOf(statementIn(text))).toEqual({
    paid: [
      'UKJ9AAA111 | 500 | AMINA HERI | 0712***678 | K7P2QX',
      'UKJ9AAA112 | 4000 | WEMA BULK |  | ',
      'UKJ9AAA113 | 9000 | WEMA REMITTER LIMITED |  | ',
      'UKJ9AAA116 | 900 | WEMA BULK |  | ',
      'UKJ9AAA117 | 50 | PENDING HERI | 0712***678 | cancelled trip',
    ],
    leftOut: ['UKJ9AAA114 | charge | -33', 'UKJ9AAA115 | reversal | 500'],
  })
})

describe('SMS to the till', () => {
  it.each([
    [
      'with words behind the number',
      'UKD5FG6HM7 Confirmed. Ksh2,000.00 received from BARAKA HERI 0711***877 for account K7P2QX on 3/4/26 at 6:30 PM. New Utility balance is Ksh80,000.00.',
      '2000 | BARAKA HERI | 0711***877 | K7P2QX',
    ],
    [
      'with the number first',
      'UKD5FG6HM7 Confirmed. Ksh700.00 received from 0711***870 NURU HERI for account R4T8WZ on 3/4/26 at 6:31 PM. New Utility balance is Ksh80,700.00.',
      '700 | NURU HERI | 0711***870 | R4T8WZ',
    ],
    [
      'by Pochi',
      'UKD5FG6HM7 Confirmed. You have received Ksh200.00 from JANA HERI 0798***432 on 1/9/26 at 8:05 AM via Pochi la Biashara. New business balance is Ksh2,450.00.',
      '200 | JANA HERI | 0798***432 | ',
    ],
    [
      'to Pochi',
      'UKD5FG6HM7 Confirmed. You have received Ksh278.00 to Pochi La Biashara from Pendo Heri 0111***507 on 21/1/26 at 11:06 AM. Pochi balance is Ksh4,243.61.',
      '278 | Pendo Heri | 0111***507 | ',
    ],
    [
      'with the tip to reverse it',
      'UKD5FG6HM7 Confirmed. on 2/9/26 at 9:20 AM Ksh80.00 received from 254700***679 HERI WEMA To reverse, forward this message to 456.',
      '80 | HERI WEMA | 254700***679 | ',
    ],
    [
      'in Swahili',
      'UKD5FG6HM7 Imethibitishwa. Umepokea Ksh1,200.00 kutoka JAHA  WEMA 0729***937 mnamo 13/1/26 saa 5:39 PM  Baki yako ya M-PESA ni Ksh1,264.47. Kurudisha hizi pesa, tuma ujumbe huu kwa 456.',
      '1200 | JAHA WEMA | 0729***937 | ',
    ],
    [
      'from a business',
      'UKD5FG6HM7 Imethibitishwa. Umepokea Ksh500.00 kutoka Wema Bulk Account 300600 mnamo 13/1/26 saa 6:02 PM Baki yako ya M-PESA ni Ksh1,764.47.',
      '500 | Wema Bulk Account |  | ',
    ],
    [
      'with a number in groups',
      'UKD5FG6HM7 confirmed.You have received Ksh500.00 from JANE HERI 0712 345 678 on 3/11/26 at 9:20 AM New M-PESA balance is Ksh1.00.',
      '500 | JANE HERI | 0712345678 | ',
    ],
    [
      'by 24 hours, after a greeting',
      'Congratulations! UKD5FG6HM7 confirmed. You have received Ksh100 from JANE HERI 254712***678 on 3/11/2026 at 21:20.',
      '100 | JANE HERI | 254712***678 | ',
    ],
    [
      'of a bank',
      'Dear WEMA, you have received KES 500.00 from JANE HERI 0712***678. M-PESA Ref UKD5FG6HM7. 03/11/2026 09:20',
      '500 | JANE HERI | 0712***678 | ',
    ],
    [
      'with the account behind a full stop',
      'UKD5FG6HM7 Confirmed. on 18/10/26 at 11:01 AM Ksh5,000.00 received from MERCY HERI 254725***734.  Account Number Jeanah ventures New Utility balance is Ksh1.00',
      '5000 | MERCY HERI | 254725***734 | Jeanah ventures',
    ],
    [
      'whose payer and account have words of M-Pesa',
      'UKD5FG6HM7 Confirmed. Ksh300.00 received from GRACE REVERSAL 0712***111 for account CANCELLED trip on 4/7/26 at 9:00 AM. New Utility balance is Ksh1.00.',
      '300 | GRACE REVERSAL | 0712***111 | CANCELLED trip',
    ],
    [
      'in Swahili, by Pochi, with an account',
      'UKD5FG6HM7 Imethibitishwa. Umepokea Ksh600.00 kutoka JANA HERI 0711***222 kwa akaunti nambari K7P2QX kupitia Pochi la Biashara tarehe 15/6/26 saa 2:30 PM.',
      '600 | JANA HERI | 0711***222 | K7P2QX',
    ],
    [
      'without spaces',
      'UKD5FG6HM7Confirmed.on 22/11/26 at 2:01 PMKSH50.00 received from 0712***111 JANE HERI.New Account balance is KSH1.',
      '50 | JANE HERI | 0712***111 | ',
    ],
    [
      'of a bank, about its account',
      'Dear WEMA YOUTH, your Acc 0110***567 has been credited with KES 500.00 from JANE HERI (0712***678) on 03/11/2026 09:20. Ref UKD5FG6HM7. MPESA',
      '500 | JANE HERI | 0712***678 | ',
    ],
    [
      'of a company that serves the till',
      'New payment of Ksh. 500.00 received from Jane Heri, 254712***678 on 3/11/2026 9:20AM. Transaction code: UKD5FG6HM7',
      '500 | Jane Heri | 254712***678 | ',
    ],
    [
      'with a shortened account and a month in letters',
      'UKD5FG6HM7 Confirmed. Ksh500.00 received from JANE HERI Acc. K7P2QX on 03-Nov-26 at 9:20 AM. New Utility balance is Ksh1.00',
      '500 | JANE HERI |  | K7P2QX',
    ],
    [
      'of a bank, about its own till',
      'Confirmed. KES. 6,300.00 from JANA HERI Phone No. 254799***357 received via M-Pesa Ref. UKD5FG6HM7 on 31-03-2026 at 23:48. Thank you.',
      '6300 | JANA HERI | 254799***357 | ',
    ],
  ])('name the payer and the account: %s', (_how, text, said) => {
    expect(summaryOf(statementIn(text))).toEqual({ paid: [`UKD5FG6HM7 | ${said}`], leftOut: [] })
  })

  it('take nothing back that a statement shows as paid, unless another message says so', () => {
    const tip =
      'UKD5FG6HM8 Confirmed. You have received Ksh278.00 from Pendo Heri 0111***507 on 2/9/26 at 11:06 AM. Pochi balance is Ksh4,243.61. To reverse, forward this message to 456.'
    expect(statementIn(tip).reversals).toEqual([])
    const reversal =
      'UKD5FG6HM9 Confirmed. Transaction UKD5FG6HM8 of Ksh278.00 has been reversed on 2/9/26 at 11:30 AM.'
    expect(statementIn(reversal).reversals).toMatchObject([
      { of: 'UKD5FG6HM8', code: 'UKD5FG6HM9' },
    ])
  })

  it('that are about something else are named or shown as unread, with their amount', () => {
    const text = lines(
      'UKD5FG6HM1 Confirmed. You have received Ksh200.00 from JANA HERI 0798***432 on 1/9/26 at 8:05 AM.',
      'UKD5FG6HM2 Confirmed. Ksh500.00 paid to WEMA SHOP on 3/11/26 at 9:20 AM. New M-PESA balance is Ksh1.00',
      'UKD5FG6HM3 Confirmed. Your M-PESA balance was Ksh339.00 on 2/7/26 at 6:46 PM.',
      'UKD5FG6HM4 Confirmed.on 14/3/26 at 7:17 PMWithdraw Ksh6,500.00 from 031824 - Wema Agents New M-PESA balance is Ksh1.00.',
      'Habari, nimelipa jana Ksh 640',
      '\nAsante',
    )
    expect(summaryOf(statementIn(text)).leftOut).toEqual([
      'UKD5FG6HM2 | money-out | -500',
      ' | unread | 339',
      'UKD5FG6HM4 | money-out | -6500',
      ' | unread | 640',
      ' | unread | ',
    ])
  })
})

describe('messages that givers forward', () => {
  it.each([
    [
      'in Swahili, one a line',
      lines(
        'UKE16URSMR Imethibitishwa Ksh1,000.00 zimetumwa kwa WEMA YOUTH kwa akaunti K7P2QX mnamo 14/11/26 saa 6:34 PM. Baki yako ya M-PESA ni Ksh113.47.',
        'UKE46D87MG Imethibitishwa. Umelipa Ksh300.00 kwa WEMA YOUTH 14/11/26 4:53 PM.Baki yako mpya katika M-PESA ni Ksh173.47.',
      ),
      ['UKE16URSMR 1000', 'UKE46D87MG 300'],
    ],
    [
      'glued together',
      'UKE16URSMR Confirmed. Ksh70.00 paid to WEMA. on 20/10/26 at 4:21 PM.New M-PESA balance is Ksh1.00. To reverse, forward this message to 456.UKE46D87MG Imethibitishwa. Umelipa Ksh300.00 kwa WEMA 14/11/26 4:53 PM.',
      ['UKE16URSMR 70', 'UKE46D87MG 300'],
    ],
    [
      'in bold, as a quotation',
      '> *UKE16URSMR* Confirmed. Ksh500.00 paid to *WEMA*. on 3/11/26 at 9:20 AM.',
      ['UKE16URSMR 500'],
    ],
    [
      'of banks, one a line',
      lines(
        'Ksh 500.00 sent to KCB account WEMA 7000368 has been received on 13/11/2026 at 09:31 AM. M-PESA Ref UKE16URSMR. To reverse this transaction, SMS this message to 16120.',
        'Bank to M-PESA transfer of KES 600.00 to 254700000465 successfully processed. Transaction Ref ID: 4006DMKM1032. M-PESA Ref ID: UKE46D87MG',
      ),
      ['UKE16URSMR 500', 'UKE46D87MG 600'],
    ],
    [
      'of an app, as a list',
      lines(
        'Transaction ID: UKE16URSMR',
        'Amount: KES 500.00',
        'Paid to: WEMA',
        'Date: 03/11/2026',
      ),
      ['UKE16URSMR 500'],
    ],
    [
      'with a charge and a balance',
      'Dear Asha, KES 500.00 has been sent to M-PESA Till 123456. Charge KES 15.00. MPESA Ref: UKE16URSMR. Bal KES 3,000.00',
      ['UKE16URSMR 500'],
    ],
    [
      'of a bank that writes M Pesa',
      'Dear Customer,you have successfully sent KES 700.0 to 254700000835 with M Pesa Reference Number UKE16URSMR I&amp;M Bank',
      ['UKE16URSMR 700'],
    ],
    [
      'from a chat on Android',
      lines(
        '11/22/26, 2:05 PM - Ali: UKE16URSMR Confirmed. Ksh700.00 paid to REVERSAL LTD. on 22/11/26 at 2:04 PM.',
        '11/22/26, 2:07 PM - Asha: UKE46D87MG',
      ),
      ['UKE16URSMR 700', 'UKE46D87MG null'],
    ],
    [
      'as a mail program quotes them',
      lines(
        '> UKE16URSMR Confirmed. Ksh500.00 paid to WEMA. on 22/11/26 at',
        '> 2:01 PM.New M-PESA balance is Ksh1,234.00. Transaction cost,',
        '> Ksh0.00. Amount you can transact within the day is 499,500.00.',
      ),
      ['UKE16URSMR 500'],
    ],
    [
      'as codes in lists',
      lines(
        'uke16ursmr',
        'UKE46D87MG is my code',
        '1. UKE16URSMS',
        '2) Jane Heri UKE46D87MT - 500',
        'Code: UKE16URSMU, amount 500, name Jane',
        'M-Pesa code UKE46D87MV Ksh 700 Ali',
      ),
      [
        ...['UKE16URSMR null', 'UKE46D87MG null', 'UKE16URSMS null', 'UKE46D87MT null'],
        ...['UKE16URSMU null', 'UKE46D87MV null'],
      ],
    ],
  ])('are read %s', (_how, text, codes) => {
    const { messages, unreadable } = readMessages(text)
    expect(messages.map(({ code, amount }) => `${code} ${amount}`)).toEqual(codes)
    expect(unreadable).toEqual([])
  })
})
