import { readFileSync } from 'node:fs'
import { catalogue } from '@/content/catalogue'
import { rulesSelling } from '../../../scripts/catalogueRules.mjs'

/** The rules of this project as they stand in their file. */
export const writtenRules = readFileSync('firestore.rules', 'utf8')

/** The rules of this project for the goods of the tests. */
export const rulesSource = rulesSelling(writtenRules, catalogue)
