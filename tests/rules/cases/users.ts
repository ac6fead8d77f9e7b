import { deleteField, serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import { changing, deleting, each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { lineTable, nameTable, phoneTable, smuggled, some } from '../support/texts'
import { DaysAgo, without, type Fields } from '../support/values'

/** What registration stores. */
export const profile = {
  ...{ uid: 'ann', email: 'ann@example.org', phoneNumber: '0712345678' },
  ...{ displayName: 'Ann Achieng', fname: 'Ann', lname: 'Achieng' },
  ...{ dob: '2004-02-29', gender: 'Female', location: 'Kisumu' },
  proffesion: 'Student – university or college',
}

/** What staff write in the console. */
const staffFields = {
  role: 'volunteer',
  contributions: ['Led the book club'],
  dateJoined: '2026-01-15',
  profession: 'Student',
}

const days = {
  accepted: ['1999-12-31', '2008-01-01', '2004-10-10', '2004-09-19', '2004-11-20', '2004-06-30'],
  refused: [
    ...smuggled('2004-02-29'),
    ...['2004-13-01', '2004-00-10', '2004-01-00', '2004-01-32', '2004-01-40', '2004-02-30'],
    ...['1899-12-31', '2100-01-01', '204-01-01', '20044-01-01', '29-02-2004', '2004/02/29'],
    ...['2004-2-9', '2004-02-29T00:00:00Z', '29 February 2004'],
  ],
}

/** What members say in their own words. */
export const ownWords = ['fname', 'lname', 'gender', 'location', 'proffesion']
const word = some(nameTable(longest.name))

const kind: tables.DocumentKind = {
  name: "Ann's profile",
  path: 'users/ann',
  visitor: 'ann',
  valid: profile,
  fields: {
    email: { refused: ['bob@example.org', 'Ann@example.org', 'ann@example.org\n'] },
    displayName: some(nameTable(2 * longest.name + 1)),
    phoneNumber: some(phoneTable),
    uid: { refused: ['bob', 'ANN'] },
    dob: days,
    ...Object.fromEntries(ownWords.map((field) => [field, word])),
  },
}
const { path } = kind

const changed = {
  ...{ displayName: 'Ann A.', fname: 'Anne', lname: 'Adhiambo', phoneNumber: '+254 712 345 679' },
  ...{ dob: '2004-03-01', gender: 'Prefer not to say', location: 'Outside Kenya' },
  proffesion: 'Nurse or clinical officer',
}

const managed = { ...profile, ...staffFields }

/** Fields that are for staff alone, or for nobody. */
const forbidden = { ...staffFields, password: 'letmein', isAdmin: true, createdAt: new Date(0) }

/** One field of each. */
function single(fields: Fields): Fields[] {
  return Object.entries(fields).map(([field, value]) => ({ [field]: value }))
}

function change(fields: Fields) {
  return changing(path, fields)
}

/** Bob writes the profile of Ann with his own address, and with the uid of each of them. */
function posingAsBob(title: string): tables.Rows {
  return each(['ann', 'bob'], title, (uid) => ({
    try: setting(path, { ...profile, email: 'bob@example.org', uid }),
    visitor: 'bob',
  }))
}

const registering = questions({
  visitor: 'ann',
  refused: {
    ...each(single(forbidden), 'Ann registers with', (field) =>
      setting(path, { ...profile, ...field }),
    ),
    ...posingAsBob('Bob registers in place of Ann with'),
    'an address that is a formula registers': {
      try: setting(path, { ...profile, email: '=1+1@example.org' }),
      visitor: 'formulaAddress',
    },
    'Ann registers without an email in her token': {
      try: setting(path, profile),
      visitor: 'annByPhone',
    },
    'Ann registers under another id': setting('users/ann2', profile),
    'Ann registers under another uid': setting('users/ann2', { ...profile, uid: 'ann2' }),
    'Ann lists the profiles with her uid': {
      kind: 'list',
      collection: 'users',
      where: ['uid', 'ann'],
    },
  },
})

const editing = questions({
  visitor: 'ann',
  stored: { [path]: profile },
  allowed: {
    ...each(single(changed), 'Ann changes', change),
    'Ann rewrites her profile': setting(path, { ...profile, ...changed }),
    'Ann fills in what her profile lacks': {
      try: change({ gender: 'Female' }),
      stored: { [path]: without(profile, 'gender') },
    },
    'Ann reads her profile without an email in her token': {
      try: tables.getting(path),
      visitor: 'annByPhone',
    },
  },
  refused: {
    ...each(single(forbidden), 'Ann gives herself', change),
    ...each(Object.keys(profile), 'Ann removes her', (field) => change({ [field]: deleteField() })),
    ...each(
      Object.entries(kind.fields ?? {}).map(([field, { refused }]) => ({
        [field]: refused?.at(-1),
      })),
      'Ann changes',
      change,
    ),
    'Ann writes a role by a dotted name': change({ 'location.role': 'admin' }),
    'Ann changes her name without an email in her token': {
      try: change({ fname: 'Anne' }),
      visitor: 'annByPhone',
    },
    ...posingAsBob('Bob takes the profile with'),
  },
})

const besideStaff = questions({
  visitor: 'ann',
  stored: { [path]: managed },
  allowed: {
    'Ann rewrites her profile and leaves the fields of staff': setting(path, {
      ...managed,
      ...changed,
    }),
  },
  refused: {
    ...each(Object.keys(staffFields), 'Ann changes of staff', (field) =>
      change({ [field]: 'leader' }),
    ),
    ...each(Object.keys(staffFields), 'Ann drops by a rewrite of staff', (field) =>
      setting(path, without({ ...managed, ...changed }, field)),
    ),
  },
})

const role = some(lineTable(100))
const edits = { role: { role: 'lead' }, both: { role: 'lead', dateJoined: '2026-02-01' } }

const staffEdits = questions({
  visitor: 'members',
  stored: { [path]: managed },
  allowed: {
    'staff set a first role': { try: change({ role: 'volunteer' }), stored: { [path]: profile } },
    'staff set a role and a day': change(edits.both),
    'staff take the role away': change({ role: deleteField() }),
    'staff set a role beside a day of another type': {
      try: change(edits.role),
      stored: { [path]: { ...managed, dateJoined: new Date(0) } },
    },
    'staff set a day beside a role of another type': {
      try: change({ dateJoined: '2026-02-01' }),
      stored: { [path]: { ...managed, role: 7 } },
    },
    ...each(role.accepted, 'staff set the role', (value) => change({ role: value })),
    ...each(days.accepted, 'staff set the day', (value) => change({ dateJoined: value })),
  },
  refused: {
    'staff change a name': change({ role: 'lead', fname: 'Bob' }),
    'staff add a contribution': change({ contributions: ['Tea'] }),
    'staff empty the contributions': change({ contributions: [] }),
    ...each([null, 7, ...role.refused], 'staff set the role', (value) => change({ role: value })),
    ...each([null, ...days.refused], 'staff set the day', (value) => change({ dateJoined: value })),
    ...each(
      tables.anybody.filter((visitor) => !['members', 'allAreas'].includes(visitor)),
      'the role of Ann is set by',
      (visitor) => ({ try: change(edits.role), visitor }),
    ),
  },
})

const registration = setting(path, profile)

const joined: tables.DocumentKind = {
  name: 'when Ann registered',
  path: 'joined/ann',
  visitor: 'ann',
  valid: { at: serverTimestamp() },
  creating: (fields) => [registration, setting(joined.path, fields)],
}

/** The time beside a profile: written with it alone, and gone with it. */
const joinedCases: readonly RulesCase[] = [
  ...tables.kindCases(joined, {
    create: ['ann'],
    list: staffFor.moneyOrMembers,
    delete: ['ann', ...staffFor.members],
  }),
  ...questions({
    visitor: 'ann',
    allowed: {
      'Ann registers again, after her profile alone was deleted': {
        try: [registration, setting(joined.path, joined.valid)],
        stored: { [joined.path]: { at: new DaysAgo(100) } },
      },
      'Ann deletes her profile with when she registered': {
        try: [deleting('users/ann'), deleting(joined.path)],
        stored: { 'users/ann': profile, [joined.path]: { at: new DaysAgo(100) } },
      },
    },
    refused: {
      'Ann registers by a moment alone': setting(joined.path, joined.valid),
      'Ann sends her profile again with when she registered': {
        try: [registration, setting(joined.path, joined.valid)],
        stored: { 'users/ann': profile, [joined.path]: { at: new DaysAgo(0.01) } },
      },
    },
  }),
]

/** Registering, reading, changing and deleting one's own profile, and what others try. */
export const userCases: readonly RulesCase[] = [
  ...tables.kindCases(kind, {
    create: ['ann'],
    get: ['ann', ...staffFor.moneyOrMembers],
    list: staffFor.moneyOrMembers,
    // It changes nothing, so it is also an edit by staff.
    writeAgain: ['ann', ...staffFor.members],
    delete: ['ann', ...staffFor.members],
  }),
  ...registering,
  ...editing,
  ...besideStaff,
  ...staffEdits,
  ...joinedCases,
]
