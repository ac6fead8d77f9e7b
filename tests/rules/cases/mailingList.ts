import type { RulesCase } from '../support/cases'
import { each, formCases, questions, setting, staffFor, type DocumentKind } from '../support/tables'
import { emailTable } from '../support/texts'

const entry = { email: 'ann@example.org' }
const kind: DocumentKind = {
  name: 'an entry of the mailing list',
  path: 'mailingList/M7K2AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: entry,
  fields: { email: emailTable },
}

export const mailingListCases: readonly RulesCase[] = [
  ...formCases(kind, { list: staffFor.messages, delete: staffFor.messages }),
  ...questions({
    visitor: 'anonymous',
    stored: { [kind.path]: entry },
    refused: {
      ...each(
        [entry, { email: 'bob@example.org' }, { email: 'Ann@example.org' }, {}],
        'an entry sent again as',
        (fields) => setting(kind.path, fields),
      ),
    },
  }),
]
