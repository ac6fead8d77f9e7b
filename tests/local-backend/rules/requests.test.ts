import { describe, expect, it } from 'vitest'
import type { RestFields } from '../../../local-backend/firestore/restTypes.ts'
import type { QueriedFact, RulesRequest } from '../../../local-backend/rules/judge.ts'
import {
  ask,
  document,
  lookupOf,
  NOW,
  outcome,
  service,
  signedIn,
  type Outcome,
} from './support.ts'

describe('request.auth', () => {
  it('is null for a visitor', () => {
    expect(outcome('request.auth == null')).toBe('true')
    expect(outcome('request.auth != null')).toBe('false')
    expect(outcome("request.auth.uid == 'a'")).toBe('error')
  })

  it.each<[string, Outcome]>([
    ["request.auth != null && request.auth.uid == 'ada'", 'true'],
    ["request.auth.token.email == 'ada@example.org'", 'true'],
    ['request.auth.token.email_verified', 'true'],
    ["request.auth.token.firebase.sign_in_provider == 'password'", 'true'],
    ["request.auth.token.firebase.identities['google.com'][0] == '7'", 'true'],
    ['request.auth.token.admin == true', 'error'],
    ["request.auth.token.get('admin', false)", 'false'],
    ["'admin' in request.auth.token", 'false'],
    ['request.auth.token.level is int && request.auth.token.ratio is float', 'true'],
    ['request.auth.token.nothing == null', 'true'],
    ['request.auth.token.phone_number == null', 'error'],
  ])('of a member: %s is %s', (condition, expected) => {
    const auth = signedIn('ada', {
      email: 'ada@example.org',
      email_verified: true,
      level: 3,
      ratio: 0.5,
      nothing: null,
      firebase: { sign_in_provider: 'password', identities: { 'google.com': ['7'] } },
    })
    expect(outcome(condition, { auth })).toBe(expected)
  })
})

describe('request itself', () => {
  it.each<[string, Outcome]>([
    ["'auth' in request && !('nobody' in request)", 'true'],
    ["request.get('nobody', 1) == 1 && request['auth'] == null", 'true'],
    ['request is map && request != null', 'true'],
    ['request.size() > 0', 'error'],
    ['request.keys().size() > 0', 'error'],
    ['request.values() is list', 'error'],
    ['request == {}', 'error'],
    ['request.diff({}).addedKeys().size() > 0', 'error'],
    ["'headers' in request", 'error'],
  ])('has fields nobody documents, so that counting them is an error: %s is %s', (...row) => {
    expect(outcome(row[0])).toBe(row[1])
  })
})

describe('A write', () => {
  const before = document('things/one', { a: { integerValue: '1' }, b: { integerValue: '2' } })
  const after = document('things/one', { a: { integerValue: '9' }, b: { integerValue: '2' } })

  it.each<[string, Outcome]>([
    ["request.method == 'update'", 'true'],
    ['resource.data.a == 1 && request.resource.data.a == 9', 'true'],
    ['request.resource.data.keys().hasAll(["a", "b"])', 'true'],
    ['request.resource.data.diff(resource.data).affectedKeys().hasOnly(["a"])', 'true'],
    ["resource.id == 'one' && resource['id'] == 'one'", 'true'],
    ["request.resource.id == 'one'", 'true'],
    ['resource.__name__ == /databases/$(database)/documents/things/one', 'true'],
    ["resource['__name__'][4] == 'one'", 'true'],
    ['request.resource.__name__ == request.path', 'true'],
    ['resource != null && request.resource != null', 'true'],
    ['request.query.limit == 1', 'error'],
  ])('that updates: %s is %s', (condition, expected) => {
    const update = { method: 'update', resource: before, newResource: after } as const
    expect(outcome(condition, update)).toBe(expected)
  })

  it.each<[string, Outcome]>([
    ['resource == null', 'true'],
    ['resource.data == null', 'error'],
    ['resource.data.a == 1', 'error'],
    ['request.resource.data.a == 9', 'true'],
  ])('that creates: %s is %s', (condition, expected) => {
    expect(outcome(condition, { method: 'create', newResource: after })).toBe(expected)
  })

  it.each<[string, Outcome]>([
    ['request.resource == null', 'true'],
    ['request.resource.data.a == 9', 'error'],
    ['resource.data.a == 1', 'true'],
  ])('that deletes: %s is %s', (condition, expected) => {
    expect(outcome(condition, { method: 'delete', resource: before })).toBe(expected)
  })
})

