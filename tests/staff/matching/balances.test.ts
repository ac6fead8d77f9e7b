import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readLeftPayment } from '@/staff/domain/leftPayment'
import { joinStatements } from '@/staff/matching/joinStatements'
import { centsIn, reconcile } from '@/staff/matching/reconciliation'
import type { StatementContent } from '@/staff/matching/statement'
import { columns, portal } from './portalFile'
import { nothingBooked, statementIn } from './statementIn'

const kinds = [
  ['Pay Bill from 0712***111 - JANE HERI Acc. K7P2QX', 'Pay Utility', 1],
  ['Pay merchant Charge', 'Pay merchant Charge', -1],
  ['Business Payment to 0712***111 - JANE HERI', 'Business Payment', -1],
  ['Agency Withdrawal of funds to Bank', 'Withdraw Funds', -1],
  ['Organization Settlement Account to Utility Account', 'Organization Transfer', 1],
  ['Reversal of TK1AA00001', 'Transaction Reversal', -1],
] as const

interface Step {
  readonly kind: (typeof kinds)[number]
  readonly cents: number
}

const anySteps = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), cents: fc.integer({ min: 100, max: 9_000_000 }) }),
  { minLength: 1, maxLength: 30 },
)

/** Rows as the portal writes them, oldest first, some in the same second. */
function rowsOf(steps: readonly Step[], opening: number): readonly string[] {
  let balance = opening
  return steps.map(({ kind: [details, reason, sign], cents }, place) => {
    balance += sign * cents
    const [sum, rest] = [(sign * cents) / 100, balance / 100].map((each) => each.toFixed(2))
    const minutes = String(Math.floor(place / 2) + 10)
    const money = sign === 1 ? `${sum},` : `,${sum}`
    const code = `TK1AA${String(place).padStart(5, '0')}`
    return `${code},12-05-2025 22:${minutes}:13,,${details},Completed,${money},${rest},true,${reason},,,`
  })
}

const balancesOf = (rows: readonly string[]) => statementIn(portal(...rows)).balances

describe('the balances in a file', () => {
  it('say the opening and the closing, and what came in and went out ties to them', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(9_000_000), fc.boolean(), (steps, opening, isNewestFirst) => {
        const rows = rowsOf(steps, opening)
        const statement = statementIn(portal(...(isNewestFirst ? rows.toReversed() : rows)))
        const change = steps.reduce((sum, { kind, cents }) => sum + kind[2] * cents, 0)
        // Of two lines that cancel out in one second, nothing says which came first.
        fc.pre(steps.length > 2 || change !== 0)
        expect(statement.balances).toMatchObject([
          { opening, closing: opening + change, breaks: [] },
        ])
        const { paidIn } = reconcile({ ...statement, ...nothingBooked })
        const other = statement.leftOut
          .filter(({ why }) => why !== 'reversed')
          .map(({ amount }) => ({ amount: amount ?? 0 }))
        expect(paidIn.cents + centsIn(other)).toBe(change)
      }),
    )
  })

  it('name the line before which one is missing or was misread', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(), (anySums, chosen) => {
        fc.pre(anySums.length > 2)
        // No sums of them are equal by chance.
        const steps = anySums.map(({ kind }, place) => ({ kind, cents: 100 * 2 ** place }))
        const rows = rowsOf(steps, 9_000_000_00)
        const place = 1 + (chosen % (rows.length - 2))
        const without = rows.filter((_, each) => each !== place)
        expect(balancesOf(without)[0]?.breaks).toHaveLength(1)
        const [step] = steps.slice(place)
        if (!step) throw new Error('no step')
        const misread = rowsOf([{ ...step, cents: step.cents + 1 }], 0)[0]
          ?.split(',')
          .slice(5, 7)
        const wrong = rows.map((row, each) =>
          each === place && misread
            ? row
                .split(',')
                .toSpliced(5, 2, ...misread)
                .join(',')
            : row,
        )
        expect(balancesOf(wrong)[0]?.breaks).not.toEqual([])
      }),
    )
  })

  it('take no part of a failed payment, and let settlement accounts begin and end empty', () => {
    // As exported in 2026, newest first.
    const file = [
      'Receipt No,Completion Time,Details,Transaction Status,Paid In (KSHs),Withdrawn (KSHs),Balance (KSHs)',
      'UKMWD00009,22/11/2026 23:09:30,Agency Withdrawal of funds to Bank,Completed,0.00,"-66,190.00",0.00',
      'UKMIT00001,22/11/2026 23:09:07,Organization Settlement Account to Organization MMF Account,Completed,"66,190.00",0.00,"66,190.00"',
      'UKMIT00001,22/11/2026 23:09:07,Organization Settlement Account to Organization MMF Account,Completed,0.00,"-66,190.00",0.00',
      'UKMIT00002,22/11/2026 23:09:07,Utility Account to Organization Settlement Account,Completed,"66,190.00",0.00,"66,190.00"',
      'UKMIT00002,22/11/2026 23:09:07,Utility Account to Organization Settlement Account,Completed,0.00,"-66,190.00",0.00',
      'UKM4PAY001,22/11/2026 16:15:18,Pay Bill from 2547****111 - ZUWENA HODARI Acc. K7P2QX,Completed,"1,100.00",0.00,"66,190.00"',
      'UKM4PAY002,22/11/2026 16:14:18,Pay Bill from 2547****111 - ZUWENA HODARI Acc. K7P2QX,Failed,"1,100.00",0.00,"65,090.00"',
    ].join('\n')
    expect(statementIn(file).balances).toEqual([
      {
        ...{ opening: 6_509_000, paidIn: 110_000 + 2 * 6_619_000, paidOut: 3 * 6_619_000 },
        ...{ closing: 0, breaks: [] },
      },
    ])
  })

  it('are not judged if a line has none', () => {
    const steps = kinds.map((kind) => ({ kind, cents: 700 }))
    const [first = '', ...others] = rowsOf(steps, 100_000)
    expect(balancesOf([first.replace(/,[\d.]+,true/, ',,true'), ...others])).toEqual([])
    const lines = [columns, first, ...others].map((row) => row.split(',').toSpliced(7, 1).join(','))
    expect(statementIn(lines.join('\n')).balances).toEqual([])
  })
})

test('a statement whose balances do not add up is not called complete', () => {
  const steps = [100, 200, 300].map((cents) => ({ kind: kinds[0], cents: cents * 100 }))
  const rows = rowsOf(steps, 0)
  const isComplete = (statement: StatementContent) => {
    const left = statement.lines.map(({ code, amount }) =>
      readLeftPayment({ id: code, fields: { amount } }),
    )
    return reconcile({ ...statement, ...nothingBooked, left }).isComplete
  }
  const [one = '', , three = ''] = rows
  const [whole, broken] = [rows, [one, three]].map((each) => statementIn(portal(...each)))
  if (!whole || !broken) throw new Error('no statements')
  const both = joinStatements([whole, broken])
  expect([whole, broken, both].map(isComplete)).toEqual([true, false, false])
})
