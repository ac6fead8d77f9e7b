import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessages } from '@/staff/matching/paymentMessages'
import { statementIn } from './statementIn'

interface Written {
  readonly code: string
  readonly sum: number
}

interface Row extends Written {
  readonly isOut: boolean
  readonly at: string
  readonly details: string
  readonly status: string
}

/** Each is read or left out under its code; a message in unknown words is shown with its amount. */
function expectAll(text: string, all: readonly Written[]) {
  const { lines, leftOut } = statementIn(text)
  const shown = [...lines, ...leftOut.filter(({ why }) => why !== 'unread')]
  const unread = leftOut.filter(({ why }) => why === 'unread')
  for (const { code, sum } of all) {
    const isNamed = shown.some((line) => line.code === code.toUpperCase())
    const isShown = unread.some(({ amount }) => Math.abs(amount ?? 0) === sum)
    expect(isNamed || isShown, `${code}, ${sum}, in ${text}`).toBe(true)
  }
  return { paid: lines.length, count: lines.length + leftOut.length }
}

const code = fc.stringMatching(/^UK[A-HJ-NP-Z2-9]{7}\d$/)
const words = fc.stringMatching(/^[A-Za-z][A-Za-z .-]{0,20}$/)
const payer = fc
  .tuple(fc.stringMatching(/^2547\*{4}\d{3}$/), words, words)
  .map(([phone, name, account]) => `${phone} - ${name} Acc. ${account}`)
const detailsOf = (...kinds: readonly string[]) =>
  fc.tuple(fc.constantFrom(...kinds), payer).map(([kind, from]) => `${kind} ${from}`)
const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-28'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '))

describe('from a table', () => {
  const row: fc.Arbitrary<Row> = fc.record({
    code,
    sum: fc.integer({ min: 1, max: 999_999 }),
    isOut: fc.boolean(),
    at: moment,
    details: fc.oneof(
      detailsOf('Pay Bill from', 'Business Pay Bill via API by', 'Customer Transfer to'),
      words,
      fc.constant('KES, "quoted"; and\nbroken'),
    ),
    status: fc.constantFrom('Completed', 'Failed', 'Incomplete', 'Completed in part', ''),
  })
  const rows = fc.uniqueArray(row, { selector: (each) => each.code, minLength: 1, maxLength: 12 })
  const layouts = [
    'Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn',
    'Receipt No|Completion Time|Details|Transaction Status|Paid In (KSHs)|Withdrawn (KSHs)|Balance (KSHs)|Transaction Type|Other Party',
    'No|Receipt No.|Completion Time|Initiation Time|Details|Transaction Status|Paid In|Withdrawn|Balance|Balance Confirmed|Reason Type|Other Party Info|Linked Transaction ID|A/C No.',
    'TransactionDate|M-PESA Code|STATUS|Amount In|Amount Out|Narration|Phone',
  ].map((header) => header.split('|'))
  const cellOf =
    ({ code: receipt, sum, isOut, at, details, status }: Row) =>
    (header: string): string => {
      if (/receipt|code/i.test(header)) return receipt
      if (/time|date/i.test(header)) return at
      if (/status/i.test(header)) return status
      if (/in\b.*$/i.test(header) && /paid|amount/i.test(header)) return isOut ? '' : `${sum}.00`
      if (/withdrawn|out/i.test(header)) return isOut ? `-${sum}` : '0'
      if (/details|narration/i.test(header)) return details
      if (/confirmed/i.test(header)) return 'true'
      return ''
    }

  it.each(layouts.map((header) => [header.length, header] as const))(
    'of %s columns, in any order, with any delimiter, and a total below',
    (_width, header) => {
      fc.assert(
        fc.property(
          rows,
          fc.shuffledSubarray([...header], { minLength: header.length }),
          fc.constantFrom(',', ';', '\t', '|'),
          fc.boolean(),
          (all, order, delimiter, hasTotal) => {
            const table = [order, ...all.map((each) => order.map(cellOf(each)))]
            const total = hasTotal ? [['Total', '1.00']] : []
            const text = [...table, ...total]
              .map((cells) =>
                cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter),
              )
              .join('\r\n')
            const { paid, count } = expectAll(`${text}\r\n`, all)
            expect(count).toBe(all.length + total.length)
            const completed = all.filter(({ status }) => status === 'Completed')
            expect(paid).toBeLessThanOrEqual(completed.length)
          },
        ),
      )
    },
  )

  it.each(layouts.slice(0, 2).map((header) => [header.length, header] as const))(
    'of %s columns, without a header',
    (_width, header) => {
      fc.assert(
        fc.property(rows, (all) => {
          const sure = all.map((each) => ({ ...each, status: 'Completed', details: 'Pay Bill' }))
          const text = sure.map((each) => header.map(cellOf(each)).join('\t')).join('\n')
          expect(expectAll(`${text}\n`, all).count).toBe(all.length)
        }),
      )
    },
  )
})

describe('from lines of a PDF', () => {
  const row = fc.record({
    code,
    sum: fc.integer({ min: 1, max: 999_999 }),
    isOut: fc.boolean(),
    at: fc.oneof(
      moment,
      moment.map((at) => at.replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1')),
    ),
    details: detailsOf('Pay Bill Online from', 'Funds received from -', 'Customer Transfer to'),
    status: fc.constantFrom('Completed', 'Failed', 'Authorized'),
  })

  it.each([
    ['one a line', ' '],
    ['one cell a line', '\n'],
  ])('%s', (_how, between) => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: (each) => each.code, minLength: 1 }), (all) => {
        const text = all.map((each) => {
          const sum = `${each.isOut ? '-' : ''}${each.sum}.00`
          return [each.code, each.at, each.details, each.status, sum, '1,234.00'].join(between)
        })
        expect(expectAll(text.join('\n'), all).count).toBe(all.length)
      }),
    )
  })
})

