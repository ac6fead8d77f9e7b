import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  judge,
  parseRules,
  RulesSyntaxError,
  type Expression,
  type RulesRequest,
  type Ruleset,
  type Verdict,
} from '../index.ts'
import { printRules } from './printRules.ts'
import { arbitraryExpression, arbitraryRuleset, rulesetOf } from './arbitraryRules.ts'
import { document, lookupOf, read, request, signedIn, text } from './support.ts'

const lookup = lookupOf([document('users/ada', { name: text('Ada') })])

const before = document('users/ada', {
  name: text('Ada'),
  tags: {
    kind: 'list',
    items: [
      { kind: 'int', value: 1n },
      { kind: 'float', value: 1.5 },
    ],
  },
  born: { kind: 'timestamp', nanos: -1n },
})
const after = document('users/ada', { name: text('Ada L.'), in: { kind: 'null' } })

const REQUESTS: readonly RulesRequest[] = [
  request({ path: ['users', 'ada'], auth: signedIn('ada'), resource: before }),
  request({
    method: 'update',
    path: ['users', 'ada'],
    auth: signedIn('ada', { email: 'ada@example.org' }),
    resource: before,
    newResource: after,
  }),
  request({ method: 'create', path: ['users', 'ada'], newResource: after }),
  request({
    method: 'list',
    path: ['users'],
    query: { limit: 3, filters: [{ path: ['name'], equals: text('Ada') }] },
  }),
]

/** Leaves out positions, which printing changes. */
function verdicts(ruleset: Ruleset): Pick<Verdict, 'allowed' | 'cost'>[] {
  return REQUESTS.map((each) => {
    const { allowed, cost } = judge(ruleset, each, lookup)
    return { allowed, cost }
  })
}

describe('Whatever the rules say', () => {
  it('a judgement is a verdict with an explanation, never an exception', () => {
    fc.assert(
      fc.property(arbitraryRuleset, (ruleset) => {
        for (const each of REQUESTS) {
          const verdict = judge(ruleset, each, lookup)
          expect(verdict.explanation.length).toBeGreaterThan(0)
          // Anything else would be a failure of the engine, which also denies.
          expect(verdict.explanation.join('\n')).not.toMatch(
            /^denied: (?!the maximum of 1000 |more than 10 )/m,
          )
        }
      }),
      { numRuns: 250 },
    )
  })

  it('they judge the same after being printed and parsed again', () => {
    fc.assert(
      fc.property(arbitraryRuleset, (ruleset) => {
        const printed = printRules(ruleset)
        const again = parseRules(printed)
        expect(printRules(again)).toBe(printed)
        expect(verdicts(again)).toEqual(verdicts(ruleset))
      }),
      { numRuns: 250 },
    )
  })
})

describe('Swapping the operands', () => {
  it.each(['&&', '||'] as const)('of %s never changes a verdict', (operator) => {
    const at = { position: { line: 1, column: 1 }, text: 'as made up' }
    const joined = (left: Expression, right: Expression, negated: boolean): Expression => {
      const both: Expression = { kind: 'binary', ...at, operator, left, right }
      return negated ? { kind: 'unary', ...at, operator: '!', operand: both } : both
    }
    // Operands that are true, false, an error, or anything.
    const operand = fc.oneof(
      fc.constantFrom<Expression>(
        { kind: 'literal', ...at, value: true },
        { kind: 'literal', ...at, value: false },
        { kind: 'literal', ...at, value: 1n },
        { kind: 'variable', ...at, name: 'nobody' },
      ),
      arbitraryExpression,
    )
    fc.assert(
      fc.property(operand, operand, fc.boolean(), (left, right, negated) => {
        const one = rulesetOf([joined(left, right, negated)])
        const other = rulesetOf([joined(right, left, negated)])
        for (const each of REQUESTS) {
          expect(judge(other, each, lookup).allowed).toBe(judge(one, each, lookup).allowed)
        }
      }),
      { numRuns: 150 },
    )
  })
})

