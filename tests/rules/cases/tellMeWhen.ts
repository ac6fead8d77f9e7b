import { serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import {
  accessCases,
  anHourAgo,
  anybody,
  changing,
  each,
  fieldCases,
  idCases,
  questions,
  setting,
  staffFor,
  withinTheHour,
  type DocumentKind,
} from '../support/tables'
import { emailTable, lineTable, serverTimeTable } from '../support/texts'
import { without } from '../support/values'

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
    email: emailTable,
    subject: lineTable(longest.subject),
    timestamp: serverTimeTable,
  },
}

const sentAgain = changing(kind.path, without(tellMe, 'timestamp'))
const storedAt = (timestamp: unknown) => ({ [kind.path]: { ...tellMe, timestamp } })

export const tellMeWhenCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    list: staffFor.messages,
    delete: staffFor.messages,
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...questions(
    { visitor: 'anonymous', stored: storedAt(withinTheHour) },
    {
      allowed: { 'a wish sent again within the hour': sentAgain },
      refused: {
        'a wish sent again after an hour': { try: sentAgain, stored: storedAt(anHourAgo) },
        'a wish sent again as of now': setting(kind.path, tellMe),
        ...each(['email', 'subject'], 'a wish sent again with another', (field) =>
          changing(kind.path, { [field]: 'bob@example.org' }),
        ),
      },
    },
  ),
]
