import { customAlphabet } from 'nanoid'

/** Without those that are mistaken for one another on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 100 random bits, as long as Firestore's own. */
export const newDocumentId: () => string = customAlphabet(alphabet, 20)

/** The name of a document among people. */
export function referenceOf(documentId: string): string {
  return documentId.slice(0, 6)
}
