import { describe, expect, it } from 'vitest'
import { paidText, spanText } from '@/staff/domain/days'
import { joinStatements } from '@/staff/matching/joinStatements'
import { gapsIn } from '@/staff/matching/statement'
import { inventPayments } from './inventedPayments'
import { matchAtOnce } from './matchAtOnce'
import { line, payment, portal } from './portalFile'
import { statementIn } from './statementIn'

// Shapes of banks' statements of 2025 and 2026; names, numbers and codes are invented.

describe('a row of a bank’s statement', () => {
  const narrating = (...rows: readonly string[]) =>
    statementIn(['Date,Narration,Debit,Credit,Balance', ...rows, ''].join('\n'))
  const paid = '03/11/2026,MPS 254712345678 UKD5FG6HM7 JANE HERI,,500.00,1500.00'

  it('may say that nothing moved', () => {
    const { leftOut, balances } = narrating('01/11/2026,BALANCE B/F,0.00,0.00,1000.00', paid)
    expect(leftOut).toMatchObject([{ why: 'no-payment' }])
    expect(balances).toMatchObject([{ opening: 100_000, closing: 150_000, breaks: [] }])
  })

  it.each([
    ...['30/11/2026,Closing balance,,,1500.00', '30/11/2026,BALANCE C/F,,1500.00,1500.00'],
    ...['01/11/2026,Balance brought forward,,"1,000.00","1,000.00"', ',Carried forward,,1500.00,'],
    ...['TOTAL,,,500.00,', 'Totals:,,0.00,500.00,1500.00', '30/11/2026,Total,0.00,500.00,1500.00'],
    ...['30/11/2026,TOTAL,50.00,500.00,', ',Grand Total,50.00,500.00,'],
    ...[',Statement totals,50.00,500.00,\n,Total count,1,1,'],
    ...[',Sub-total,,500.00,\n,"Total Credits",,500.00,1500.00'],
    ...['Total money in,,,500.00,\nTotal money out,,50.00,,'],
  ])('may be a total: %s', (total) => {
    const { lines, leftOut, balances } = narrating(paid, total)
    expect(lines).toMatchObject([{ amount: 500 }])
    expect(new Set(leftOut.map(({ why }) => why))).toEqual(new Set(['no-payment']))
    expect(balances).toMatchObject([{ opening: 100_000, closing: 150_000, breaks: [] }])
  })

  it.each([
    '04/11/2026,TOTAL KENYA,,70.00,1570.00',
    '04/11/2026,Total,,70.00,1570.00',
    '04/11/2026,Total,,70.00,',
    '04/11/2026,PAID BALANCE,,70.00,1570.00',
    ',TOTAL S85922448,,70.00,',
  ])('is no total if it may be a payment: %s', (row) => {
    expect(narrating(paid, row).leftOut).toMatchObject([{ why: 'no-code', amount: 70 }])
  })
})

describe('a statement with days alone', () => {
  it('keeps midnight as a time if its other dates have times', () => {
    const midnight = payment.replaceAll(/(12-05-2025) [\d:]+/g, '$1 00:00:00')
    const { lines } = statementIn(portal(midnight, payment.replace('TK5AY9DLMG', 'TK5AY9DLMH')))
    const times = lines.map(({ at }) => paidText(at))
    expect(times).toEqual(['12 May 2025, 00:00', '12 May 2025, 22:45'])
  })

  it.each(['12-05-2025', '12-05-2025 00:00:00', '2025-05-12', '12/05/2025', '12 May 2025'])(
    'is read: %s',
    (written) => {
      const { lines } = statementIn(portal(payment.replaceAll(/12-05-2025 [\d:]+/g, written)))
      expect(lines).toEqual([{ ...line, at: Date.parse('2025-05-12T00:00:00+03:00') }])
    },
  )

  it('covers its days, and joins the file of the days that follow', () => {
    const ofDays = (...days: readonly string[]) =>
      statementIn(
        [
          'Date,Narration,Debit,Credit,Balance',
          ...days.map((each, place) => `${each}/11/2026,MPS UKD5FG6HM${place} JANE,,5.00,9.00`),
          '',
        ].join('\n'),
      )
    const [first, second, last] = [ofDays('01', '15'), ofDays('16', '20'), ofDays('30')]
    const { covered } = joinStatements([last, second, first])
    expect(covered.map(spanText)).toEqual(['1 Nov 2026 to 20 Nov 2026', '30 Nov 2026'])
    expect(gapsIn(covered).map(spanText)).toEqual(['21 Nov 2026 to 29 Nov 2026'])
  })

  it.each([
    ['18:00:00', '23:59:59', '3 Nov 2026, 18:00 to 3 Nov 2026, 23:59'],
    ['00:00:00', '14:00:00', '3 Nov 2026, 00:00 to 3 Nov 2026, 14:00'],
    ['00:00:00', '23:59:59', '3 Nov 2026'],
  ])('covers what is told in days, and any other in times: %s to %s', (from, to, text) => {
    const at = (time: string) => Date.parse(`2026-11-03T${time}+03:00`)
    expect(spanText({ from: at(from), to: at(to) })).toBe(text)
  })

  it('takes the time from another file', () => {
    const timed = statementIn(portal(payment))
    const daily = statementIn(portal(payment.replaceAll(/(12-05-2025) [\d:]+/g, '$1')))
    const files = [timed, daily]
    for (const each of [files, files.toReversed()])
      expect(joinStatements(each).lines).toEqual([line])
  })

  it.each([
    ['the same day', 0, ['UKA1111111']],
    ['the day after', 1, ['UKA1111111']],
    ['the day before', -1, []],
    ['four days after', 4, []],
  ])('suggests by the day, and claims no minute: %s', (_when, later, codes) => {
    const name = 'Wanjiru Otieno'
    const day = Date.parse('2026-11-03T00:00:00+03:00')
    const at = day + 9 * 3_600_000
    const paid = { ...line, code: 'UKA1111111', amount: 500, payer: name, account: '' }
    const { suggested } = matchAtOnce({
      expected: [{ id: 'K7P2QXAAAAAAAAAAAAAA', kind: 'donation', name, amount: 500, at }],
      lines: [{ ...paid, at: day + later * 864e5 }],
      covered: [],
      messages: [],
    })
    expect(suggested.map((pair) => pair.line.code)).toEqual(codes)
    for (const { reasons } of suggested) expect(reasons.minutesLater).toBeNull()
  })

  it('of a month is matched nearly as well', () => {
    const { csv, expected, truth } = inventPayments(1001, { pledges: 250 })
    const [head = '', rows = ''] = csv.split(/(?=Receipt No)/)
    const statement = statementIn(head + rows.replaceAll(/(\d\d-\d\d-2026) [\d:]+/g, '$1'))
    const { suggested } = matchAtOnce({ ...statement, expected, messages: [] })
    const wrong = suggested.filter((pair) => !truth.get(pair.expected.id)?.includes(pair.line.code))
    expect(suggested.length).toBeGreaterThan(120)
    expect(wrong.length / suggested.length).toBeLessThan(0.01)
  })
})
