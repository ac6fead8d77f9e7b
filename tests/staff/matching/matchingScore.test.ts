import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pair } from '@/staff/matching/matching'
import { readStatement } from '@/staff/matching/readStatement'
import { readMessages } from '@/staff/matching/paymentMessages'
import { campusDay, inventPayments, month, type Invented } from './inventedPayments'
import { matchAtOnce } from './matchAtOnce'
import { statementIn } from './statementIn'

function matched({ expected, messages: texts }: Invented, text: string) {
  const statement = statementIn(text)
  const { messages } = readMessages(texts)
  return { statement, matching: matchAtOnce({ ...statement, expected, messages }) }
}

/** Found are pairs of one pledge and one payment of its amount. */
function scoreOf(invented: Invented, text: string) {
  const { statement, matching } = matched(invented, text)
  const isTrue = ({ expected, line }: Pair) => invented.truth.get(expected.id)?.includes(line.code)
  const amounts = new Map(statement.lines.map(({ code, amount }) => [code, amount]))
  const pairs = invented.expected.filter(({ id, amount }) =>
    invented.truth.get(id)?.some((code) => amounts.get(code) === amount),
  )
  const { certain, suggested, linesLeft } = matching
  const shown = [...certain, ...suggested, ...linesLeft.flatMap((each) => each.candidates)]
  const links = [...invented.truth.values()].flat().filter((code) => amounts.has(code))
  return {
    links: links.length,
    shown: shown.filter(isTrue).length,
    pairs: pairs.length,
    found: [...certain, ...suggested].filter(isTrue).length,
    certain: certain.length,
    suggested: suggested.length,
    wrongCertain: certain.filter((pair) => !isTrue(pair)).length,
    wrong: suggested.filter((pair) => !isTrue(pair)).length,
  }
}

function scoresOf(
  invented: readonly Invented[],
  form = (_place: number): 'csv' | 'pasted' => 'csv',
) {
  const scores = invented.map((each, place) => scoreOf(each, each[form(place)]))
  const sum = (of: keyof (typeof scores)[number]) =>
    scores.reduce((before, score) => before + score[of], 0)
  return { scores, sum }
}

/** `SEEDS=40` tries forty. */
const seeds = Array.from(
  { length: Number(process.env['SEEDS'] ?? 2) },
  (_, number) => 1001 + number,
)

describe('invented people with known payments', () => {
  it.each([
    ['of a month', month, 0.9, 0.97],
    ['of a campus day', campusDay, 0.73, 0.96],
  ])('%s are matched, every other as cells without a head', (_what, world, found, shown) => {
    const { scores, sum } = scoresOf(
      seeds.map((number) => inventPayments(number, world)),
      (place) => (place % 2 === 0 ? 'csv' : 'pasted'),
    )
    expect(sum('pairs') / seeds.length).toBeGreaterThan(200)
    expect(sum('certain') / seeds.length).toBeGreaterThan(10)
    expect(sum('wrongCertain')).toBe(0)
    expect(sum('wrong') / sum('suggested')).toBeLessThan(0.01)
    for (const { wrong, suggested } of scores) expect(wrong / suggested).toBeLessThan(0.02)
    expect(sum('found') / sum('pairs')).toBeGreaterThan(found)
    // Whatever the amount and the day, who paid is proposed or among the candidates.
    expect(sum('shown') / sum('links')).toBeGreaterThan(shown)
  })

  it('are matched in small months too, where one namesake is a large share', () => {
    const worlds = [2, 10, 35, 36].map((number) => inventPayments(number, { pledges: 200 }))
    const odd = inventPayments(9, { pledges: 200, oddity: 4 })
    const { scores, sum } = scoresOf([...worlds, odd])
    expect(sum('wrongCertain')).toBe(0)
    expect(sum('wrong') / sum('suggested')).toBeLessThan(0.01)
    for (const { wrong } of scores) expect(wrong).toBeLessThan(4)
    expect(sum('found') / sum('pairs')).toBeGreaterThan(0.9)
    expect(sum('shown') / sum('links')).toBeGreaterThan(0.97)
  })
})

const seed = fc.integer({ min: 1, max: 1_000_000 })

describe('any statement', () => {
  it('is read or refused without an error', () => {
    const { csv, messages } = inventPayments(1, { pledges: 12 })
    const damaged = fc
      .tuple(fc.nat(csv.length), fc.nat(60), fc.string({ unit: 'binary', maxLength: 12 }))
      .map(([at, gone, put]) => csv.slice(0, at) + put + csv.slice(at + gone))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), damaged), (text) => {
        const { kind } = readStatement(text)
        readMessages(text + messages)
        return kind === 'problem' || kind === 'statement'
      }),
      { numRuns: 80 },
    )
  })

  it('shows no more when cut off than when whole', () => {
    const { csv } = inventPayments(2, { pledges: 12 })
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

  it('is matched alike in any order, and no code or pledge is used twice', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (number, isSmall) => {
        const invented = inventPayments(number, { pledges: isSmall ? 8 : 80 })
        const { statement, matching } = matched(invented, invented.csv)
        const { messages } = readMessages(invented.messages)
        const turned = matchAtOnce({
          expected: [...invented.expected, ...invented.expected].toReversed(),
          lines: [...statement.lines, ...statement.lines].toReversed(),
          covered: statement.covered,
          messages: messages.toReversed(),
        })
        expect({ ...turned, messagesLeft: turned.messagesLeft.toReversed() }).toEqual(matching)
        const pairs = [...matching.certain, ...matching.suggested]
        const used = pairs.flatMap(({ expected, line }) => [expected.id, line.code])
        expect(new Set(used).size).toBe(used.length)
        // Nothing is lost: every pledge and every payment is somewhere.
        const candidates = matching.linesLeft.flatMap((left) => left.candidates)
        const somewhere = [
          ...used,
          ...candidates.flatMap((pair) => ('by' in pair ? [pair.expected.id] : [])),
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
