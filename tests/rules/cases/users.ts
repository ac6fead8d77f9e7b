import { deleteField } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import { staffDocuments, type RulesCase, type Visitor } from '../support/cases'
import { accessCases, anybody, fieldCases, type DocumentKind } from '../support/tables'
import { lineTable, nameTable, phoneTable, smuggled } from '../support/texts'
import { valueOfEveryType, without, type Fields } from '../support/values'

/** What registration stores. */
export const profile = {
  email: 'ann@example.org',
  displayName: 'Ann Achieng',
  fname: 'Ann',
  lname: 'Achieng',
  phoneNumber: '0712345678',
  uid: 'ann',
  dob: '2004-02-29',
  gender: 'Female',
  location: 'Kisumu',
  proffesion: 'Student – university or college',
}

/** What staff write in the console. */
const staffFields = {
  role: 'volunteer',
  contributions: ['Led the book club'],
  dateJoined: '2026-01-15',
  profession: 'Student',
}

const kind = {
  name: "Ann's profile",
  path: 'users/ann',
  visitor: 'ann',
  valid: profile,
  fields: {
    email: {
      accepted: {},
      refused: {
        ...valueOfEveryType,
        'of somebody else': 'bob@example.org',
        'in other letters': 'Ann@example.org',
        ...smuggled('ann@example.org'),
      },
    },
    displayName: nameTable(2 * longest.name + 1),
    fname: nameTable(longest.name),
    lname: nameTable(longest.name),
    phoneNumber: phoneTable,
    uid: {
      accepted: {},
      refused: { ...valueOfEveryType, 'of somebody else': 'bob', 'in capitals': 'ANN' },
    },
    dob: {
      accepted: {
        'of the last century': '1999-12-31',
        'of this century': '2008-01-01',
        'a tenth': '2004-10-10',
        'a nineteenth': '2004-09-19',
        'a twentieth of November': '2004-11-20',
        'a thirtieth': '2004-06-30',
      },
      refused: {
        ...valueOfEveryType,
        ...smuggled('2004-02-29'),
        'a month 13': '2004-13-01',
        'a month 0': '2004-00-10',
        'a day 0': '2004-01-00',
        'a day 32': '2004-01-32',
        'a day 40': '2004-01-40',
        'a day 30 of February': '2004-02-30',
        'of 1899': '1899-12-31',
        'of 2100': '2100-01-01',
        'of a short year': '204-01-01',
        'of a long year': '20044-01-01',
        'day first': '29-02-2004',
        'with slashes': '2004/02/29',
        'without zeros': '2004-2-9',
        'with a time': '2004-02-29T00:00:00Z',
        'in words': '29 February 2004',
      },
    },
    gender: nameTable(longest.name),
    location: nameTable(longest.name),
    proffesion: nameTable(longest.name),
  },
} as const satisfies DocumentKind

function question(
  title: string,
  visitor: Visitor,
  attempt: RulesCase['attempt'],
  stored?: Fields,
): Omit<RulesCase, 'allowed'> {
  return { title, visitor, attempt, ...(stored && { stored: { [kind.path]: stored } }) }
}

function setting(
  title: string,
  fields: Fields,
  stored?: Fields,
  visitor: Visitor = 'ann',
): Omit<RulesCase, 'allowed'> {
  return question(title, visitor, { kind: 'set', path: kind.path, fields }, stored)
}

function changing(
  title: string,
  fields: Fields,
  stored: Fields = profile,
  visitor: Visitor = 'ann',
): Omit<RulesCase, 'allowed'> {
  return question(title, visitor, { kind: 'change', path: kind.path, fields }, stored)
}

const changed = {
  displayName: 'Ann A.',
  fname: 'Anne',
  lname: 'Adhiambo',
  phoneNumber: '+254 712 345 679',
  dob: '2004-03-01',
  gender: 'Prefer not to say',
  location: 'Outside Kenya',
  proffesion: 'Nurse or clinical officer',
}

const managed = { ...profile, ...staffFields }