const at = (timestampValue: string) => ({
  method: 'create' as const,
  newResource: document('things/one', { at: { timestampValue } }),
})

describe('A read', () => {
  it.each(['get', 'list'] as const)('that is a %s has no request.resource', (method) => {
    const path = method === 'list' ? ['things'] : ['things', 'one']
    expect(outcome("'resource' in request", { method, path })).toBe('false')
    expect(outcome('request.resource == null', { method, path })).toBe('error')
  })
})

describe('request.time', () => {
  it('equals a server timestamp of the same commit, and nothing a client makes up', () => {
    const isServerTime = 'request.resource.data.at == request.time'
    expect(outcome(isServerTime, at(NOW.toISOString()))).toBe('true')
    expect(outcome(isServerTime, at('2026-11-21T08:30:15.123000Z'))).toBe('true')
    expect(outcome(isServerTime, at('2026-11-21T11:30:15.123+03:00'))).toBe('true')
    expect(outcome(isServerTime, at('2026-11-21T08:30:15.123000001Z'))).toBe('false')
    expect(outcome(isServerTime, at('2026-11-21T08:30:15.122Z'))).toBe('false')
  })

  it('compares with nanosecond precision', () => {
    const condition = 'request.resource.data.at > request.time'
    expect(outcome(condition, at('2026-11-21T08:30:15.123000001Z'))).toBe('true')
    expect(
      outcome(
        'request.resource.data.at.nanos() == 123000001',
        at('2026-11-21T08:30:15.123000001Z'),
      ),
    ).toBe('true')
    expect(outcome('request.resource.data.at.year() == 1', at('0001-01-01T00:00:00Z'))).toBe('true')
  })
})

describe('A stored value', () => {
  const fields: RestFields = {
    nothing: { nullValue: 'NULL_VALUE' },
    flag: { booleanValue: true },
    whole: { integerValue: '9223372036854775807' },
    small: { integerValue: 5 },
    real: { doubleValue: 5 },
    nan: { doubleValue: 'NaN' },
    text: { stringValue: 'hi' },
    raw: { bytesValue: '-_8=' },
    place: { geoPointValue: { latitude: -1.25, longitude: 36.75 } },
    nowhere: { geoPointValue: {} },
    list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
    empty: { arrayValue: {} },
    map: { mapValue: { fields: { a: { booleanValue: false } } } },
    hollow: { mapValue: {} },
    link: { referenceValue: 'projects/p/databases/(default)/documents/users/ada' },
  }
  it.each<[string, Outcome]>([
    ['resource.data.nothing == null', 'true'],
    ['resource.data.flag is bool && resource.data.flag', 'true'],
    ['resource.data.whole is int && resource.data.whole == 9223372036854775807', 'true'],
    ['resource.data.whole + 1 > 0', 'error'],
    ['resource.data.small is int && resource.data.real is float', 'true'],
    ['resource.data.small == resource.data.real', 'true'],
    ['math.isNaN(resource.data.nan)', 'true'],
    ["resource.data.text == 'hi'", 'true'],
    ["resource.data.raw is bytes && resource.data.raw.toHexString() == 'FBFF'", 'true'],
    ['resource.data.place is latlng && resource.data.place == latlng.value(-1.25, 36.75)', 'true'],
    ['resource.data.nowhere == latlng.value(0, 0)', 'true'],
    ["resource.data.list == [1, 'a'] && resource.data.empty == []", 'true'],
    ["resource.data.map == {'a': false} && resource.data.hollow == {}", 'true'],
    ['resource.data.link is path', 'true'],
    ['resource.data.link == /databases/$(database)/documents/users/ada', 'true'],
    ['get(resource.data.link).data.name == "Ada"', 'true'],
  ])('%s is %s', (condition, expected) => {
    const lookup = lookupOf([document('users/ada', { name: { stringValue: 'Ada' } })])
    expect(outcome(condition, { resource: document('things/one', fields) }, lookup)).toBe(expected)
  })

  it('that is broken denies, and does not throw', () => {
    const broken = document('things/one', { at: { timestampValue: 'yesterday' } })
    const verdict = ask(service('match /{d=**} { allow read; }'), { resource: broken })
    expect(verdict.allowed).toBe(false)
    expect(verdict.explanation[0]).toContain('RFC 3339')
  })
})

