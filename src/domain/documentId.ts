import { customAlphabet } from 'nanoid'

/** Capitals and digits that cannot be mistaken for one another when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A random document id: 20 characters (100 random bits), as long as Firestore's own. */
export const newDocumentId: () => string = customAlphabet(alphabet, 20)

/** The part of a document's id that people use to name it: its first six characters. */
export function referenceOf(documentId: string): string {
  return documentId.slice(0, 6)
}