const SAMPLE = `rules_version = '2';
function isSignedIn() { return request.auth != null; }
service cloud.firestore {
  match /databases/{database}/documents {
    function data() { return request.resource.data; }
    match /users/{uid} {
      function isValid(data, keys) {
        let name = data.get('name', "");
        let user = get(/databases/$(database)/documents/users/$(request.auth.uid)).data;
        return data.keys().hasOnly(keys) && (name is string ? name.size() < 50 : false) // short
          && data['age'] in [1, 2.5, -3] && 'a\\'b'.matches('^[a-z]+$');
      }
      allow read: if isSignedIn() && request.auth.uid == uid
      allow create, update: if isValid(data(), ['name', 'age'])
        || request.time < timestamp.date(2030, 1, 1) + duration.value(1, 'd');
      match /{rest=**} { allow list: if rest[0:1] == "x" && {'a': {'b': 1}}.a.b == 1; }
    }
    /* nothing else */
  }
}
`

/** Either refused at a place that exists, or read so that it can be judged and printed. */
function isSound(result: Ruleset | RulesSyntaxError): boolean {
  if (result instanceof RulesSyntaxError) {
    const place = `line ${result.line}, column ${result.column}: `
    return result.line > 0 && result.column > 0 && result.message.startsWith(place)
  }
  return isDeepStrictEqual(verdicts(parseRules(printRules(result))), verdicts(result))
}

describe('A damaged file', () => {
  it('is parsed, or refused with a position; what is parsed can be judged and printed', () => {
    const scraps = `( ) { } [ ] ' " \\ / /* // $ $( =**`.split(' ')
    const words = 'allow match if let return is in null 1 1.5 ; :'.split(' ')
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.integer({ min: 0, max: 30 }),
      insert: fc.oneof(
        fc.constantFrom('', ...scraps, ...words.map((word) => ` ${word} `)),
        fc.string({ unit: 'binary', maxLength: 5 }),
        fc
          .tuple(fc.nat(SAMPLE.length), fc.nat(60))
          .map(([from, length]) => SAMPLE.slice(from, from + length)),
      ),
    })
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let source = SAMPLE
        for (const { at, remove, insert } of edits) {
          const from = Math.floor(at * source.length)
          source = source.slice(0, from) + insert + source.slice(from + remove)
        }
        expect(isSound(read(source))).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  it('is parsed or refused wherever it ends', () => {
    for (let end = 0; end < SAMPLE.length - 2; end += 1) {
      expect(read(SAMPLE.slice(0, end))).toBeInstanceOf(RulesSyntaxError)
    }
  })
})

describe('A file made to exhaust the parser', () => {
  const open = "rules_version = '2'; service cloud.firestore { match /a/{b} { allow read: if "
  const openEnds = ['(', '[', '{1:', '!', '-', '!-', 'f(', 'a[', 'a.b(', '/$(', 'a ? ', 'a ? b : ']
  const lexical = ['1', "'", '/*', '/a', '\\']
  const chains = ['a.', 'a + ', 'a == ', 'a && ', 'a || b && ', 'a in ', 'a is int is ']

  it.each([...openEnds, ...lexical, ...chains])('that repeats %s is refused', (piece) => {
    for (const length of [2_000, 250_000])
      expect(read(`${open}${piece.repeat(length / piece.length)}int`)).toBeInstanceOf(
        RulesSyntaxError,
      )
  })

  it.each(['match /a { ', 'match /{x=**} {', 'function f() { return ', 'let a = ', 'allow read, '])(
    'that repeats %s without an end is refused',
    (piece) => {
      const source = `service cloud.firestore { ${piece.repeat(200_000 / piece.length)}`
      expect(read(source)).toBeInstanceOf(RulesSyntaxError)
    },
  )

  it('with one very long list or very many functions is parsed', () => {
    const list = `${open} [${Array.from({ length: 100_000 }, () => '1').join()}] == [] } }`
    expect(read(list)).not.toBeInstanceOf(RulesSyntaxError)
    const functions = Array.from({ length: 7_000 }, (_, index) => `function f${index}(){return 1}`)
    const source = `service cloud.firestore { ${functions.join('\n')} }`
    expect(read(source)).not.toBeInstanceOf(RulesSyntaxError)
  })
})