it('lines of a PDF are read in time, and messages too', () => {
  const receipts = Array.from({ length: 5000 }, (_, number) => ({
    code: `UK${String(10_000_000 + number)}`,
    sum: 500,
  }))
  const rows = receipts.map(
    ({ code: one }) => `${one}\n2026-11-22 14:03:11\nFunds received\nCompleted\n500.00\n1,234.00`,
  )
  // What grows with their square outlasts the test.
  expect(expectAll(rows.join('\n'), receipts.slice(-1)).count).toBe(receipts.length)
  expect(readMessages(rows.join('\n')).messages).toEqual([])
})

const sentences = [
  ({ code: one, sum }: Written) =>
    `${one} Confirmed. You have received Ksh${sum}.00 from JANA HERI 0798***432 on 1/9/26 at 8:05 AM. New M-PESA balance is Ksh1,234.00. Earn interest daily on Ziidi MMF,Dial *334#`,
  ({ code: one, sum }: Written) =>
    `${one} Imethibitishwa. Umepokea Ksh${sum}.00 kutoka JAHA WEMA 0729***937 mnamo 13/1/26 saa 5:39 PM Baki yako ya M-PESA ni Ksh1,264.47.`,
  ({ code: one, sum }: Written) =>
    `${one} Confirmed.on 2/10/26 at 7:37 PMKSH${sum}.00 received from 254700***001 Reversal Heri. New Account balance is KSH1,090.05. Transaction cost, KSH0.00.`,
  ({ code: one, sum }: Written) =>
    `${one} Confirmed. Ksh${sum}.00 paid to WEMA. on 3/11/26 at 9:20 AM.New M-PESA balance is Ksh1,234.00.`,
  ({ code: one, sum }: Written) =>
    `${one} Confirmed. Something new about Ksh${sum}.00 on 3/11/26 at 9:20 AM.`,
] as const
const notes = [
  ({ code: one }: Written) => one,
  ({ code: one, sum }: Written) => `2. Jane Heri ${one} ${sum}`,
  ({ code: one, sum }: Written) =>
    `I have paid by M-Pesa.\nFor: Donation\nReference: K7P2QX\nM-Pesa code: ${one}\nAmount in the SMS: Ksh ${sum}`,
] as const
/** The sums of balances are others. */
const messagesOf = (kinds: readonly ((written: Written) => string)[]) =>
  fc.uniqueArray(
    fc.record({
      code,
      sum: fc.integer({ min: 2000, max: 999_999 }),
      sentence: fc.constantFrom(...kinds),
    }),
    { selector: (each) => each.code, minLength: 1, maxLength: 8 },
  )
const messages = messagesOf(sentences)
const first = { code: 'UKA2345678', sum: 10, sentence: sentences[0] }

const wrapAt = (width: number, text: string) =>
  text.replaceAll(new RegExp(String.raw`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trim()

describe('from messages', () => {
  it.each([
    ['one a line', '\n', ''],
    ['apart', '\n\n', ''],
    ['glued', ' ', ''],
    ['of a chat on an iPhone', '\n', '[22/11/2026, 14:03:05] Asha Heri: \u200e'],
    ['of a chat on Android', '\n', '22/11/2026, 14:03 - +254 700 000001: '],
    ['of a chat in America', '\n', '11/22/26, 2:03\u202fPM - Asha: '],
    ['in a quotation', '\n', '> '],
  ])('to the till, %s', (_how, between, sender) => {
    fc.assert(
      fc.property(messages, (all) => {
        const texts = [first, ...all].map((each) => sender + each.sentence(each))
        expect(expectAll(texts.join(between), all).count).toBe(texts.length)
      }),
    )
  })

  it('to the till, as a narrow screen breaks them', () => {
    fc.assert(
      fc.property(messages, fc.integer({ min: 20, max: 70 }), (all, width) => {
        const texts = [first, ...all].map((each) => wrapAt(width, each.sentence(each)))
        const { paid } = expectAll(texts.join('\n'), all)
        const incoming = all.filter(({ sentence }) => sentences.slice(0, 3).includes(sentence))
        expect(paid).toBe(incoming.length + 1)
      }),
    )
  })

  it.each([
    ['one a line', '\n', '', notes],
    ['apart', '\n\n', '', notes],
    ['glued', ' ', '', []],
    ['of a chat on Android', '\n', '22/11/2026, 14:03 - Asha: ', notes],
    ['of a chat on an iPhone', '\n', '[22/11/2026, 14:03:05] Asha: ', notes],
  ])('of givers, %s', (_how, between, sender, others) => {
    fc.assert(
      fc.property(messagesOf([...sentences, ...others]), (all) => {
        const text = all.map((each) => sender + each.sentence(each)).join(between)
        const found = readMessages(text)
        const read = found.messages.map((each) => each.code)
        const isShown = (one: string) =>
          read.includes(one) || found.unreadable.some((beginning) => beginning.includes(one))
        expect(all.filter((each) => !isShown(each.code))).toEqual([])
        expect(read.length + found.unreadable.length).toBe(all.length)
      }),
    )
  })
})
