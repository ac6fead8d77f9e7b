import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWithDue, checkDate, readMpesaMessage } from '@/domain/payment/mpesaMessage'

const till = 'KIBANDA YOUTH INITIATIVE'

/** A payment of Ksh 500 to the till as it was read, with what is different in a message. */
function payment(different: object = {}) {
  return {
    kind: 'payment',
    code: 'SFK3ABC1D2',
    amountCents: 50_000,
    payee: till,
    date: '14/9/24',
    time: '3:45 PM',
    ...different,
  }
}

const tail = 'New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh0.00.'
const paid = `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till}. on 14/9/24 at 3:45 PM.${tail}`

/** All say the same. */
const alike = {
  'Buy Goods': paid,
  'that names the menu of M-Pesa': `${paid} Dial *334# and enter your PIN to see your statement.`,
  'pasted with the reversal of another': `${paid} SFK3ABC1D9 Confirmed. Transaction QA12BC34DE has been reversed.`,
  'that names the till': `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till} Till Number 987654 on 14/9/24 at 3:45 PM. ${tail}`,
  'in Swahili, to a till': `SFK3ABC1D2 Imethibitishwa. Ksh500.00 zimelipwa kwa ${till}. tarehe 14/9/24 saa 3:45 PM. Salio lako jipya la M-PESA ni Ksh1,234.00. Gharama ya kutuma ni Ksh0.00.`,
  'in Swahili, sent': `SFK3ABC1D2 Imethibitishwa. Ksh500.00 imetumwa kwa ${till} kwa akaunti K7P2QX tarehe 14/9/24 saa 3:45 PM. Salio lako la M-PESA ni Ksh1,234.00.`,
  'in Swahili, to its owner': `SFK3ABC1D2 imethibitishwa, umelipa Ksh500.00 kwa ${till} siku 14/9/24 saa 3:45 PM. Salio jipya ni Ksh10.00`,
  'in Swahili, with its moment first': `SFK3ABC1D2 Imethibitishwa tarehe 14/9/24 saa 3:45 PM Ksh500.00 imelipwa kwa ${till}. Salio lako jipya la M-PESA ni Ksh1,234.00.`,
  forwarded: `Fwd: MPESA: ${paid}`,
  'with no-break spaces, line breaks and unseen marks': `\u200eSFK3ABC1D2\u00a0Confirmed.\r\nKsh500.00 paid to\nKIBANDA\u202fYOUTH\tINITIATIVE.\non\u00a014/9/24 at 3:45\u202fPM.\n${tail}`,
  "with M-Pesa's own warnings at its end": `${paid} PIN YAKO SIRI YAKO. Never share your PIN. Don’t send your PIN to anyone. To reverse, forward this message to 456.`,
  'pasted together with another kind of message': `RB12KLM3N4 Confirmed. You have received Ksh500.00 from JOHN DOE on 13/9/24 at 1:00 PM. ${tail} ${paid}`,
}

