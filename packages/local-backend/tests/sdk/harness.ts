import { randomUUID } from 'node:crypto'
import { setLogLevel } from 'firebase/firestore/lite'
import { afterAll, chai, describe, test } from 'vitest'
import { openRules } from '../firestoreClient.ts'
import { startBackend, testProjectId } from '../startBackend.ts'

// All that the SDK's tests import: the SDK itself, chai, and what stands for their own helpers.
export { initializeApp } from 'firebase/app'
export * from 'firebase/firestore/lite'
export { describe }
export const { expect, use } = chai
export const AutoId = { newId: () => randomUUID() }

setLogLevel('silent')
const server = await startBackend({ rules: openRules })
afterAll(() => server.close())

export const USE_EMULATOR = true
export const TARGET_DB_ID = '(default)'
export const DEFAULT_PROJECT_ID = testProjectId
export const DEFAULT_SETTINGS = { host: new URL(server.origin).host, ssl: false }

/** README.md, "Limits". */
const knownFailures = new Set(['can be read and written using the lite SDK'])

export const it = Object.assign(
  (title: string, run: () => unknown) => {
    const declare = knownFailures.has(title) ? test.fails : test
    declare(title, async () => {
      await run()
    })
  },
  { skip: test.skip, skipEmulator: { skipEnterprise: test.skip } },
)

export const apiDescribe = (title: string, declare: () => void): void => {
  describe(title, () => declare())
}

/** What the tests use of chai-as-promised: rejections. */
export default function chaiAsPromised({ Assertion }: typeof chai): void {
  const errorOf = async (promise: Promise<unknown>): Promise<unknown> => {
    try {
      await promise
    } catch (error) {
      return error
    }
    throw new Error('The promise was not rejected')
  }
  Assertion.addProperty('eventually', () => {})
  Assertion.addProperty('rejected', function (this: Chai.AssertionStatic) {
    return errorOf(this._obj as Promise<unknown>)
  })
  Assertion.addMethod(
    'rejectedWith',
    async function (this: Chai.AssertionStatic, expected: string | RegExp) {
      const error = await errorOf(this._obj as Promise<unknown>)
      expect(String(error)).to.match(
        typeof expected === 'string' ? new RegExp(RegExp.escape(expected)) : expected,
      )
    },
  )
}
