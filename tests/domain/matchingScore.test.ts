import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pair } from '@/domain/matching/matching'
import { readStatement } from '@/domain/matching/readStatement'
import { readPaymentMessages } from '@/domain/matching/paymentMessages'
import { inventPayments, type Invented } from './inventedPayments'
import { matchAtOnce } from './matchAtOnce'

function matched({ expected, messages: texts }: Invented, text: string) {
  const statement = readStatement(text)
  if (statement.kind === 'problem') throw new Error(`no statement: ${statement.why}`)
  const messages = readPaymentMessages(texts)
  return { statement, matching: matchAtOnce({ ...statement, expected, messages }) }
}

describe('500 invented people whose payments are known', () => {
  it.each([
    ['a file of the portal', 'csv', 1],
    ['a file of the portal', 'csv', 2],
    ['cells without a head', 'pasted', 3],
    ['cells without a head', 'pasted', 4],
  ] as const)('are matched by %s', (_what, form, seed) => {
    const invented = inventPayments(seed)
    const { statement, matching } = matched(invented, invented[form])
    const isTrue = ({ expected, line }: Pair) =>
      invented.truth.get(expected.id)?.includes(line.code)
    const amounts = new Map(statement.lines.map(({ code, amount }) => [code, amount]))
    // A part of a payment, and one for two pledges, is no pair.
    const pairs = invented.expected.filter(({ id, amount }) =>
      invented.truth.get(id)?.some((code) => amounts.get(code) === amount),
    )
    const wrong = matching.suggested.filter((pair) => !isTrue(pair))
    const right = [...matching.certain, ...matching.suggested].filter(isTrue)

    expect(pairs.length).toBeGreaterThan(350)
    expect(matching.certain.length).toBeGreaterThan(20)
    expect(matching.certain.filter((pair) => !isTrue(pair))).toEqual([])
    expect(wrong.length).toBeLessThanOrEqual(matching.suggested.length * 0.02)
    expect(right.length).toBeGreaterThanOrEqual(pairs.length * 0.8)
  })
})

const seed = fc.integer({ min: 1, max: 1_000_000 })

describe('whatever is read and matched', () => {
  it('no text makes it fail', () => {
    const { csv, messages } = inventPayments(1, 12)
    const damaged = fc
      .tuple(fc.nat(csv.length), fc.nat(60), fc.string({ unit: 'binary', maxLength: 12 }))
      .map(([at, gone, put]) => csv.slice(0, at) + put + csv.slice(at + gone))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), damaged), (text) => {
        const { kind } = readStatement(text)
        readPaymentMessages(text + messages)
        return kind === 'problem' || kind === 'statement'
      }),
      { numRuns: 80 },
    )
  })

  it('a file that breaks off shows nothing that the whole file does not', () => {
    const { csv } = inventPayments(2, 12)
    const payments = (text: string) => {
      const statement = readStatement(text)
      return statement.kind === 'problem'
        ? []
        : statement.lines.map(({ code, at, amount }) => `${code} ${at} ${amount}`)
    }
    // A payment that a later row moves back is one until that row.
    const withoutReversals = csv.replaceAll(/^.*Revers.*\r\n/gm, '')
    const whole = payments(withoutReversals)
    fc.assert(
      fc.property(fc.nat(withoutReversals.length), (end) =>
        payments(withoutReversals.slice(0, end)).every((payment) => whole.includes(payment)),
      ),
    )
  })

  it('the order changes nothing, and no code and no pledge is used twice', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (number, isSmall) => {
        const invented = inventPayments(number, isSmall ? 8 : 80)
        const { statement, matching } = matched(invented, invented.csv)
        const messages = readPaymentMessages(invented.messages)
        const turned = matchAtOnce({
          expected: [...invented.expected, ...invented.expected].toReversed(),
          lines: [...statement.lines, ...statement.lines].toReversed(),
          reach: statement.reach,
          messages: messages.toReversed(),
        })
        expect({ ...turned, messagesLeft: turned.messagesLeft.toReversed() }).toEqual(matching)
        const pairs = [...matching.certain, ...matching.suggested]
        const used = pairs.flatMap(({ expected, line }) => [expected.id, line.code])
        expect(new Set(used).size).toBe(used.length)
        // Nothing is lost: every pledge and every payment is somewhere.
        const named = [...pairs, ...matching.unclear]
        const somewhere = [
          ...named.flatMap(({ expected, line }) => [expected.id, line.code]),
          ...matching.expectedLeft.map(({ expected }) => expected.id),
          ...matching.linesLeft.map(({ line }) => line.code),
        ]
        const all = [
          ...invented.expected.map(({ id }) => id),
          ...statement.lines.map(({ code }) => code),
        ]
        expect(new Set(somewhere)).toEqual(new Set(all))
      }),
      { numRuns: 25 },
    )
  })
})
