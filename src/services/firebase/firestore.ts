import { FirebaseError } from 'firebase/app'
import * as sdk from 'firebase/firestore/lite'
import { settings } from '@/config/settings'
import { Failure, noConnection, type FailureCode } from '@/domain/failure'
import { firebaseApp, publicApp, type DatabaseUser } from './client'
import { emulatorAddress } from './restAddress'

// Before the first request: the Lite SDK logs failed bodies, with people's words.
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

/** By collection; null: it is deleted, if it is there. */
type Documents = Readonly<Record<string, sdk.DocumentData | null>>

/** All or none, under one id, in one request. Merges; the rules accept the same content again. */
export function storeDocuments(
  id: string,
  documents: Documents,
  user: DatabaseUser = firebaseApp,
): Promise<void> {
  return translateErrors(() => {
    const batch = sdk.writeBatch(databaseOf(user))
    for (const [collection, fields] of Object.entries(documents)) {
      const document = documentAt(collection, id, user)
      if (fields) batch.set(document, fields, { merge: true })
      else batch.delete(document)
    }
    return batch.commit()
  })
}

export function storeAnonymously(id: string, documents: Documents): Promise<void> {
  return storeDocuments(id, documents, publicApp)
}

export async function readDocument(
  collection: string,
  id: string,
  user?: DatabaseUser,
): Promise<sdk.DocumentData | null> {
  return (await translateErrors(() => sdk.getDoc(documentAt(collection, id, user)))).data() ?? null
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

async function translateErrors<T>(call: () => Promise<T>, isSecond = false): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error
    // The Lite SDK would reuse the refused token.
    if (error.code === 'unauthenticated' && !isSecond) {
      const { renewToken } = await import('./auth').catch(noConnection)
      if (await renewToken()) return translateErrors(call, true)
    }
    // The Lite SDK reports network failures as 'unknown'.
    throw new Failure(codes[error.code] ?? 'no-connection', { cause: error })
  }
}
