import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { toCsv } from '@/domain/text/csv'

it('a list becomes a file that Excel reads as UTF-8, with every cell quoted', () => {
  expect(
    toCsv([
      ['Name', 'Ksh'],
      ['Jane "JJ" Doe', -500],
    ]),
  ).toBe('\uFEFF"Name","Ksh"\r\n"Jane ""JJ"" Doe","-500"\r\n')
  expect(toCsv([])).toBe('\uFEFF')
})

it.each(['=1+1', '+254712345678', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1'])(
  'a spreadsheet takes %j for text',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

it('whatever is in the cells comes back from the file', () => {
  const cell = fc.string({ unit: 'grapheme' })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(table, (rows) => {
      const { data } = Papa.parse<string[]>(toCsv(rows).slice(1).replace(/\r\n$/, ''), {
        delimiter: ',',
        newline: '\r\n',
      })
      const taken = rows.map((row, at) =>
        row.map((text, column) => (data[at]?.[column] === `'${text}` ? `'${text}` : text)),
      )
      expect(data).toEqual(taken)
    }),
  )
})
