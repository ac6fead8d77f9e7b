import { readFileSync } from 'node:fs'

/** The rules of this project. */
export const rulesSource = readFileSync('firestore.rules', 'utf8')
