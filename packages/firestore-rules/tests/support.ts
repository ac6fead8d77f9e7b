import {
  judge,
  parseRules,
  RulesSyntaxError,
  type DocumentLookup,
  type RulesDocument,
  type RulesRequest,
  type Ruleset,
  type Value,
  type Verdict,
} from '../index.ts'

export const NOW = new Date('2026-11-21T08:30:15.123Z')

export const NO_DOCUMENTS: DocumentLookup = { get: () => null, getAfter: () => null }

/** A rules file whose only service block holds this. */
export function service(body: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}
`
}

export function document(path: string, fields: Record<string, Value> = {}): RulesDocument {
  return { path: path.split('/'), fields: new Map(Object.entries(fields)) }
}

export function text(value: string): Value {
  return { kind: 'string', value }
}

/** Documents by path, equal before and after the commit. */
export function lookupOf(documents: readonly RulesDocument[]): DocumentLookup {
  const find = (path: readonly string[]) =>
    documents.find((each) => each.path.join('/') === path.join('/')) ?? null
  return { get: find, getAfter: find }
}

export function request(changes: Partial<RulesRequest> = {}): RulesRequest {
  return {
    method: 'get',
    path: ['things', 'one'],
    auth: null,
    time: NOW,
    resource: null,
    newResource: null,
    ...changes,
  }
}

export function signedIn(uid: string, token: Record<string, unknown> = {}): RulesRequest['auth'] {
  return { uid, token: { sub: uid, ...token } }
}

/** The file, or the complaint about it; any other error is a bug in the parser. */
export function read(source: string): Ruleset | RulesSyntaxError {
  try {
    return parseRules(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error
    throw error
  }
}

/** Why the rules are refused; empty if they are accepted. */
export function refusalOf(source: string): string {
  const result = read(source)
  return result instanceof RulesSyntaxError ? result.message : ''
}

/** Judges a request by rules given as text. */
export function ask(
  rules: string,
  changes: Partial<RulesRequest> = {},
  lookup: DocumentLookup = NO_DOCUMENTS,
): Verdict {
  return judge(parseRules(rules), request(changes), lookup)
}

export type Outcome = 'true' | 'false' | 'error'

/** The verdict of one condition. An allow alone cannot tell false from an error, so its negation is judged too. */
export function outcome(
  condition: string,
  changes: Partial<RulesRequest> = {},
  lookup: DocumentLookup = NO_DOCUMENTS,
): Outcome {
  const verdict = ask(
    service(`match /{document=**} { allow read, write: if ${condition}; }`),
    changes,
    lookup,
  )
  if (verdict.allowed) return 'true'
  return verdict.explanation.some((line) => line.includes(': false at line')) ? 'false' : 'error'
}