describe('Other documents', () => {
  const lookup = lookupOf(
    [document('users/ada', { role: { stringValue: 'admin' } })],
    [document('users/ada', { role: { stringValue: 'none' } }), document('users/new', {})],
  )
  const ADA = '/databases/$(database)/documents/users/ada'
  const NEW = '/databases/$(database)/documents/users/new'
  it.each<[string, Outcome]>([
    [`get(${ADA}).data.role == 'admin'`, 'true'],
    [`get(${ADA}).id == 'ada' && get(${ADA}).__name__ == ${ADA}`, 'true'],
    [`getAfter(${ADA}).data.role == 'none'`, 'true'],
    [`exists(${ADA})`, 'true'],
    [`exists(${NEW})`, 'false'],
    [`existsAfter(${NEW})`, 'true'],
    [`get(${NEW}) == null`, 'error'],
    [`get(${NEW}).data.role == 'admin'`, 'error'],
    [`exists(${NEW}) && get(${NEW}).data.role == 'admin'`, 'false'],
    ["exists(path('databases/(default)/documents/users/ada'))", 'true'],
    ['exists(/databases/other/documents/users/ada)', 'error'],
    ["exists(/databases/$(database)/documents/users/$('a/b'))", 'error'],
    ["exists(/databases/$(database)/documents/users/$(''))", 'error'],
    ['exists(/users/ada)', 'error'],
    ['exists(/databases/$(database)/documents/users)', 'error'],
    ['exists(/databases/$(database)/documents)', 'error'],
    ["exists('users/ada')", 'error'],
    [`exists(${ADA}, ${ADA})`, 'error'],
    ['exists()', 'error'],
  ])('%s is %s', (condition, expected) => {
    expect(outcome(condition, {}, lookup)).toBe(expected)
  })

  it('that cannot be read deny, and do not throw', () => {
    const failing = {
      get: () => {
        throw new Error('out of order')
      },
      getAfter: () => null,
    }
    const verdict = ask(
      service(`match /{d=**} { allow read: if exists(${ADA}) || true; }`),
      {},
      failing,
    )
    expect(verdict.allowed).toBe(false)
    expect(verdict.explanation).toEqual(['denied: out of order'])
  })
})

type ListQuery = NonNullable<RulesRequest['query']>

const list = (condition: string, query?: Parameters<typeof ask>[1]) =>
  ask(service(`match /things/{id} { allow list: if ${condition}; }`), {
    method: 'list',
    path: ['things'],
    ...query,
  }).allowed

