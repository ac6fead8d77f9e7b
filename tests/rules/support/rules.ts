import { readFileSync } from 'node:fs'
import { rulesFor } from '../../../scripts/catalogueRules'
import { catalogue } from '../../facts/catalogue.json'
import { helplines } from '../../facts/helplines.json'

/** The rules of this project as they stand in their file. */
export const writtenRules = readFileSync('firestore.rules', 'utf8')

/** The rules of this project for the goods and helplines of the tests. */
export const rulesSource = rulesFor(writtenRules, { catalogue, helplines })
