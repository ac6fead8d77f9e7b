import { describe, expect, it } from 'vitest'
import { togetherFor } from '@/staff/matching/together'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'

const hour = 3_600_000
const pledge = (id: string, more: Partial<ExpectedPayment>): ExpectedPayment => ({
  ...{ kind: 'donation', id, name: id, amount: 200, at: 0 },
  ...more,
})
const idsOf = (rest: number, expected: readonly ExpectedPayment[], likely = expected.slice(0, 1)) =>
  togetherFor(rest, likely, expected).map(({ id }) => id)

describe('one payment for several pledges', () => {
  const email = 'brenda@example.org'
  const table = ['A', 'B', 'C'].map((id, place) => pledge(id, { email, at: place * hour }))

  it('is for those from one address, one phone number or one full name', () => {
    expect(idsOf(600, table)).toEqual(['A', 'B', 'C'])
    const capitals = [...table, pledge('D', { email: 'Brenda@Example.org' })]
    expect(idsOf(800, capitals)).toEqual(['A', 'B', 'C', 'D'])
    const byPhone = ['0712 000 311', '254712000311'].map((phone, place) =>
      pledge(`${place}`, { phone }),
    )
    expect(idsOf(400, byPhone)).toEqual(['0', '1'])
    const byName = ['Kelvin Mutiso', 'MUTISO kelvin', 'kelvin mutiso'].map((name) =>
      pledge(name, { name }),
    )
    expect(idsOf(400, byName)).toEqual(['Kelvin Mutiso', 'kelvin mutiso'])
  })

  it('is for nothing unless they add up to the shilling', () => {
    for (const rest of [200, 400, 599, 601]) expect(idsOf(rest, table)).toEqual([])
    expect(idsOf(200, table.slice(0, 1))).toEqual([])
  })

  it('is for nothing of another day, of an unknown time, or of another person with one name', () => {
    const { at: _, ...untimed } = pledge('B', { email })
    for (const other of [pledge('B', { email, at: 25 * hour }), untimed])
      expect(idsOf(400, [pledge('A', { email }), other])).toEqual([])
    expect(idsOf(400, [pledge('A', { name: 'Mary' }), pledge('B', { name: 'Mary' })])).toEqual([])
    expect(idsOf(400, [pledge('A', { email: '' }), pledge('B', { email: '' })])).toEqual([])
  })

  it('is for nothing if two givers have as much', () => {
    const other = ['D', 'E', 'F'].map((id) => pledge(id, { phone: '0712000311' }))
    const all = [...table, ...other]
    expect(idsOf(600, all, all)).toEqual([])
    expect(idsOf(600, all, table)).toEqual(['A', 'B', 'C'])
  })
})
