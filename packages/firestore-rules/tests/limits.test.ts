import { describe, expect, it } from 'vitest'
import { ask, document, outcome, refusalOf, service } from './support.ts'

function conditionOf(condition: string): string {
  return service(`match /{document=**} { allow read: if ${condition}; }`)
}

function chain(count: number, operator = ' && ', term = 'true'): string {
  return Array.from({ length: count }, () => term).join(operator)
}

/** f1 calls f2, and so on; the last returns true. */
function callingDeeply(depth: number): string {
  const functions = Array.from({ length: depth }, (_, index) => {
    const result = index + 1 < depth ? `f${index + 2}()` : 'true'
    return `function f${index + 1}() { return ${result}; }`
  }).join('\n')
  return service(`${functions} match /{document=**} { allow read: if f1(); }`)
}

function withParameters(names: string): string {
  return service(`function f(${names}) { return a; }`)
}

function withLets(count: number): string {
  const lets = Array.from({ length: count }, (_, index) => `let v${index} = ${index};`).join(' ')
  return service(`function f() { ${lets} return v0; }`)
}

function nestedMatches(depth: number): string {
  return `service cloud.firestore { ${'match /a {'.repeat(depth)} allow read; ${'}'.repeat(depth)} }`
}

/** A path of 60 segments, with one of `count` segments inside. */
function segmentsInside(count: number): string {
  const inner = `match ${'/a'.repeat(count)} { allow read; }`
  return `service cloud.firestore { match ${'/a'.repeat(60)} { ${inner} } }`
}

function captures(count: number): string {
  const path = Array.from({ length: count }, (_, index) => `/a/{x${index}}`).join('')
  return service(`match ${path} { allow read; }`)
}

/** Costs four more than the list has items: the comparison, its right side, the call and the list. */
function withList(count: number): string {
  return conditionOf(`[${chain(count, ', ', '1')}].size() > 0`)
}

function exists(index: number): string {
  return `exists(/databases/$(database)/documents/a/d${index})`
}

function get(index: number): string {
  return `get(/databases/$(database)/documents/a/d${index}).data.size() == 0`
}

function lookingUp(count: number): string {
  const lookups = Array.from({ length: count }, (_, index) => exists(index))
  return conditionOf(`${lookups.join(' || ')} || true`)
}

describe('An expression', () => {
  it('may have 98 terms in a flat chain, not 99', () => {
    for (const operator of [' && ', ' || ']) {
      expect(outcome(chain(98, operator))).toBe('true')
      expect(refusalOf(conditionOf(chain(99, operator)))).toContain('more than 98 terms')
    }
  })

  it('may have more terms when they are grouped', () => {
    expect(outcome(`(${chain(90)}) && (${chain(90)})`)).toBe('true')
  })

  it.each([
    ['a chain of comparisons', 98, (n: number) => chain(n, ' && ', '1 == 1')],
    ['a chain of + ', 98, (n: number) => `${chain(n, ' + ', '1')} == 1`],
    ['parentheses', 97, (n: number) => `${'('.repeat(n)}1 == 1${')'.repeat(n)}`],
    ['a chain of !', 98, (n: number) => `${'!'.repeat(n)}true`],
    ['lists in lists', 98, (n: number) => `${'['.repeat(n)}${']'.repeat(n)} != []`],
    ['calls in calls', 97, (n: number) => `${'string('.repeat(n)}1${')'.repeat(n)} == '1'`],
    ['conditionals', 98, (n: number) => `${'true ? true : '.repeat(n)}true`],
    ['&& in parentheses', 49, (n: number) => `${'true && ('.repeat(n)}true${')'.repeat(n)}`],
    ['maps in maps', 97, (n: number) => `${"{'a':".repeat(n)}1${'}'.repeat(n)} != {}`],
  ])('may have %s up to %i deep', (_, most, make) => {
    expect(outcome(make(most))).not.toBe('error')
    expect(refusalOf(conditionOf(make(most + 1)))).not.toBe('')
  })

  it('may chain fields and methods without limit', () => {
    expect(outcome(`'a'${'.lower()'.repeat(250)} == 'a'`)).toBe('true')
  })

  it('may have 97 pairs of parentheses, not 98', () => {
    expect(outcome(`${'('.repeat(97)}true${')'.repeat(97)}`)).toBe('true')
    expect(refusalOf(conditionOf(`${'('.repeat(98)}true${')'.repeat(98)}`))).toContain(
      'more than 97 nested pairs',
    )
    expect(outcome(Array.from({ length: 10 }, () => '((true))').join(' && '))).toBe('true')
  })
})

describe('A function', () => {
  it.each([
    ['21 nested calls', callingDeeply(21), callingDeeply(22)],
    ['21 nested calls', callingDeeply(21), callingDeeply(5000)],
    [
      '7 parameters',
      withParameters('a, b, c, d, e, f, g'),
      withParameters('a, b, c, d, e, f, g, h'),
    ],
    ['11 let bindings', withLets(11), withLets(12)],
  ])('may have %s, not more', (most, allowed, tooMuch) => {
    expect(refusalOf(allowed)).toBe('')
    expect(refusalOf(tooMuch)).toContain(`more than ${most}`)
  })
})

describe('A match', () => {
  it.each([
    ['10 nested match blocks', nestedMatches(10), nestedMatches(11)],
    ['100 path segments', segmentsInside(40), segmentsInside(41)],
    ['20 path captures', captures(19), captures(20)],
  ])('may have %s, including outer ones', (most, allowed, tooMuch) => {
    expect(refusalOf(allowed)).toBe('')
    expect(refusalOf(tooMuch)).toContain(`more than ${most}`)
  })
})