/** What each says besides that. */
const different: Readonly<Record<string, readonly [text: string, said: object]>> = {
  Paybill: [
    `SFK3ABC1D2 Confirmed. Ksh1,500.00 sent to ${till} for account K7P2QX on 14/9/24 at 3:45 PM. ${tail}`,
    { amountCents: 150_000 },
  ],
  'with no space after Confirmed and two spaces in the name': [
    `SFK3ABC1D2 Confirmed.Ksh30.00 sent to SIMON  NDERITU on 6/10/25 at 7:43 AM. ${tail}`,
    { amountCents: 3000, payee: 'SIMON NDERITU', date: '6/10/25', time: '7:43 AM' },
  ],
  'to a phone': [
    `SFK3ABC1D2 Confirmed. Ksh50.00 sent to TORY  RUKWARO 0758625343 on 9/7/26 at 2:33 PM. ${tail}  Amount you can transact within the day is 499,950.00. Download My OneApp on https://saf.cx/lPKcC`,
    { amountCents: 5000, payee: 'TORY RUKWARO 0758625343', date: '9/7/26', time: '2:33 PM' },
  ],
  'of more than a million, with cents': [
    `SFK3ABC1D2 Confirmed. Ksh1,250,000.75 paid to ${till}. on 14/9/24 at 3:45 PM.${tail}`,
    { amountCents: 125_000_075 },
  ],
  'without commas or cents': [
    `SFK3ABC1D2 Confirmed. Ksh1500 paid to ${till} on 14/9/24 at 3:45 PM. ${tail}`,
    { amountCents: 150_000 },
  ],
  'that speaks to its owner': [
    `SFK3ABC1D2 Confirmed. You have paid Ksh500.00 to ${till} for account 123456 on 18/11/2025 at 4:30 PM. New balance is Ksh11,300.00.`,
    { date: '18/11/2025', time: '4:30 PM' },
  ],
  'with a name that holds dots and a small word of the message': [
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to F.M STORES ON 5TH. on 14/9/24 at 3:45 PM.${tail}`,
    { payee: 'F.M STORES ON 5TH' },
  ],
  'with a dot in the time and no space': [
    `SFK3ABC1D2 Confirmed. Ksh3,000 sent to FRANCIS KINUNGI on 24/3/25 at 8.02AM`,
    { amountCents: 300_000, payee: 'FRANCIS KINUNGI', date: '24/3/25', time: '8.02 AM' },
  ],
  'in Swahili, with its moment first and a dot behind it': [
    `SFK3ABC1D2 Imethibitishwa. Tarehe 14/9/24 saa 3:45 PM. Ksh1,500.00 zimelipwa kwa ${till}. Salio lako la M-PESA ni Ksh1,234.00.`,
    { amountCents: 150_000 },
  ],
  'in Swahili, with its day first, to its owner': [
    `SFK3ABC1D2 imethibitishwa tarehe 14/9/24, umelipa Ksh500.00 kwa ${till}. Salio jipya ni Ksh10.00`,
    { time: null },
  ],
  'typed in lower case': [
    `sfk3abc1d2 confirmed. ksh500.00 paid to ${till.toLowerCase()}. on 14/9/24 at 3:45 pm.`,
    { payee: till.toLowerCase() },
  ],
  'whose payee and account have words of other messages': [
    `SFK3ABC1D2 Confirmed. Ksh300.00 sent to REVERSAL SOLUTIONS for account CANCELLED TRIP on 14/9/24 at 3:45 PM ${tail}`,
    { amountCents: 30_000, payee: 'REVERSAL SOLUTIONS' },
  ],
  'with an account behind a full stop': [
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till}. Account Number 12345678. on 14/9/24 at 3:45 PM. ${tail}`,
    {},
  ],
  'without the space behind its code': [paid.replace(' Confirmed', 'Confirmed'), {}],
  'through a company that serves the till': [
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till} via kopokopo till 12345 on 14/9/24 at 3:45 PM. ${tail}`,
    {},
  ],
  'with the till behind the name': [
    `SFK3ABC1D2 Confirmed. You have paid KES 500.00 to ${till} (Till 123456) on 14 Sep 2024 at 15:45.`,
    { date: '14/9/2024', time: '15:45' },
  ],
  'of a bank, with its own reference and M-Pesa’s': [
    `Confirmed! You have sent KES 500.00 to ${till}, Till 123456 from your account 0123***789. Ref 612312345678. M-PESA Ref SFK3ABC1D2 on 14-09-2024 at 15:45.`,
    { date: '14-09-2024', time: '15:45' },
  ],
  'with a month in letters': [
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till} on Sep 14, 2024 at 3:45 PM. ${tail}`,
    { date: '14/9/2024' },
  ],
  'with Ksh twice': [
    `SFK3ABC1D2 Confirmed.Ksh Ksh500.00 paid to ${till} on 14/9/24 3:45 PM New M-PESA balance is Ksh Ksh1,234.00.`,
    {},
  ],
  'that calls it a payment': [
    `SFK3ABC1D2 Confirmed. Your payment of Ksh 500/= to ${till} was successful on 14/9/24 at 3:45 PM.`,
    {},
  ],
  'with a code that has no digit': [
    `SFKAABCIDJ Confirmed. Ksh500.00 paid to ${till}. on 14/9/24 at 3:45 PM.${tail}`,
    { code: 'SFKAABCIDJ' },
  ],
}

