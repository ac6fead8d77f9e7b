import { readFileSync } from 'node:fs'
import { rulesSelling } from '../../../scripts/catalogueRules.mjs'
import { catalogue } from '../../facts/catalogue'

/** The rules of this project as they stand in their file. */
export const writtenRules = readFileSync('firestore.rules', 'utf8')

/** The rules of this project for the goods of the tests. */
export const rulesSource = rulesSelling(writtenRules, catalogue)
