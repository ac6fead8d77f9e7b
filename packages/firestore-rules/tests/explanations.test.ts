import { describe, expect, it } from 'vitest'
import { ask, service, signedIn } from './support.ts'

describe('A denial explains itself', () => {
  it('by the operand that was false', () => {
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

  it('inside the function where it was decided', () => {
    const rules = service(`function isOwner(id) {
  return true && request.auth.uid == id;
}
match /things/{id} { allow read, delete: if isOwner(id); }`)
    expect(ask(rules, { auth: signedIn('ada') }).explanation).toEqual([
      'line 7, column 22: allow read, delete: false at line 5, column 18: request.auth.uid == id',
    ])
  })

  it('by the place and the kind of an error', () => {
    const rules = service(`match /things/{id} {
  allow read: if resource.data.owner == 'me';
  allow read: if request.time.nope() || request.auth.uid == id;
}`)
    expect(ask(rules).explanation).toEqual([
      'line 5, column 3: allow read: error at line 5, column 27: Null value error.',
      'line 6, column 3: allow read: error at line 6, column 31: Function not found error: Name: [nope].',
    ])
  })

  it('by what a condition is when it is no bool', () => {
    expect(ask(service('match /things/{id} { allow read: if id; }')).explanation).toEqual([
      'line 4, column 22: allow read: the condition is string, not bool',
    ])
  })

  it('with one line for each allow that was considered, over all blocks', () => {
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

it('A permission names the allow that grants it', () => {
  const rules = service('match /things/{id} { allow read: if false; allow get: if true; }')
  expect(ask(rules).explanation).toEqual(['line 4, column 44: allow get grants'])
})
