import { describe, expect, it } from 'vitest'
import { codeSpellings, nameSpellings, phoneSpellings } from '@/staff/domain/spellings'
import { odditiesOf, readCode } from '@/staff/domain/typedPayment'

describe('a search', () => {
  it.each(['0712345678', '(0712) 345.678', '+254712345678', '254 712 345 678', '+254-712-345-678'])(
    'finds the number %s, however stored',
    (typed) => {
      const spellings = phoneSpellings(typed)
      expect(spellings).toEqual(
        expect.arrayContaining([
          '0712345678',
          '0712 345 678',
          '0712-345-678',
          '254712345678',
          '+254712345678',
          '+254 712 345 678',
          '+254-712-345-678',
        ]),
      )
      // So many a question takes.
      expect(spellings.length).toBeLessThanOrEqual(30)
    },
  )

  it('tries a foreign number as typed and as bare digits', () => {
    expect(phoneSpellings(' +44 20 7946 0000 ')).toEqual([
      '+44 20 7946 0000',
      '442079460000',
      '+442079460000',
    ])
  })

  it('finds a name in any letter case', () => {
    expect(nameSpellings(' amani  demo ')).toEqual(['amani demo', 'Amani Demo', 'AMANI DEMO'])
    expect(nameSpellings("O'brien")).toContain("O'Brien")
  })

  it('finds the code of M-Pesa or a bank', () => {
    expect(codeSpellings(' tk5ay9dlmg')).toEqual(['TK5AY9DLMG', 'BANK-TK5AY9DLMG'])
    expect(codeSpellings('bank-ft 1234')).toContain('BANK-FT1234')
    expect(codeSpellings('–')).toEqual([])
  })
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
