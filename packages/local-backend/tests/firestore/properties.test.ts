import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLocalBackend } from '../../src/createLocalBackend.ts'
import { compareValues } from '../../src/firestore/compareValues.ts'
import { formatFieldPath, parseFieldPath } from '../../src/firestore/fieldPath.ts'
import type { RestValue } from '../../src/firestore/restTypes.ts'
import { formatTimestamp, readTimestamp } from '../../src/firestore/timestamps.ts'
import { readValue } from '../../src/firestore/values.ts'
import { fetchInProcess } from '../../src/fetchInProcess.ts'
import { testProjectId } from '../startBackend.ts'
import { openRules } from '../firestoreClient.ts'

const root = `projects/${testProjectId}/databases/(default)/documents`
const origin = 'http://127.0.0.1'
const send = fetchInProcess(createLocalBackend({ projectId: testProjectId, rules: openRules }))

const fieldName = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((name) => !/^__.*__$/s.test(name))
const simpleValue: fc.Arbitrary<RestValue> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => ({ integerValue: String(n) })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((doubleValue) => ({ doubleValue })),
  fc.constantFrom('NaN', 'Infinity', '-Infinity').map((doubleValue) => ({ doubleValue })),
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => ({ timestampValue: formatTimestamp(BigInt(date.getTime()) * 1000n) })),
  fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
  fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.constantFrom('a/1', 'a/1/b/2', 'b/1').map((path) => ({ referenceValue: `${root}/${path}` })),
)
const value: fc.Arbitrary<RestValue> = fc.oneof(
  simpleValue,
  fc.array(simpleValue).map((values) => ({ arrayValue: { values } })),
  fc.dictionary(fieldName, simpleValue).map((fields) => ({ mapValue: { fields } })),
)

test('a value stays the same when read again', () => {
  fc.assert(
    fc.property(value, (given) => {
      const once = readValue(given, root)
      expect(readValue(JSON.parse(JSON.stringify(once)), root)).toEqual(
        JSON.parse(JSON.stringify(once)),
      )
      expect(compareValues(once, readValue(given, root))).toBe(0)
    }),
  )
})

test('values have one order', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
      const [first, second, third] = [a, b, c].toSorted(compareValues) as [
        RestValue,
        RestValue,
        RestValue,
      ]
      expect(compareValues(first, second)).toBeLessThanOrEqual(0)
      expect(compareValues(second, third)).toBeLessThanOrEqual(0)
      expect(compareValues(first, third)).toBeLessThanOrEqual(0)
    }),
  )
})

test('field paths survive being written and read', () => {
  fc.assert(
    fc.property(fc.array(fieldName, { minLength: 1 }), (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path)
    }),
  )
})

test('times survive being written and read', () => {
  const micros = fc.bigInt({
    min: readTimestamp('0001-01-01T00:00:00Z'),
    max: readTimestamp('9999-12-31T23:59:59.999999Z'),
  })
  fc.assert(
    fc.property(micros, (time) => {
      expect(readTimestamp(formatTimestamp(time))).toBe(time)
    }),
  )
  expect(readTimestamp('2026-01-01T03:00:00.000001+03:00')).toBe(
    readTimestamp('2026-01-01T00:00:00.000001Z'),
  )
})

/** JSON that often looks enough like the protocol to pass the first checks. */
const protocolKeys = `
  writes update delete name fields updateMask fieldPaths currentDocument updateTransforms
  fieldPath increment structuredQuery from where limit collectionId compositeFilter fieldFilter
  op filters field value orderBy stringValue integerValue mapValue arrayValue
  values documents exists __proto__ constructor toString
`
const protocolKey = fc.constantFrom(...protocolKeys.trim().split(/\s+/))
const protocolText = fc.constantFrom(
  `${root}/a/1`,
  'AND',
  'EQUAL',
  'a',
  '`',
  'REQUEST_TIME',
  '__name__',
)
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 7, withCrossShrink: true },
    fc.oneof(protocolText, fc.jsonValue({ maxDepth: 0 })),
    fc.array(tie('anything'), { maxLength: 3 }),
    fc.dictionary(protocolKey, tie('anything'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

test('no body makes the server fail', async () => {
  const verb = fc.constantFrom('commit', 'batchGet', 'runQuery', 'runAggregationQuery')
  await fc.assert(
    fc.asyncProperty(verb, anything, async (name, body) => {
      const response = await send(`${origin}/v1/${root}:${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      await response.text()
      expect(response.status).not.toBe(500)
    }),
    { numRuns: 200 },
  )
})

test('endlessly nested filters are refused', async () => {
  const levels = 100_000
  const where = `{"compositeFilter":{"op":"AND","filters":[`.repeat(levels) + ']}}'.repeat(levels)
  const response = await send(`${origin}/v1/${root}:runQuery`, {
    method: 'POST',
    body: `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":${where}}}`,
  })
  expect(response.status).toBe(400)
})