describe('a pasted payment confirmation', () => {
  it.each(Object.entries(alike))('%s', (_which, text) => {
    expect(readMpesaMessage(text)).toEqual(payment())
  })

  it.each(Object.entries(different))('%s', (_which, [text, said]) => {
    expect(readMpesaMessage(text)).toEqual(payment(said))
  })

  it.each([
    ['SFK3ABC1D2', { code: 'SFK3ABC1D2' }],
    ['  sfk3abc1d2. ', { code: 'SFK3ABC1D2' }],
    ['SFK3 ABC1 D2', { code: 'SFK3ABC1D2' }],
    ['SFKAABCIDJ', { code: 'SFKAABCIDJ' }],
    ['My code is SFK3ABC1D2, asante', { code: 'SFK3ABC1D2' }],
    ['SFK3ABC1D2 Ksh 500', { code: 'SFK3ABC1D2' }],
    ['SFK3ABC1D2 Confirmed', { code: 'SFK3ABC1D2' }],
    ['SFK3ABC1D2 Confirmed. K', { code: 'SFK3ABC1D2' }],
    ['SFK3ABC1D2 Confirmed. Ksh1,50', { code: 'SFK3ABC1D2' }],
    ['SFK3ABC1D2 Confirmed. Ksh1,500', { code: 'SFK3ABC1D2' }],
    ['SFK3ABC1D2 Confirmed. Ksh1,500.00', { code: 'SFK3ABC1D2', amountCents: 150_000 }],
    ['SFK3ABC1D2 Confirmed. Ksh1,500 pai', { code: 'SFK3ABC1D2', amountCents: 150_000 }],
    [
      'SFK3ABC1D2 Confirmed. Ksh500.00 paid to KIBANDA YOU',
      { code: 'SFK3ABC1D2', amountCents: 50_000 },
    ],
    ['FK3ABC1D2 Confirmed. Ksh500.00 paid to KIBANDA YOU', { amountCents: 50_000 }],
    [
      'SFK3ABC1D2 Confirmed. Ksh1,50.0 paid to KIBANDA. on 14/9/24 at 3:45 PM',
      { code: 'SFK3ABC1D2', payee: 'KIBANDA', date: '14/9/24', time: '3:45 PM' },
    ],
  ])('that is incomplete: %s', (text, part) => {
    const nothing = { code: null, amountCents: null, payee: null, date: null, time: null }
    expect(readMpesaMessage(text)).toEqual({ kind: 'payment', ...nothing, ...part })
  })
})

const others = {
  empty: ['', ' \n\u200b '],
  incoming: [
    `SFK3ABC1D2 Confirmed. You have received Ksh500.00 from ${till} 254712345678 on 14/9/24 at 3:45 PM ${tail}`,
    `SFK3ABC1D2 Confirmed. on 14/9/24 at 3:45 PM Ksh500.00 received from 254729639024 MORRIS M. New Account balance is Ksh54.00`,
    `SFK3ABC1D2 Imethibitishwa. Umepokea Ksh500.00 kutoka kwa ${till} tarehe 14/9/24 saa 3:45 PM. Salio lako ni Ksh5.00`,
    `SFK3ABC1D2 Confirmed. on 3/7/13 at 9:07 AM Give Ksh1,000.00 cash to ${till} ${tail}`,
  ],
  failed: [
    'Failed. You do not have enough money in your M-PESA account to pay Ksh500.00 to KIBANDA. Your M-PESA balance is Ksh10.00.',
    'SFK3ABC1D2 Confirmed. The transaction of Ksh500.00 paid to KIBANDA has failed.',
    'The payment of Ksh500.00 paid to KIBANDA was declined.',
    'Muamala haikufaulu. Hujakamilisha malipo ya Ksh500.00.',
  ],
  reversed: [
    `SFK3ABC1D2 Confirmed. Reversal of transaction QA12BC34DE has been completed. Ksh500.00 has been credited to your M-PESA account.`,
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till} on 14/9/24 at 3:45 PM has been reversed. ${tail}`,
    'SFK3ABC1D9 Imethibitishwa. Muamala SFK3ABC1D2 umerudishwa tarehe 14/9/24 saa 3:45 PM.',
    `${paid} SFK3ABC1D9 Confirmed. Transaction SFK3ABC1D2 has been reversed. ${tail}`,
  ],
  unknown: [
    `SFK3ABC1D2 Confirmed. You bought Ksh50.00 of airtime on 17/8/26 at 10:23 AM.${tail}`,
    'SFK3ABC1D2 Confirmed.Ksh350.00 transferred from M-Shwari account on 14/2/26 at 2:42 PM.',
    'SFK3ABC1D2 Confirmed. Ksh350.00 transferred',
    `Your M-PESA standing order of Ksh500.00 to ${till} has been set up successfully. Ref SFK3ABC1D2`,
    `SFK3ABC1D2 Confirmed.on 14/9/24 at 3:45 PM Withdraw Ksh3,000.00 from 123 - MARY WANJIRU ${tail}`,
    'SFK3ABC1D2 Confirmed. Your M-PESA balance was Ksh339.00 on 2/7/13 at 6:46 PM.',
    'SFK3ABC1D2 Confirmed. Fuliza M-PESA amount is Ksh50.00. Access fee charged Ksh5.00.',
    'SFK3ABC1D2 Confirmed. Tsh3,000.00 sent to business J4U on 24/7/23 at 5:15 PM.',
    ...['Membership confirmed', 'please help', 'membership', '0712345678', '3FK3ABC1D2'],
    'Two codes SFK3ABC1D2 SFK3ABC1D3',
    `Dear customer, your payment of Ksh500.00 to ${till} is being processed.`,
    'Ksh500.00 paid to',
  ],
  suspicious: [
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till}. Reply with your PIN to complete.`,
    'Dial *334# and send your PIN to 0712345678',
    'Dear customer, enter your M-PESA PIN to confirm Ksh500.00.',
    'Tafadhali tuma nambari ya siri yako ili kukamilisha malipo.',
    `SFK3ABC1D2 Confirmed. You have received Ksh3,065.00 from MWALIMU. New M-PESA balance is *LOCKED*.`,
    'SFK3ABC1D2 Confirmed. Ksh500 sent to you by mistake, please send the money back to 0712345678',
  ],
}

