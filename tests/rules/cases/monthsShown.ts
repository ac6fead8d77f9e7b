import { backBy, signedBy, type RulesCase, type WriteAttempt } from '../support/cases'
import { changing, each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { lineTable, some } from '../support/texts'
import { DaysAgo, type Fields } from '../support/values'

const id = 'P7AAAAAAAAAAAAAAAAAA'
const month = '2025-11'
const sums = { received: 84_000, givers: 41, spent: 'Talks at two campuses' }
const path = `publications/${id}`
const shownPath = `monthsShown/${month}`
export const shown = { ...sums, publication: id }
export const published = { ...sums, month, ...signedBy('money') }

const monthOf = ({ month: told }: Fields) => (typeof told === 'string' && told ? told : month)

const publication: tables.DocumentKind = {
  name: 'a published month',
  path,
  visitor: 'money',
  valid: published,
  fields: {
    month: {
      accepted: ['2024-02'],
      refused: ['2025-13', '2025x11', '2025-11-05', '2999-01', '2025-1', '2025-111', '25-0011'],
    },
    received: { accepted: [1, 999_999_999], refused: [0, -1, 1_000_000_000] },
    givers: { accepted: [0, 5], refused: [1, 4, -1] },
    spent: some(lineTable(200)),
  },
  creating: (fields) => [setting(path, fields), showing({ ...fields, month: monthOf(fields) })],
}

/** What is shown of a month with these fields. */
function showing(fields: Fields): WriteAttempt {
  const { by: _by, byEmail: _email, at: _at, extra: _extra, month: told, ...rest } = fields
  return setting(`monthsShown/${String(told)}`, { ...rest, publication: id })
}

const bySam = { ...published, by: 'sam', byEmail: 'sam@example.org', at: new DaysAgo(3) }
const standing = { [path]: bySam, [shownPath]: shown }
const back = (fields: Fields = {}) => [
  changing(path, { ...backBy('money'), ...fields }),
  tables.deleting(shownPath),
]
const again = 'P8AAAAAAAAAAAAAAAAAA'
const publishedAgain = [
  setting(`publications/${again}`, published),
  setting(shownPath, { ...shown, publication: again }),
]
const backBefore = { [path]: { ...bySam, ...backBy('money'), backAt: new DaysAgo(1) } }

const publishing = questions({
  visitor: 'money',
  allowed: {
    'a month is published': publishedAgain,
    'a month is published once it is over in Kenya': {
      try: publishedAgain,
      at: '2025-11-30T21:00:00Z',
    },
    'a month that was taken back is published again': { try: publishedAgain, stored: backBefore },
  },
  refused: {
    'a month is published twice': { try: publishedAgain, stored: standing },
    'a month is published on its last day in Kenya': {
      try: publishedAgain,
      at: '2025-11-30T20:59:59Z',
    },
    'a month is published and not shown': setting(path, published),
    'a month is shown and not published': setting(shownPath, shown),
    ...each<Fields>(
      [
        ...[{ received: 5 }, { givers: 40 }, { spent: 'Tea' }, { note: 'Ann' }],
        { byEmail: published.byEmail },
      ],
      'shown is',
      (other) => [setting(path, published), setting(shownPath, { ...shown, ...other })],
    ),
    'another month is shown': [
      setting(path, published),
      setting(shownPath, shown),
      setting('monthsShown/2025-10', shown),
    ],
    'a publication names itself': [
      setting(path, { ...published, publication: id }),
      setting(shownPath, shown),
    ],
    ...each(staffFor.notMoney, 'a publication of what is shown is written by', (visitor) => ({
      try: setting(path, { ...published, ...signedBy(visitor) }),
      visitor,
      stored: { [shownPath]: shown },
    })),
    'a publication has an id that no form makes': {
      try: setting('publications/Ann', published),
      stored: { [shownPath]: { ...shown, publication: 'Ann' } },
    },
  },
})

const takingBack = questions({
  visitor: 'money',
  stored: standing,
  allowed: { 'what another published is taken back': back() },
  refused: {
    ...each(staffFor.notMoney, 'a published month is taken back by staff for', (by) => ({
      try: back(backBy(by)),
      visitor: by,
    })),
    ...each(staffFor.notMoney, 'a month that is not shown is taken back by', (visitor) => ({
      try: changing(path, backBy(visitor)),
      visitor,
      stored: { [path]: bySam },
    })),
    'somebody takes back what they published': {
      try: back(),
      stored: { ...standing, [path]: { ...bySam, by: 'mary', byEmail: 'mary@example.org' } },
    },
    'a month is taken back and still shown': changing(path, backBy('money')),
    'a month is taken back with another sum': back({ received: 5 }),
    'a month is taken back by somebody else': back({ backBy: 'sam' }),
    'a month is taken back twice': { try: changing(path, backBy('money')), stored: backBefore },
  },
})

export const monthsShownCases: readonly RulesCase[] = [
  ...tables.kindCases(publication, { list: staffFor.money, create: staffFor.money }),
  ...tables.accessCases(
    { name: 'what is shown of a month', path: shownPath, valid: shown, stored: { [path]: bySam } },
    { get: tables.anybody },
  ),
  ...publishing,
  ...takingBack,
]
