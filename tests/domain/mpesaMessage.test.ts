import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWithDue, checkDate, readMpesaMessage } from '@/domain/payment/mpesaMessage'
import samples from './mpesaMessages.json'

const till = 'KIBANDA YOUTH INITIATIVE'

/** A payment of Ksh 500 to the till as it was read, with what else a sample says. */
function payment(different: object = {}) {
  const read = { kind: 'payment', code: 'SFK3ABC1D2', amountCents: 50_000, payee: till }
  return { ...read, date: '14/9/24', time: '3:45 PM', ...different }
}

const tail = 'New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh0.00.'

describe('a pasted payment confirmation', () => {
  it.each(Object.entries(samples.payments))('%s', (_which, { text, ...said }) => {
    expect(readMpesaMessage(text)).toEqual(payment(said))
  })

  it.each(samples.incomplete)('that is incomplete: $text', ({ text, ...part }) => {
    const nothing = { code: null, amountCents: null, payee: null, date: null, time: null }
    expect(readMpesaMessage(text)).toEqual({ kind: 'payment', ...nothing, ...part })
  })
})

describe.each(Object.entries(samples.others))('a message about no payment: %s', (kind, texts) => {
  it.each(texts)('%s', (text) => {
    expect(readMpesaMessage(text)).toEqual({ kind })
  })
})

const code = fc.stringMatching(/^[Q-U][A-Z0-9]{9}$/)
const word = fc.constantFrom(
  ...['KIBANDA', 'YOUTH', 'DR.', "NG'ANG'A", 'F.M', '2000', '&', 'ON', 'SALIO', 'TO'],
)
const name = fc
  .array(word, { minLength: 1, maxLength: 5 })
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
    const anyGap = fc.constantFrom('\u00a0', '\n', '\r\n', '  ', '\u202f')
    fc.assert(
      fc.property(genuine, anyGap, ({ said, text }, gap) => {
        const forwarded = `Fwd:${gap}${text.replaceAll(' ', gap)}${gap}`
        expect(readMpesaMessage(forwarded)).toEqual({ kind: 'payment', ...said })
      }),
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
  const due = { amountKsh: 500, businessName: till }

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
    const more = { ...read, amountCents: 50_001 }
    expect(compareWithDue(more, due).amount).toBe('differs')
  })

  it('missing values match nothing', () => {
    const bare = { ...read, amountCents: null, payee: null }
    const unread = { amount: 'unread', payee: 'unread' }
    expect(compareWithDue(bare, due)).toEqual(unread)
    expect(compareWithDue(bare, { amountKsh: null, businessName: null })).toEqual(unread)
  })
})

it.each([
  [null, '16/11/26', '24/11/2026', null],
  ['older', '15/11/26', '14/9/19'],
  ['impossible', '31/2/26', '45/19/24', '25/11/26'],
])('this doubt is raised on 23 November 2026: %s, by a payment of %s', (doubt, ...dates) => {
  for (const date of dates) expect(checkDate(date, '2026-11-23'), String(date)).toBe(doubt)
})
