// @vitest-environment node
import { createLocalBackend, fetchInProcess } from 'local-backend'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Failure } from '@/domain/failure'
import { listCalls } from '@/staff/services/helplineCalls'
import { listPledges } from '@/staff/services/pledges'
import { listDoneOrders } from '@/staff/services/storedOrders'
import { loadOpenOrders } from '@/staff/services/waiting'
import { indexes } from '../../../firestore.indexes.json'

const { documentsRoot } = vi.hoisted(() => ({
  documentsRoot: 'projects/demo-test/databases/(default)/documents',
}))
vi.mock('@/services/firebase/restAddress', () => ({
  documentsRoot,
  restAddress: (verb: string) => `http://localhost/v1/${documentsRoot}:${verb}`,
}))
vi.mock('@/services/firebase/auth', () => ({ sessionToken: async () => '' }))

const open =
  'service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read; } } }'

// Other queries that need an index are refused in the tests of their callers.
it('each index, which every write pays for, serves a list of staff', async () => {
  // The database of this browser has none of our indexes.
  const backend = createLocalBackend({ projectId: 'demo-test', rules: open, indexes: [] })
  const ask = fetchInProcess(backend)
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    ask(url, { ...request, headers: {} }),
  )
  const lists = [
    listPledges('mpesa'),
    listCalls(['116']),
    listDoneOrders('handedOver', null),
    loadOpenOrders(),
  ]
  const missed = await Promise.all(
    lists.map((list) => list.then(String, ({ cause }: Failure) => messageIn(cause))),
  )
  const needed = indexes.map((index) => `The query requires an index: ${JSON.stringify(index)}`)
  expect(new Set(missed)).toEqual(new Set(needed))
})

const messageIn = (cause: unknown) => JSON.parse((cause as Error).message).error.message
