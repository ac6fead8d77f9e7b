import { describe, expect, it } from 'vitest'
import { codesIn, odditiesOf, readCode } from '@/staff/domain/typedPayment'

it('a search finds the code of M-Pesa or a bank', () => {
  expect(codesIn(' tk5ay9dlmg')).toEqual(['TK5AY9DLMG', 'BANK-TK5AY9DLMG'])
  expect(codesIn('bank-ft 1234')).toContain('BANK-FT1234')
  expect(codesIn('–')).toEqual([])
})

describe('a code', () => {
  it('is M-Pesa’s or the bank’s as staff say, not as it looks', () => {
    expect(readCode('mpesa', ' tk5ay 9dlmg ')).toBe('TK5AY9DLMG')
    expect(readCode('mpesa', 'TK5AY9DLM')).toBeNull()
    expect(readCode('bank', 'TK5AY9DLM')).toBe('BANK-TK5AY9DLM')
    expect(readCode('bank', 'FT1')).toBeNull()
  })

  it('is odd for a bank if it looks like M-Pesa’s', () => {
    const payment = { method: 'bank', typedCode: 'tk5ay9dlmg', amount: 500 } as const
    expect(odditiesOf(payment, 500)).toEqual(['looks-like-mpesa'])
    expect(odditiesOf({ ...payment, typedCode: 'FT26325ABCDE' }, 500)).toEqual([])
  })
})

it.each([
  [500, 500, false],
  [251, 500, false],
  [250, 500, true],
  [999, 500, false],
  [1000, 500, true],
  [50_000, 500, true],
])('Ksh %d for Ksh %d raises a question: %s', (amount, expected, isAsked) => {
  const payment = { method: 'mpesa', typedCode: 'TK5AY9DLMG', amount } as const
  expect(odditiesOf(payment, expected)).toEqual(isAsked ? ['far-from-expected'] : [])
})