/** Fields that are for staff alone, or for nobody. */
const forbidden = { ...staffFields, password: 'letmein', isAdmin: true, createdAt: new Date(0) }

const allowed: readonly Omit<RulesCase, 'allowed'>[] = [
  ...Object.entries(changed).map(([field, value]) =>
    changing(`Ann may change her ${field}`, { [field]: value }),
  ),
  setting('Ann may rewrite her whole profile', { ...profile, ...changed }, profile),
  changing('Ann may change what is hers beside fields of staff', changed, managed),
  setting(
    'Ann may rewrite her profile with the fields of staff as they are',
    { ...managed, ...changed },
    managed,
  ),
  changing(
    'Ann may fill in what her profile lacks',
    { gender: 'Female' },
    without(profile, 'gender'),
  ),
  question(
    'Ann may read what staff wrote about her',
    'ann',
    { kind: 'get', path: kind.path },
    managed,
  ),
  question(
    'Ann may delete a profile with fields of staff',
    'ann',
    { kind: 'delete', path: kind.path },
    managed,
  ),
  question(
    'Ann may read her profile without an email in her token',
    'annByPhone',
    { kind: 'get', path: kind.path },
    profile,
  ),
]

const refused: readonly Omit<RulesCase, 'allowed'>[] = [
  ...Object.entries(forbidden).flatMap(([field, value]) => [
    setting(`Ann may not register with ${field}`, { ...profile, [field]: value }),
    changing(`Ann may not give herself ${field}`, { [field]: value }),
    setting(`Ann may not add ${field} by a rewrite`, { ...profile, [field]: value }, profile),
  ]),
  ...Object.entries(staffFields).flatMap(([field, value]) => [
    changing(`Ann may not change the ${field} staff wrote`, { [field]: 'leader' }, managed),
    changing(`Ann may not empty the ${field} staff wrote`, { [field]: null }, managed),
    changing(`Ann may not remove the ${field} staff wrote`, { [field]: deleteField() }, managed),
    setting(
      `Ann may not drop the ${field} staff wrote by a rewrite`,
      without({ ...managed, ...changed }, field),
      managed,
    ),
    changing(
      `Ann may not append to the ${field} staff wrote`,
      { [field]: [value, 'more'].flat() },
      managed,
    ),
  ]),
  ...Object.keys(profile).map((field) =>
    changing(`Ann may not remove her ${field}`, { [field]: deleteField() }),
  ),
  ...Object.entries(kind.fields).flatMap(([field, table]) =>
    Object.entries(table.refused).map(([what, value]) =>
      changing(`Ann may not make her ${field} ${what}`, { [field]: value }),
    ),
  ),
  changing('Ann may not hide a role inside another field', { location: { role: 'admin' } }),
  changing('Ann may not write a role by a dotted name', { 'location.role': 'admin' }),
  setting('Bob may not register in place of Ann', profile, undefined, 'bob'),
  setting(
    'Bob may not register in place of Ann with his address',
    { ...profile, email: 'bob@example.org' },
    undefined,
    'bob',
  ),
  setting(
    'Bob may not register in place of Ann with his uid and address',
    { ...profile, email: 'bob@example.org', uid: 'bob' },
    undefined,
    'bob',
  ),
  setting(
    'Bob may not take over the profile of Ann',
    { ...profile, email: 'bob@example.org', uid: 'bob' },
    profile,
    'bob',
  ),
  setting(
    'Bob may not take over the profile of Ann and leave her uid',
    { ...profile, email: 'bob@example.org' },
    profile,
    'bob',
  ),
  changing('Bob may not change the name of Ann', { fname: 'Bob' }, profile, 'bob'),
  changing(
    'an anonymous visitor may not change the name of Ann',
    { fname: 'X' },
    profile,
    'anonymous',
  ),
  changing(
    'a claim to be an administrator does not let change a role',
    { role: 'admin' },
    profile,
    'admin',
  ),
  setting(
    'nobody may register with an address that is a formula',
    { ...profile, email: '=1+1@example.org' },
    undefined,
    'formulaAddress',
  ),
  setting('Ann may not register without an email in her token', profile, undefined, 'annByPhone'),
  changing(
    'Ann may not change her name without an email in her token',
    { fname: 'Anne' },
    profile,
    'annByPhone',
  ),
  {
    title: 'Ann may not keep a profile under another id',
    visitor: 'ann',
    attempt: { kind: 'set', path: 'users/ann2', fields: profile },
  },
  {
    title: 'Ann may not keep a profile under another id with that id as her uid',
    visitor: 'ann',
    attempt: { kind: 'set', path: 'users/ann2', fields: { ...profile, uid: 'ann2' } },
  },
  {
    title: 'Ann may not list the profiles with her uid',
    visitor: 'ann',
    attempt: { kind: 'list', collection: 'users', where: ['uid', 'ann'] },
  },
  {
    title: 'an anonymous visitor may not look a member up by email',
    visitor: 'anonymous',
    stored: { [kind.path]: profile },
    attempt: { kind: 'list', collection: 'users', where: ['email', 'ann@example.org'], limit: 1 },
  },
]

