import { customAlphabet } from 'nanoid'

/** No look-alikes, since people read it out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const drawId = customAlphabet(alphabet, 20)

/**
 * Almost 100 random bits; as long as Firestore's own ids. The reference has a letter and a digit, so that it is neither
 * a word nor a number that people write for other reasons.
 */
export function newDocumentId(): string {
  const id = drawId()
  const reference = referenceOf(id)
  return /\d/.test(reference) && /\D/.test(reference) ? id : newDocumentId()
}

export function referenceOf(documentId: string): string {
  return documentId.slice(0, 6)
}
