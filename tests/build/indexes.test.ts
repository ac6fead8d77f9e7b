// @vitest-environment node
import { expect, it } from 'vitest'
import { indexes } from '../../firestore.indexes.json'

it('no index is listed twice, which Google would refuse, and with it the whole deploy', () => {
  const listed = indexes.map((index) => JSON.stringify(index))
  expect(listed).toEqual([...new Set(listed)])
})
