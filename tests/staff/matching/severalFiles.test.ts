import { describe, expect, it } from 'vitest'
import { joinStatements } from '@/staff/matching/joinStatements'
import { reconcile } from '@/staff/matching/reconciliation'
import { gapsIn, type StatementContent } from '@/staff/matching/statement'
import { line, payment, portal, rowOf } from './portalFile'
import { nothingBooked, statementIn } from './statementIn'

describe('several files', () => {
  it('that meet at midnight show each payment once, and cover both periods', () => {
    const first = statementIn(portal(payment))
    const later = { from: (first.covered[0]?.to ?? 0) + 1000, to: Date.UTC(2025, 4, 20) }
    const second = { ...first, covered: [later] }
    const apart = { ...first, covered: [{ from: Date.UTC(2025, 5, 1), to: Date.UTC(2025, 5, 2) }] }
    const within = { ...first, covered: [{ from: later.from + 1, to: later.to - 1 }] }
    const files = [apart, first, within, second]
    expect(joinStatements(files)).toEqual({
      lines: [line],
      leftOut: [],
      reversals: [],
      covered: [{ from: first.covered[0]?.from, to: later.to }, apart.covered[0]],
      balances: files.flatMap(({ balances }) => balances),
    })
  })

  it('show lines by time, and those of one second by their code', () => {
    const rows = ['TK5AY9DLM9', 'TK5AY9DLM2', 'TK5AY9DLM5'].map((code) =>
      payment.replace('TK5AY9DLMG', code),
    )
    rows.push(payment.replaceAll('22:45', '22:44'))
    expect(joinStatements(rows.map((row) => statementIn(portal(row)))).lines).toMatchObject(
      ['TK5AY9DLMG', 'TK5AY9DLM2', 'TK5AY9DLM5', 'TK5AY9DLM9'].map((code) => ({ code })),
    )
  })

  it('skip a payment whose amounts differ, also when a third file has it once more', () => {
    const other = statementIn(portal(payment.replace('"1,111.00"', '999.00')))
    const files = [statementIn(portal(payment)), other]
    const joined = joinStatements([joinStatements(files), other])
    expect(joined.lines).toEqual([])
    expect(joined.leftOut).toMatchObject([{ code: line.code, why: 'conflict', amount: null }])
  })

  it('repeat a line left out only once, even without a code, unless it is twice in one file', () => {
    const failed = payment.replace('Completed', 'Failed')
    const nameless = payment.replace('TK5AY9DLMG', '')
    const file = statementIn(portal(failed, failed, nameless))
    const later = nameless.replaceAll('22:45', '22:46')
    const fee = {
      code: '',
      label: 'Ledger fee',
      why: 'charge',
      amount: -30,
      at: Date.UTC(2025, 4, 11, 21),
    } as const
    const fees = [file, file].map((each) => ({ ...each, leftOut: [fee] }))
    expect(joinStatements(fees).leftOut, 'only the day tells them apart').toEqual([fee, fee])
    const rows = [[nameless, later], [nameless.replace('82,459', '82,460')]]
    const whys = joinStatements([file, file, ...rows.map((each) => statementIn(portal(...each)))])
    expect(whys.leftOut.map(({ why }) => why).toSorted()).toEqual([
      ...['no-code', 'no-code', 'no-code', 'not-completed', 'not-completed'],
    ])
  })

  it('keep the most complete name, whichever comes first', () => {
    const masked = statementIn(portal(payment))
    const clear = statementIn(portal(payment.replaceAll('****', 'ZUMA')))
    const files = [masked, clear]
    for (const each of [files, files.toReversed()])
      expect(joinStatements(each).lines).toEqual(clear.lines)
    const other = statementIn(portal(payment.replaceAll('****', 'JUMA')))
    expect(joinStatements([clear, other]).lines).toEqual(joinStatements([other, clear]).lines)
  })
})

describe('a statement’s total', () => {
  const rows = [
    rowOf('TKABCDEFGH', 'Pay Merchant', '700.10', ''),
    rowOf('TKA5555555', 'Pay Merchant', '500.20', ''),
    rowOf('TKA6666666', 'Pay Merchant', '20.00', ''),
    rowOf('TKA7777777', 'Pay Merchant Reversal of TKABCDEFGH by DEPARTMENT', '', '-700.10'),
    rowOf('TKABCDEFGH', 'Pay merchant Charge', '', '-3.85'),
    rowOf('TKA5555555', 'Pay merchant Charge', '', '-2.75'),
    rowOf('TKA8888888', 'Organization Settlement', '', '-400.00'),
    rowOf('TKA9999999', 'Pay Merchant', '90.00', '').replace('12-05-2025 22:45:13', '45:13.0'),
    rowOf('TKA4444444', 'Pay Merchant', '1.500', ''),
    rowOf('TKA3333333', 'Pay Merchant', '60.00', '').replace('Completed', 'Failed'),
  ]
  function whatComesOf(content: StatementContent) {
    const { paidIn, rows: sums } = reconcile({ ...content, ...nothingBooked })
    const leftOut = content.leftOut.map((each) => `${each.why} ${each.code} ${each.amount}`)
    return { paidIn, returned: sums.returned.cents, leftOut: leftOut.toSorted() }
  }

  it('is the same to the cent in any order, and in files that overlap', () => {
    const first = statementIn(portal(...rows))
    const turned = statementIn(portal(...rows.toReversed()))
    const parts = [rows.slice(0, 3), rows.slice(0, 6), rows.slice(3), rows].map((some) =>
      statementIn(portal(...some)),
    )
    expect(whatComesOf(first)).toEqual({
      paidIn: { count: 3, cents: 122_030 },
      returned: 70_010,
      leftOut: [
        ...['charge TKA5555555 -2.75', 'charge TKABCDEFGH -3.85', 'cut-date TKA9999999 90'],
        ...['money-out TKA8888888 -400', 'no-amount TKA4444444 null'],
        ...['not-completed TKA3333333 60', 'reversal TKA7777777 -700.1'],
        'reversed TKABCDEFGH 700.1',
      ],
    })
    expect(first.reversals.map(({ of }) => of)).not.toContain('DEPARTMENT')
    const settled = rowOf('TKA7777777', 'Reversal of settlement', '', '-5.00')
    expect(statementIn(portal(settled)).reversals).toMatchObject([{ of: 'TKA7777777' }])
    for (const other of [turned, joinStatements(parts), joinStatements(parts.toReversed())]) {
      expect(whatComesOf(other)).toEqual(whatComesOf(first))
    }
  })

  it('skips an unreadable line that another file shows whole', () => {
    const cut = payment.replaceAll(/12-05-2025 22:45:1/g, '45:1')
    const eaten = statementIn(portal(cut))
    expect(eaten.leftOut).toMatchObject([{ code: line.code, why: 'cut-date', text: '45:13' }])
    const { lines, leftOut } = joinStatements([eaten, statementIn(portal(payment))])
    expect({ lines, leftOut }).toEqual({ lines: [line], leftOut: [] })
    // In one file they are two.
    expect(joinStatements([statementIn(portal(cut, payment))]).leftOut).toEqual(eaten.leftOut)
  })

  it('leaves the gap between two files open', () => {
    const later = portal(payment).replaceAll('12-05-2025', '14-05-2025')
    const { covered } = joinStatements([statementIn(later), statementIn(portal(payment))])
    expect(gapsIn(covered)).toEqual([
      { from: Date.UTC(2025, 4, 12, 20, 10), to: Date.UTC(2025, 4, 14, 15) },
    ])
  })
})