describe('A file', () => {
  it('may have 256 KiB, not more', () => {
    const rules = service('match /{document=**} { allow read; }')
    const filler = (size: number) => `${rules}//${'x'.repeat(size - rules.length - 2)}`
    expect(ask(filler(256 * 1024)).allowed).toBe(true)
    expect(refusalOf(filler(256 * 1024 + 1))).toContain('at most 262144 are allowed')
    expect(refusalOf(`${rules}//${'ß'.repeat(128 * 1024)}`)).toContain('at most 262144 are allowed')
  })
})

describe('Cost', () => {
  it.each([
    ['true', 1],
    ['request.auth', 2],
    ['request.time.year() == 2026', 5],
    ['!true', 2],
    ['1 + 2 == 3', 5],
    ['1 is int', 3],
    ['true && true', 4],
    ['false && true', 2],
    ['true || nothing', 2],
    ['nothing || true', 4],
    ['true ? true : false', 4],
    ['false ? false : true', 6],
    ['[1, 2].size() == 2', 6],
    ["{'a': 1}.a == 1", 6],
    ['/a/b/c == 1', 6],
    ['/a/$(database)/$(request.method) == 1', 7],
    ["'abc'[0:1] == 'a'", 6],
    ["'abc'[1:] == 'a'", 6],
    ['math.abs(-1) == 1', 5],
  ])('of %s is %i', (condition, cost) => {
    expect(ask(conditionOf(condition)).cost).toBe(cost)
  })

  it('of a function counts its body and its lets at every call', () => {
    const rules = service(`function f(a) { let unused = 1 + 2; return a; }
      match /{document=**} { allow read: if f(true) && f(true); }`)
    // Each call costs 1, its argument 1, let 1 with a value of 3, the result 1.
    expect(ask(rules).cost).toBe(2 + 2 * 7)
  })

  it('adds up over all allows of a request', () => {
    const rules = service(`match /things/{id} { allow read: if false; allow read: if 1 == 2; }
      match /{document=**} { allow write; allow read: if true; }`)
    expect(ask(rules).cost).toBe(1 + 3 + 1)
  })
})

describe('The 1,000 expressions of a request', () => {
  const COST = ask(conditionOf(chain(90, ' && ', '!false'))).cost

  it('can be used up but not exceeded', () => {
    expect(ask(withList(996))).toMatchObject({ allowed: true, cost: 1000 })
    const verdict = ask(withList(997))
    expect(verdict.allowed).toBe(false)
    expect(verdict.explanation.join()).toContain(
      'the maximum of 1000 expressions to evaluate has been reached',
    )
  })

  it('end the request when exceeded, whatever follows', () => {
    const expensive = `allow read: if !(${chain(90, ' && ', '!false')});`
    const count = Math.floor(1000 / (COST + 1))
    const rules = (times: number) =>
      service(`match /{document=**} { ${expensive.repeat(times)} allow read; }`)
    expect(ask(rules(count)).allowed).toBe(true)
    expect(ask(rules(count + 1)).allowed).toBe(false)
  })

  it('are exceeded despite "|| true"', () => {
    expect(ask(conditionOf(`[${chain(1001, ', ', '1')}].size() > 0 || true`)).allowed).toBe(false)
  })

  it('do not matter when an earlier allow grants', () => {
    const rules = service(
      `match /{document=**} { allow read; allow read: if [${chain(1001, ', ', '1')}] == []; }`,
    )
    expect(ask(rules).allowed).toBe(true)
  })
})

describe('Looking up documents', () => {
  it('is possible 10 times in a request, not 11', () => {
    expect(ask(lookingUp(10)).allowed).toBe(true)
    const verdict = ask(lookingUp(11))
    expect(verdict.allowed).toBe(false)
    expect(verdict.explanation).toEqual(['denied: more than 10 calls of get() or exists()'])
  })

  // Google's emulator 1.19.9 counts like this.
  it('counts exists() and a later get() of the same document as two calls', () => {
    const lookup = { get: () => document('a/d'), getAfter: () => document('a/d') }
    const calls = (count: number, call: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => call(index))
    const isAllowed = (...conditions: string[]) =>
      ask(conditionOf(conditions.join(' && ')), {}, lookup).allowed
    expect(isAllowed(...calls(5, exists), ...calls(5, get))).toBe(true)
    expect(isAllowed(...calls(5, exists), ...calls(6, get))).toBe(false)
    expect(isAllowed(...calls(10, get), ...calls(10, exists))).toBe(true)
  })

  it('reads a document once', () => {
    let reads = 0
    const counting = {
      get: () => {
        reads += 1
        return document('a/d0')
      },
      getAfter: () => null,
    }
    const same = Array.from({ length: 15 }, () => exists(0)).join(' && ')
    expect(ask(conditionOf(`${same} && ${get(0)}`), {}, counting)).toMatchObject({
      allowed: true,
      lookups: ['exists a/d0', 'get a/d0'],
    })
    expect(reads).toBe(1)
  })
})

describe('A value', () => {
  it('cannot grow so large by sharing that comparing it never ends', () => {
    const doubling = 'let a = [x, x]; let b = [a, a]; let c = [b, b]; let d = [c, c];'
    const functions = Array.from({ length: 20 }, (_, index) => {
      const result = index === 0 ? 'd' : `f${index - 1}(d)`
      return `function f${index}(x) { ${doubling} return ${result}; }`
    })
    const rules = service(
      `${functions.join('\n')} match /{d=**} { allow read: if f19(1) == f19(1); }`,
    )
    const verdict = ask(rules)
    expect(verdict.allowed).toBe(false)
    expect(verdict.explanation.join()).toContain('The value becomes too large.')
  })
})
