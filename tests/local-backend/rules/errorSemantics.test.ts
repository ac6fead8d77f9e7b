import { describe, expect, it } from 'vitest'
import { ask, document, outcome, service, type Outcome } from './support.ts'

const ERROR = 'request.nothing'

function table(rows: readonly (readonly [string, Outcome])[]): void {
  it.each(rows)('%s is %s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected)
  })
}

describe('&& and || absorb errors on either side', () => {
  table([
    [`${ERROR} || true`, 'true'],
    [`true || ${ERROR}`, 'true'],
    [`${ERROR} && false`, 'false'],
    [`false && ${ERROR}`, 'false'],
    [`${ERROR} || false`, 'error'],
    [`false || ${ERROR}`, 'error'],
    [`${ERROR} && true`, 'error'],
    [`true && ${ERROR}`, 'error'],
    [`${ERROR} || ${ERROR}`, 'error'],
    [`${ERROR} && ${ERROR}`, 'error'],
    [`!${ERROR}`, 'error'],
    [`!(${ERROR} && false)`, 'true'],
    [`(${ERROR} || ${ERROR}) || true`, 'true'],
    [`${ERROR} || (${ERROR} || true)`, 'true'],
    [`(${ERROR} && true) && false`, 'false'],
  ])
})

describe('&&, || and ?: take only bool', () => {
  table([
    ['1 && true', 'error'],
    ['true && 1', 'error'],
    ["'a' || false", 'error'],
    ['null || false', 'error'],
    ['[] && true', 'error'],
    // A wrong type is an error like others, so the other side can still decide.
    ['1 || true', 'true'],
    ['true || 1', 'true'],
    ['1 && false', 'false'],
    ['!1', 'error'],
    ['!null', 'error'],
  ])
})

describe('A condition that is not bool', () => {
  it.each(['1', "'true'", 'null', '[true]', '{}', 'request', 'request.time'])(
    '%s does not grant',
    (condition) => {
      expect(outcome(condition)).toBe('error')
    },
  )
})

describe('An allow that errs', () => {
  it('does not stop later ones in the same block', () => {
    const rules = service(
      'match /things/{id} { allow read: if request.nothing; allow read: if true; }',
    )
    expect(ask(rules).allowed).toBe(true)
  })

  it('does not stop those of other blocks', () => {
    const rules = service(`match /things/{id} { allow read: if resource.data.a; }
      match /{document=**} { allow read: if id; allow read: if true; }`)
    expect(ask(rules).allowed).toBe(true)
  })
})

describe('A missing field', () => {
  const stored = {
    resource: document('things/one', {
      name: { stringValue: 'Amani' },
      nothing: { nullValue: null },
      nested: { mapValue: { fields: { deep: { integerValue: '3' } } } },
    }),
  }
  it.each<[string, Outcome]>([
    ["resource.data.name == 'Amani'", 'true'],
    ['resource.data.nothing == null', 'true'],
    ['resource.data.missing == null', 'error'],
    ['resource.data.missing != null', 'error'],
    ["'missing' in resource.data", 'false'],
    ["!('missing' in resource.data) || resource.data.missing == 1", 'true'],
    ["resource.data.get('missing', 7) == 7", 'true'],
    ["resource.data.get('missing', null) == null", 'true'],
    ["resource.data.get('name', 7) == 'Amani'", 'true'],
    ["resource.data.get(['nested', 'deep'], 7) == 3", 'true'],
    ["resource.data.get(['nested', 'no'], 7) == 7", 'true'],
    ["resource.data.get(['name', 'no'], 7) == 7", 'true'],
    ["resource.data.get(['no', 'no'], 7) == 7", 'true'],
    ["resource.data.get('name') == 'Amani'", 'error'],
    ['resource.data.get(1, 2) == 2', 'error'],
    ["resource.data.get(['nested', 1], 2) == 2", 'error'],
    ["resource.data.get('name', resource.data.missing) == 'Amani'", 'error'],
    ['resource.data.name.first == 1', 'error'],
    ['resource.data.nothing.first == 1', 'error'],
  ])('%s is %s', (condition, expected) => {
    expect(outcome(condition, stored)).toBe(expected)
  })
})

describe('JavaScript does not shine through', () => {
  table([
    ["{'a': 1}.constructor == null", 'error'],
    ["{'a': 1}['constructor'] == null", 'error'],
    ["{'a': 1}.__proto__ == null", 'error'],
    ["{'a': 1}.get('toString', 5) == 5", 'true'],
    ["'abc'.length == 3", 'error'],
    ['[1].length == 1', 'error'],
    ["'abc'.toString() == 'abc'", 'error'],
    ["'abc'.charAt(0) == 'a'", 'error'],
    ["'abc'.constructor('x') == null", 'error'],
    ["['a'].includes('a')", 'error'],
    ["{'a': 1}.hasOwnProperty('a')", 'error'],
    ['math.max(1, 2) == 2', 'error'],
    ['math.constructor(1) == 1', 'error'],
    ['constructor(1) == 1', 'error'],
    ['toString() == null', 'error'],
    ['undefined == null', 'error'],
    ['this == null', 'error'],
    ['__proto__ == null', 'error'],
    ["path('a').constructor == null", 'error'],
    ['request.auth.toString() == null', 'error'],
  ])

  it('even with keys that JavaScript treats specially', () => {
    const fields: unknown = JSON.parse('{"__proto__": {"stringValue": "x"}}')
    const resource = { path: ['things', 'one'], fields: fields as Record<string, never> }
    expect(outcome("resource.data.__proto__ == 'x'", { resource })).toBe('true')
    expect(outcome("resource.data.keys() == ['__proto__']", { resource })).toBe('true')
  })
})

describe('What Google’s service does not have', () => {
  table([
    ["bool('true')", 'error'],
    ['math.isInfinite(1.0)', 'error'],
    ["{'a': 1}.hasOnly(['a'])", 'error'],
    ["{'a': 1}.hasAll(['a'])", 'error'],
    ["{'a': 1}.hasAny(['a'])", 'error'],
    ['path(/a/b) == /a/b', 'error'],
    ['firestore.exists(/databases/(default)/documents/a/b)', 'error'],
    ['request.size() > 0 && request.query.limit < 5', 'error'],
  ])
})
