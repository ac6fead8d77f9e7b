import { randomUUID } from 'node:crypto'
import { setLogLevel } from 'firebase/firestore/lite'
import { afterAll, chai, describe, test } from 'vitest'
import { openRules } from '../firestoreClient.ts'
import { startBackend, testProjectId } from '../startBackend.ts'

// Everything that the SDK's tests import: the SDK, chai, and substitutes for their own helpers.
export { initializeApp } from 'firebase/app'
export * from 'firebase/firestore/lite'
export { describe, describe as apiDescribe }
export const { expect, use } = chai
export const AutoId = { newId: () => randomUUID() }

setLogLevel('silent')
const server = await startBackend({ rules: openRules })
afterAll(() => server.close())

export const USE_EMULATOR = true
export const TARGET_DB_ID = '(default)'
export const DEFAULT_PROJECT_ID = testProjectId
export const DEFAULT_SETTINGS = { host: new URL(server.origin).host, ssl: false }

/** Vectors: README.md, "Limits". */
const knownFailure = 'can be read and written using the lite SDK'

export const it = Object.assign(
  (title: string, run: () => unknown) => {
    const declare = title === knownFailure ? test.fails : test
    declare(title, async () => {
      await run()
    })
  },
  { skip: test.skip, skipEmulator: { skipEnterprise: test.skip } },
)

async function errorOf(assertion: object): Promise<unknown> {
  const promise = chai.util.flag(assertion, 'object') as Promise<unknown>
  const [outcome] = await Promise.allSettled([promise])
  if (outcome.status === 'rejected') return outcome.reason
  throw new Error('The promise was not rejected')
}

/** The part of chai-as-promised that the tests use: rejections. */
function chaiAsPromised({ Assertion }: typeof chai): void {
  Assertion.addProperty('eventually', () => {})
  Assertion.addProperty('rejected', errorOfThis)
  Assertion.addMethod('rejectedWith', async function (this: object, expected: string | RegExp) {
    const error = String(await errorOf(this))
    if (typeof expected === 'string') expect(error).to.contain(expected)
    else expect(error).to.match(expected)
  })
}

function errorOfThis(this: object): Promise<unknown> {
  return errorOf(this)
}

// oxlint-disable-next-line import/no-default-export -- as chai-as-promised
export { chaiAsPromised as default }
