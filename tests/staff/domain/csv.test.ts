import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { toCsv } from '@/staff/domain/csv'

it('a list becomes a file that Excel reads as UTF-8, with every cell quoted', () => {
  expect(
    toCsv([
      ['Name', 'Ksh'],
      ['Jane "JJ" Doe', -500],
    ]),
  ).toBe('\uFEFF"Name","Ksh"\r\n"Jane ""JJ"" Doe","-500"\r\n')
  expect(toCsv([])).toBe('\uFEFF')
})

it.each([
  ...['=1+1', '+254712345678', '-2', '@SUM(A1)'],
  ...['\t=1', '\r=1', '\n=1', ' =1', '\u200B=1', '\uFF1D1'],
])('a spreadsheet reads %j as text', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${text.replace(/[=+@\uFF1D-]/u, "'$&")}"\r\n`)
})

it.each([
  ['0712345678', '0712 345 678'],
  ['254712345678', '254 712 345 678'],
  ['12345678901234567890', '12 345 678 901 234 567 890'],
])('the number %s is text in a spreadsheet', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${written}"\r\n`)
})

it.each([
  ...['007', '123E45', '1-2', '3/4', '12:30', '1.50', '1,500', '(12)', '1 1/2'],
  ...['5 Nov', 'Mar1', 'June 2026'],
])('a spreadsheet shows %s as it was stored', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"=""${text}"""\r\n`)
})

it.each([
  ...['0712 345 678', '500', '2026-11-20', 'TK5AY9DLMG', 'Mary 2', '20 Nov 2026, 12:00 by a@x.ke'],
])('what no spreadsheet changes stays: %s', (text) =>
  expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`),
)

it('a spreadsheet with another separator finds no formula inside a cell either', () => {
  expect(toCsv([['a;=1+1']])).toBe('\uFEFF"a;\'=1+1"\r\n')
  const sign = fc.constantFrom(...'a=+-@;\t\r\n" \u200B\uFF1D')
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign }), { minLength: 1 }), (row) => {
      for (const cell of toCsv([row])
        .slice(1)
        .split(/[;\t\r\n]/))
        expect(cell).not.toMatch(/^[\p{Z}\p{C}"]*[=+\-@\uFF1D]/u)
    }),
  )
})

it('thousands of tabs and spaces do not hold up the file', () => {
  const odd = [`1${'\t'.repeat(2000)}x`, `may${' '.repeat(2000)}x1`]
  const began = performance.now()
  toCsv(Array.from({ length: 500 }, () => odd))
  expect(performance.now() - began).toBeLessThan(1500)
})

it('any cells can be read back from the file', () => {
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
      const unmarked = (cells: readonly (readonly string[])[]) =>
        cells.map((row) => row.map((text) => text.replaceAll(/^="|"$|[' ]/g, '')))
      expect(unmarked(data)).toEqual(unmarked(rows))
    }),
  )
})
