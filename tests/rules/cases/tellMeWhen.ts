import { serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import { formCases, sentAgainCases, staffFor, type DocumentKind } from '../support/tables'
import { emailTable, lineTable, some } from '../support/texts'

export const tellMe = {
  email: 'ann@example.org',
  subject: 'Yoga in the Open',
  timestamp: serverTimestamp(),
}

const kind: DocumentKind = {
  name: 'a wish to be told',
  path: 'tellMeWhen/T7K2AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: tellMe,
  fields: {
    email: some(emailTable),
    subject: lineTable(longest.subject),
  },
}

export const tellMeWhenCases: readonly RulesCase[] = [
  ...formCases(kind, { list: staffFor.messages, delete: staffFor.messages }),
  ...sentAgainCases(kind),
]