const roles = lineTable(100)
const days = kind.fields.dob

function editing(
  visitor: Visitor,
  title: string,
  fields: Fields,
  isAllowed: boolean,
  stored: Fields = managed,
): RulesCase {
  return {
    ...changing(title, fields, stored, visitor),
    stored: { ...staffDocuments, [kind.path]: stored },
    allowed: isAllowed,
  }
}

const staffEdits: readonly RulesCase[] = [
  editing('members', 'staff may set a first role', { role: 'volunteer' }, true, profile),
  editing('members', 'staff may set both', { role: 'lead', dateJoined: '2026-02-01' }, true),
  editing('members', 'staff may set a role beside a date of another kind', { role: 'lead' }, true, {
    ...managed,
    dateJoined: new Date(0),
  }),
  editing('members', 'staff may not take the role away', { role: deleteField() }, false),
  editing('members', 'staff may not change a name', { role: 'lead', fname: 'Bob' }, false),
  editing('members', 'staff may not add a contribution', { contributions: ['Tea'] }, false),
  editing('members', 'staff may not empty the contributions', { contributions: [] }, false),
  ...Object.entries({ ...roles.accepted }).map(([what, role]) =>
    editing('members', `staff may make a role ${what}`, { role }, true),
  ),
  ...Object.entries({ ...roles.refused }).map(([what, role]) =>
    editing('members', `staff may not make a role ${what}`, { role }, false),
  ),
  ...Object.entries({ ...days.accepted }).map(([what, dateJoined]) =>
    editing('members', `staff may make the day of joining ${what}`, { dateJoined }, true),
  ),
  ...Object.entries({ ...days.refused }).map(([what, dateJoined]) =>
    editing('members', `staff may not make the day of joining ${what}`, { dateJoined }, false),
  ),
  ...anybody
    .filter((visitor) => visitor !== 'members' && visitor !== 'allAreas')
    .map((visitor) =>
      editing(visitor, `${visitor} may not set the role of Ann`, { role: 'lead' }, false),
    ),
]

/** Registering, reading, changing and deleting one's own profile, and everybody else's attempts. */
export const userCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: ['ann'],
    get: ['ann', 'money', 'members', 'allAreas'],
    'get a missing': ['ann', 'money', 'members', 'allAreas'],
    list: ['money', 'members', 'allAreas'],
    'list only': ['money', 'members', 'allAreas'],
    'find by email': ['money', 'members', 'allAreas'],
    count: ['money', 'members', 'allAreas'],
    // Nothing changes by it, so that it is also an edit by staff.
    'write unchanged once more': ['ann', 'members', 'allAreas'],
    delete: ['ann', 'members', 'allAreas'],
    'delete a missing': ['ann', 'members', 'allAreas'],
  }),
  ...fieldCases(kind),
  ...allowed.map((each) => ({ ...each, allowed: true })),
  ...refused.map((each) => ({ ...each, allowed: false })),
  ...staffEdits,
]
