import { describe, expect, it } from 'vitest'
import { ask, outcome, service, signedIn } from './support.ts'

describe('A denial explains itself', () => {
  it('with the operand that was false', () => {
    const rules = service(`match /things/{id} {
  allow read: if request.auth != null
    && request.auth.uid == id;
}`)
    expect(ask(rules).explanation).toEqual([
      'line 5, column 3: allow read: false at line 5, column 18: request.auth != null',
    ])
    expect(ask(rules, { auth: signedIn('ada') }).explanation).toEqual([
      'line 5, column 3: allow read: false at line 6, column 8: request.auth.uid == id',
    ])
  })

  it('with the function that decided', () => {
    const rules = service(`function isOwner(id) {
  return true && request.auth.uid == id;
}
match /things/{id} { allow read, delete: if isOwner(id); }`)
    expect(ask(rules, { auth: signedIn('ada') }).explanation).toEqual([
      'line 7, column 22: allow read, delete: false at line 5, column 18: request.auth.uid == id',
    ])
  })

  it('with the place and kind of an error', () => {
    const rules = service(`match /things/{id} {
  allow read: if resource.data.owner == 'me';
  allow read: if request.time.nope() || request.auth.uid == id;
}`)
    expect(ask(rules).explanation).toEqual([
      'line 5, column 3: allow read: error at line 5, column 27: Null value error.',
      'line 6, column 3: allow read: error at line 6, column 31: Function not found error: Name: [nope].',
    ])
  })

  it.each([
    [`int(true) == 1`, 'Cannot convert bool to int.'],
    [`int('1x') == 1`, 'Cannot convert string to int.'],
    [`int('x1') == 1`, 'Cannot convert string to int.'],
    [`float(true) == 1.0`, 'Cannot convert bool to float.'],
    [`string({}) == ''`, 'Cannot convert map to string.'],
    [`math.abs('1') == 1`, 'Invalid argument: expected number, received string.'],
    [`{'a': 1}.get(1, 2) == 2`, 'a key is a string or a list of strings, not int.'],
    [`{'a': 1}.get([], 2) == 2`, 'a key is a string or a list of strings, not list.'],
    [`{'a': 1}.get([1], 2) == 2`, 'Invalid argument: every key must be a string.'],
    [`'a'.matches(id.size())`, 'Invalid argument: expected string, received int.'],
    [`'a'.replace('(a)', '$2') == ''`, 'There is no group 2.'],
    [`'a'.replace('(?P<x>a)', '\${y}') == ''`, 'There is no group y.'],
    [`hashing.md5(1) == b''`, 'Invalid argument: expected bytes or string.'],
    [`timestamp.date(2025, 2, 30) == request.time`, 'There is no such date.'],
    [`timestamp.date(2025, 13, 1) == request.time`, 'There is no such date.'],
    [`duration.value(1, 'y') == duration.value(1, 's')`, 'Unknown unit of a duration: y.'],
    [`latlng.value(91, 0) == latlng.value(0, 0)`, 'Latitude or longitude out of range.'],
    [`[1].toSet().hasAny(1)`, 'Invalid argument: expected set or list, received int.'],
    [`path('/a//b') == path('/a')`, 'A path cannot have an empty segment.'],
    [`path('/{a b}') == path('/a')`, '{a b} is no variable of a path template.'],
    [`path('/%') == path('/a')`, 'Unable to decode %.'],
    [`path('/{a}/{a}').bind({'a': 'x'}) == path('/x')`, 'A variable is twice'],
    [`path('/{a}').bind({'a': 'x', 'b': 'x'}) == path('/x')`, 'Variable b does not exist'],
    [`path('/{a}').bind({}) == path('/x')`, 'Variable a is not bound.'],
    [`path('/{a=**}').bind({'a': 'x'}) == path('/x')`, 'Not a path.'],
    [`path('/{a}').bind({'a': ''}) == path('/x')`, 'A segment cannot be empty.'],
  ])('with the mistake in %s', (condition, why) => {
    const { explanation } = ask(service(`match /things/{id} { allow read: if ${condition}; }`))
    expect(explanation.join()).toMatch(/: error at line 4, column \d+: /)
    expect(explanation.join()).toContain(why)
  })

  it('with the type of a condition that is not a bool', () => {
    expect(ask(service('match /things/{id} { allow read: if id; }')).explanation).toEqual([
      'line 4, column 22: allow read: the condition is string, not bool',
    ])
  })

  it('with one line for each allow it tried, in all blocks', () => {
    const rules = service(`match /things/{id} { allow read: if false; allow write: if true; }
match /{all=**} { allow get: if 1 == 2; }`)
    expect(ask(rules).explanation).toEqual([
      'line 4, column 22: allow read: false at line 4, column 37: false',
      'line 5, column 19: allow get: false at line 5, column 33: 1 == 2',
    ])
  })

  it('by saying that nothing matches', () => {
    expect(ask(service('match /things/{id} { allow write; }')).explanation).toEqual([
      'no allow for get matches /things/one',
    ])
  })
})

it('A permission names its allow', () => {
  const rules = service('match /things/{id} { allow read: if false; allow get: if true; }')
  expect(ask(rules).explanation).toEqual(['line 4, column 44: allow get grants'])
})

it.each([
  "string(0.0) == '0.0'",
  "string(0.001) == '0.001'",
  "string(10000000.0) == '1.0E7'",
  "string(0.00025) == '2.5E-4'",
  "int('+7') == 7",
  'math.abs(5) == 5',
  "duration.abs(duration.value(5, 's')) == duration.value(5, 's')",
  'int(-10000000000000000000.0) < -9000000000000000000',
  'latlng.value(90, 180).latitude() == 90',
  "'a1b'.replace('(?P<x1>1)', '<${x1}>') == 'a<1>b'",
])('%s is granted', (condition) => {
  expect(outcome(condition)).toBe('true')
})