describe.each(Object.entries(others))(
  'a message about anything but a payment: %s',
  (kind, texts) => {
    it.each(texts)('%s', (text) => {
      expect(readMpesaMessage(text)).toEqual({ kind })
    })
  },
)

const code = fc
  .tuple(
    fc.constantFrom(...'QRSTU'),
    fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
      minLength: 9,
      maxLength: 9,
    }),
  )
  .map((parts) => parts.join(''))
const name = fc
  .array(
    fc.constantFrom('KIBANDA', 'YOUTH', 'DR.', "NG'ANG'A", 'F.M', '2000', '&', 'ON', 'SALIO', 'TO'),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((words) => words.join(' '))
  .filter((text) => !text.endsWith('.'))
const cents = fc.integer({ min: 100, max: 25_000_000 })
const written = (amountCents: number, comma: boolean) =>
  (amountCents / 100).toLocaleString('en-KE', { minimumFractionDigits: 2, useGrouping: comma })

/** A genuine message with what it says. */
const genuine = fc
  .record({
    code,
    amountCents: cents,
    payee: name,
    comma: fc.boolean(),
    date: fc.constantFrom('1/1/26', '14/9/24', '31/12/2025'),
    time: fc.constantFrom('3:45 PM', '11:02 AM'),
    form: fc.constantFrom<
      (code: string, sum: string, to: string, date: string, time: string) => string
    >(
      (c, sum, to, date, time) =>
        `${c} Confirmed. Ksh${sum} paid to ${to}. on ${date} at ${time}.${tail}`,
      (c, sum, to, date, time) =>
        `${c} Confirmed.Ksh${sum} sent to ${to} for account K7P2QX on ${date} at ${time}. ${tail}`,
      (c, sum, to, date, time) =>
        `${c} Imethibitishwa. Ksh${sum} zimelipwa kwa ${to}. tarehe ${date} saa ${time}. Salio lako jipya la M-PESA ni Ksh3.00.`,
    ),
  })
  .map(({ form, comma, ...said }) => ({
    said,
    text: form(said.code, written(said.amountCents, comma), said.payee, said.date, said.time),
  }))

describe('any pasted text', () => {
  it('is read without an error, and its code is well formed', () => {
    const anyText = fc.oneof(
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
      fc.string({ unit: fc.constantFrom(...'SFK3 Confirmed.Ksh,0/:\u00a0\n'), maxLength: 300 }),
      fc
        .tuple(genuine, fc.nat(300), fc.string())
        .map(([{ text }, at, other]) => text.slice(0, at) + other),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const message = readMpesaMessage(text)
        if (message.kind !== 'payment') return
        expect(message.code ?? 'SFK3ABC1D2').toMatch(/^[A-Z][A-Z0-9]{9}$/)
        expect(Number.isSafeInteger(message.amountCents ?? 0)).toBe(true)
        expect(message.code ?? message.amountCents).not.toBeNull()
      }),
    )
  })

  it('is read completely if genuine', () => {
    fc.assert(
      fc.property(genuine, ({ said, text }) => {
        expect(readMpesaMessage(text)).toEqual({ kind: 'payment', ...said })
      }),
    )
  })

  it('is read alike with other spacing and between other lines', () => {
    fc.assert(
      fc.property(
        genuine,
        fc.constantFrom('\u00a0', '\n', '\r\n', '  ', '\u202f'),
        ({ said, text }, gap) => {
          expect(readMpesaMessage(`Fwd:${gap}${text.replaceAll(' ', gap)}${gap}`)).toEqual({
            kind: 'payment',
            ...said,
          })
        },
      ),
    )
  })

  it('never says more when cut off than when whole', () => {
    fc.assert(
      fc.property(genuine, fc.nat(), ({ said, text }, at) => {
        const part = readMpesaMessage(text.slice(0, at % text.length))
        if (part.kind !== 'payment') return
        for (const [item, value] of Object.entries(said)) {
          expect([null, value]).toContain(part[item as keyof typeof said])
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is never a payment if it asks for a PIN', () => {
    fc.assert(
      fc.property(
        genuine,
        fc.constantFrom('Enter your PIN', 'tuma PIN yako', 'Now reply with PIN'),
        ({ text }, request) => {
          expect(readMpesaMessage(`${text} ${request}.`)).toEqual({ kind: 'suspicious' })
        },
      ),
    )
  })

  it.each(['a', '. ', 'Ksh1 ', 'send a ', 'SFK3ABC1D2 ', 'Confirmed. ', 'on 1/1/2'])(
    'is read in time if it repeats "%s" for a million letters',
    (piece) => {
      // What grows with their square outlasts the test.
      expect(readMpesaMessage(piece.repeat(200_000)).kind).not.toBe('payment')
    },
  )
})

describe('compared with the amount due', () => {
  const read = readMpesaMessage(
    `SFK3ABC1D2 Confirmed. Ksh500.00 paid to ${till}. on 14/9/24 at 3:45 PM.`,
  )
  if (read.kind !== 'payment') throw new Error('The sample is a payment')

  it.each([
    [500, till, 'matches', 'matches'],
    [500, ' Kibanda youth\u00a0 initiative. ', 'matches', 'matches'],
    [501, 'ANOTHER SHOP', 'differs', 'differs'],
    [50_000, 'KIBANDA', 'differs', 'differs'],
    [null, null, 'not-comparable', 'not-comparable'],
  ])('Ksh %s to %s', (amountKsh, businessName, amount, payee) => {
    expect(compareWithDue(read, { amountKsh, businessName })).toEqual({ amount, payee })
  })

  it('amounts are compared to the cent', () => {
    expect(
      compareWithDue({ ...read, amountCents: 50_001 }, { amountKsh: 500, businessName: till })
        .amount,
    ).toBe('differs')
  })

  it('missing values match nothing', () => {
    const bare = { ...read, amountCents: null, payee: null }
    expect(compareWithDue(bare, { amountKsh: 500, businessName: till })).toEqual({
      amount: 'unread',
      payee: 'unread',
    })
    expect(compareWithDue(bare, { amountKsh: null, businessName: null })).toEqual({
      amount: 'unread',
      payee: 'unread',
    })
  })
})

describe('the day of a payment', () => {
  it.each([
    ['16/11/26', null],
    ['24/11/2026', null],
    ['15/11/26', 'older'],
    ['14/9/19', 'older'],
    ['31/2/26', 'impossible'],
    ['45/19/24', 'impossible'],
    ['25/11/26', 'impossible'],
    [null, null],
  ])('%s, reported on 23 November 2026: %s', (date, doubt) => {
    expect(checkDate(date, '2026-11-23')).toBe(doubt)
  })
})
