import { FirebaseError } from 'firebase/app'
import {
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { settings } from '@/config/settings'
import { Failure, type FailureCode } from '@/domain/failure'
import { emulatorAddress, firebaseApp, type FirebaseApp } from './client'

// Before the first request: on any failure the Lite SDK prints the whole body, people's words included.
setLogLevel('silent')

const address = emulatorAddress(settings.VITE_FIRESTORE_URL)
const databases = new WeakMap<FirebaseApp, Firestore>()

/** The database as whoever is signed in to an app sees it. */
function databaseOf(app: FirebaseApp): Firestore {
  const known = databases.get(app)
  if (known) return known
  const database = address
    ? initializeFirestore(app, { host: address.host, ssl: address.protocol === 'https:' })
    : getFirestore(app)
  databases.set(app, database)
  return database
}

/** Stands for the moment the server stores the document. */
export const serverTime = serverTimestamp

/**
 * Stores a document under a chosen id. Storing the same content again under the same id is
 * harmless: the security rules allow it, so that a retry after a lost answer succeeds.
 * @throws Failure
 */
export async function storeDocument(
  collection: string,
  id: string,
  fields: DocumentData,
): Promise<void> {
  try {
    await setDoc(doc(databaseOf(firebaseApp), collection, id), fields)
  } catch (error) {
    throw failureOf(error)
  }
}

/**
 * Stores some fields of a document and leaves its others as they are; makes the document when there
 * is none. `app` says as whom, here and below. @throws Failure
 */
export async function storeFields(
  collection: string,
  id: string,
  fields: DocumentData,
  app = firebaseApp,
): Promise<void> {
  try {
    await setDoc(doc(databaseOf(app), collection, id), fields, { merge: true })
  } catch (error) {
    throw failureOf(error)
  }
}

/** The fields of a document; null when there is none. @throws Failure */
export async function readDocument(
  collection: string,
  id: string,
  app = firebaseApp,
): Promise<DocumentData | null> {
  try {
    return (await getDoc(doc(databaseOf(app), collection, id))).data() ?? null
  } catch (error) {
    throw failureOf(error)
  }
}

/** Deletes a document; that it is gone already is fine. @throws Failure */
export async function deleteDocument(collection: string, id: string): Promise<void> {
  try {
    await deleteDoc(doc(databaseOf(firebaseApp), collection, id))
  } catch (error) {
    throw failureOf(error)
  }
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

function failureOf(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error
  // The Lite SDK reports every network failure, and little else, as 'unknown'.
  return new Failure(codes[error.code] ?? 'no-connection', { cause: error })
}
