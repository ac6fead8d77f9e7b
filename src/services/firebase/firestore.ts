import { FirebaseError } from 'firebase/app'
import * as sdk from 'firebase/firestore/lite'
import { settings } from '@/config/settings'
import { Failure, noConnection, type FailureCode } from '@/domain/failure'
import { firebaseApp, type DatabaseUser } from './client'
import { emulatorAddress } from './restAddress'

export { publicApp } from './client'

// Set before the first request: the Lite SDK logs the bodies of failed requests, with people's words.
sdk.setLogLevel('silent')

const address = emulatorAddress(settings.VITE_FIRESTORE_URL)
const databases = new WeakMap<DatabaseUser, sdk.Firestore>()

function databaseOf(user: DatabaseUser): sdk.Firestore {
  if (!address) return sdk.getFirestore(user)
  const emulator = { host: address.host, ssl: address.protocol === 'https:' }
  const database = databases.get(user) ?? sdk.initializeFirestore(user, emulator)
  databases.set(user, database)
  return database
}

function documentAt(collection: string, id: string, user: DatabaseUser = firebaseApp) {
  return sdk.doc(databaseOf(user), collection, id)
}

export const serverTime = sdk.serverTimestamp

/** By collection; null deletes the document, if there is one. */
type Documents = Readonly<Record<string, sdk.DocumentData | null>>

/**
 * Stores all or none, under one id, in one request; merges. What is stored keeps its times: after a
 * refusal it is sent again without them, which the rules accept if nothing else differs.
 */
export async function storeDocuments(
  id: string,
  documents: Documents,
  signal: AbortSignal,
  user: DatabaseUser = firebaseApp,
): Promise<void> {
  const send = (all: Documents, isRepeat: boolean) =>
    translateErrors(signal, () => {
      const batch = sdk.writeBatch(databaseOf(user))
      for (const [collection, fields] of Object.entries(all)) {
        const document = documentAt(collection, id, user)
        if (!fields) batch.delete(document)
        else if (isRepeat) batch.update(document, fields)
        else batch.set(document, fields, { merge: true })
      }
      return batch.commit()
    })
  await send(documents, false).catch((failure: unknown) => {
    const isRefused = failure instanceof Failure && failure.code === 'refused'
    if (!isRefused || !isTimed(documents) || signal.aborted) throw failure
    return send(withoutTimes(documents), true)
  })
}

const isTime = (value: unknown) => value instanceof sdk.FieldValue

const isTimed = (documents: Documents) =>
  Object.values(documents).some((fields) => Object.values(fields ?? {}).some(isTime))

function withoutTimes(documents: Documents): Documents {
  const entries = Object.entries(documents).flatMap(([collection, fields]) => {
    const kept = Object.entries(fields ?? {}).filter(([, value]) => !isTime(value))
    return kept.length > 0 ? [[collection, Object.fromEntries(kept)]] : []
  })
  return Object.fromEntries(entries) as Documents
}

export async function readDocument(
  collection: string,
  id: string,
  signal: AbortSignal,
  user?: DatabaseUser,
): Promise<sdk.DocumentData | null> {
  const read = () => sdk.getDoc(documentAt(collection, id, user))
  return (await translateErrors(signal, read)).data() ?? null
}

const codes: Readonly<Record<string, FailureCode>> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'failed-precondition': 'refused',
  'not-found': 'refused',
  aborted: 'unavailable',
  'resource-exhausted': 'unavailable',
  unavailable: 'unavailable',
  'deadline-exceeded': 'timeout',
}

async function translateErrors<T>(
  signal: AbortSignal,
  call: () => Promise<T>,
  isSecond = false,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error
    // The Lite SDK would use the refused token again.
    if (error.code === 'unauthenticated' && !isSecond) {
      const { renewToken } = await import('./auth').catch(noConnection)
      const isRenewed = await renewToken()
      if (signal.aborted) throw new Failure('timeout')
      if (isRenewed) return translateErrors(signal, call, true)
    }
    // The Lite SDK reports network failures as 'unknown'.
    throw new Failure(codes[error.code] ?? 'no-connection', { cause: error })
  }
}
