import { readFileSync } from 'node:fs'
import { rulesFor } from '../../../scripts/catalogueRules'
import { catalogue } from '../../facts/catalogue'
import { helplines } from '../../facts/helplines'

/** The rules of this project as they stand in their file, without goods and helplines. */
export const writtenRules = readFileSync('firestore.rules', 'utf8')

/** The rules of this project for the goods and helplines of the tests. */
export const rulesSource = rulesFor(writtenRules, { catalogue, helplines })
