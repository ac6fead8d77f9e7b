import { customAlphabet } from 'nanoid'

/** No look-alikes, since people read it out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 100 random bits; as long as Firestore's own ids. */
export const newDocumentId: () => string = customAlphabet(alphabet, 20)

export function referenceOf(documentId: string): string {
  return documentId.slice(0, 6)
}