describe('A list', () => {
  const mine = { query: { equals: { owner: { stringValue: 'ada' } } } }

  it('is allowed when the rule does not depend on the documents', () => {
    expect(list('true')).toBe(true)
    expect(list('request.auth != null', { auth: signedIn('ada') })).toBe(true)
    expect(list("request.method == 'list'")).toBe(true)
  })

  it('is allowed when its filters prove the rule', () => {
    const isMine = 'resource.data.owner == request.auth.uid'
    expect(list(isMine, { ...mine, auth: signedIn('ada') })).toBe(true)
    expect(list(isMine, { ...mine, auth: signedIn('eve') })).toBe(false)
    expect(list(isMine, { auth: signedIn('ada') })).toBe(false)
    expect(list(`resource.data.public || ${isMine}`, { ...mine, auth: signedIn('ada') })).toBe(true)
    expect(list("'owner' in resource.data && resource.data.get('owner', '') == 'ada'", mine)).toBe(
      true,
    )
  })

  it('must be allowed for each of its alternatives', () => {
    const vis = (...values: string[]): ListQuery => ({
      anyOf: values.map((stringValue) => [
        { field: 'vis', operator: '==', value: { stringValue } },
      ]),
    })
    const query = (...values: string[]) => ({ query: vis(...values) })
    expect(list("resource.data.vis == 'a'", query('a'))).toBe(true)
    expect(list("resource.data.vis == 'a'", query('a', 'b'))).toBe(false)
    expect(list("resource.data.vis in ['a', 'b']", query('a', 'b'))).toBe(true)
    expect(list("resource.data.vis in ['a', 'b']", query('a', 'c'))).toBe(false)
    expect(list("resource.data.vis.matches('a+')", query('a', 'aa'))).toBe(true)
    expect(list("resource.data.vis == 'a'", { query: { anyOf: [] } })).toBe(false)
  })

  /** A list whose filters say this of n. */
  const about = (...facts: [QueriedFact['operator'], number][]) => ({
    query: {
      anyOf: [
        facts.map(([operator, n]) => ({ field: 'n', operator, value: { integerValue: `${n}` } })),
      ],
    },
  })

  it.each<[string, ReturnType<typeof about>, boolean]>([
    ['resource.data.n < 10', about(['<', 10]), true],
    ['resource.data.n < 10', about(['<=', 9]), true],
    ['resource.data.n < 10', about(['<=', 10]), false],
    ['resource.data.n < 10', about(['<', 100]), false],
    ['resource.data.n < 10', about(['>', 5]), false],
    ['resource.data.n <= 10', about(['<', 10]), true],
    ['resource.data.n <= 10', about(['<', 11]), false],
    ['resource.data.n > 10', about(['>', 10]), true],
    ['resource.data.n > 10', about(['>=', 10]), false],
    ['resource.data.n >= 10', about(['>=', 10]), true],
    ['10 > resource.data.n', about(['<', 10]), true],
    ['10 < resource.data.n', about(['<', 10]), false],
    ['resource.data.n > 1 && resource.data.n < 9', about(['>', 1], ['<', 5]), true],
    ['resource.data.n > 1 && resource.data.n < 9', about(['<', 5]), false],
    ["'n' in resource.data && resource.data.get('n', 0) < 10", about(['<', 10]), true],
    ['small(resource.data.n)', about(['<', 10]), true],
    ['!(resource.data.n >= 10)', about(['<', 10]), false],
    ['(resource.data.n >= 10) == false', about(['<', 10]), false],
    ['resource.data.n < 10.0', about(['<', 10]), false],
    ['resource.data.n is int', about(['<', 10]), false],
    ['!(resource.data.n is string)', about(['<', 10]), false],
    ['resource.data.n != 20', about(['<', 10]), false],
    ["resource.data.n != 'a'", about(['<', 10]), false],
    ['[resource.data.n].size() == 1', about(['<', 10]), false],
    ["resource.data.get(['n', 'm'], 1) == 1", about(['<', 10]), false],
    ['resource.data.n + 1 < 20', about(['<', 10]), false],
    ['resource.data.n == 5', about(['==', 5], ['==', 6]), false],
    ['resource.data.n == 5', about(['==', 5], ['<', 2]), false],
    ['resource.data.n == 5', about(['==', 5], ['open', 0]), false],
    ["'n' in resource.data", about(['open', 0]), false],
    ['5 in resource.data.n', about(['contains', 5]), true],
    ['6 in resource.data.n', about(['contains', 5]), false],
    ['!(6 in resource.data.n)', about(['contains', 5]), false],
    ['resource.data.n.hasAny([5, 6])', about(['contains', 5]), true],
    ['resource.data.n.hasAny([6])', about(['contains', 5]), false],
    ['resource.data.n.hasAll([5])', about(['contains', 5]), false],
    ['resource.data.n.size() > 0', about(['contains', 5]), false],
    ['resource.data.n is list', about(['contains', 5]), false],
    ['5 in resource.data.n', about(['<', 10]), false],
    ['resource.data.n < 6', about(['contains', 5]), false],
  ])('that filters proves what follows from its filters: %s', (condition, query, expected) => {
    const small = 'function small(n) { let same = n; return same < 10; }'
    const rules = service(`${small} match /things/{id} { allow list: if ${condition}; }`)
    const verdict = ask(rules, { method: 'list', path: ['things'], ...query })
    expect(verdict.allowed).toBe(expected)
  })

  it('knows nested fields and names in backticks', () => {
    const equals = { 'team.lead': { stringValue: 'ada' }, '`a.b`': { integerValue: '1' } }
    expect(list("resource.data.team.lead == 'ada'", { query: { equals } })).toBe(true)
    expect(list("resource.data.get(['team', 'lead'], '') == 'ada'", { query: { equals } })).toBe(
      true,
    )
    expect(list("resource.data['a.b'] == 1", { query: { equals } })).toBe(true)
    expect(list("resource.data.team.keys() == ['lead']", { query: { equals } })).toBe(false)
    expect(list("resource.data.team == {'lead': 'ada'}", { query: { equals } })).toBe(false)
  })

  it.each([
    'resource.data.other == 1',
    '!(resource.data.other == 1)',
    "!('secret' in resource.data)",
    "resource.data.get('secret', true)",
    'resource.data.size() == 1',
    "resource.data.keys().hasOnly(['owner'])",
    "resource.data == {'owner': 'ada'}",
    "resource.data != {'owner': 'eve'}",
    "resource.data.diff({'owner': 'ada'}).affectedKeys().size() == 0",
    '[resource.data] != [1]',
    "id != 'secret'",
    'id is string',
    '[id].size() == 1',
    'resource.id is string',
    "resource.id != ''",
    'resource.__name__ is path',
    'resource == null',
    'exists(/databases/$(database)/documents/things/$(id)) || true == resource.data.x',
  ])('is denied when the rule asks what its filters leave open: %s', (condition) => {
    expect(list(condition, mine)).toBe(false)
  })

  it('does not match the rule of a single document, but a wildcard over everything', () => {
    const asking = { method: 'list', path: ['things'] } as const
    expect(ask(service('match /things/one { allow read; }'), asking).allowed).toBe(false)
    expect(ask(service('match /{all=**} { allow read; }'), asking).allowed).toBe(true)
    expect(ask(service('match /{all=**} { allow read: if all is path; }'), asking).allowed).toBe(
      false,
    )
    expect(ask(service('match /{all=**} { allow read; }', '1'), asking).allowed).toBe(true)
  })

  it('shows the clauses of the query, and the path of the collection', () => {
    expect(list('request.query.limit == null && request.query.offset == 0')).toBe(true)
    expect(list('request.path == /databases/$(database)/documents/things')).toBe(true)
    expect(list('request.query.limit <= 50', { query: { limit: 50 } })).toBe(true)
    expect(list('request.query.limit <= 50', { query: { limit: 51 } })).toBe(false)
    expect(list('request.query.limit <= 50', { query: {} })).toBe(false)
    expect(list('request.query.limit <= 50')).toBe(false)
    const ordered = { query: { offset: 2, orderBy: 'born ASC, name DESC' } }
    expect(
      list(
        "request.query.offset == 2 && request.query.orderBy == {'born': 'ASC', 'name': 'DESC'}",
        ordered,
      ),
    ).toBe(true)
  })
})
