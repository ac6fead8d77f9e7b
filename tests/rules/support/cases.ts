import { serverTimestamp } from 'firebase/firestore/lite'
import type { Fields } from './values'

/** The caller's claims; null for an anonymous visitor. */
export const visitors = {
  anonymous: null,
  ann: { sub: 'ann', email: 'ann@example.org' },
  bob: { sub: 'bob', email: 'bob@example.org' },
  /** Signed in to Ann's account by phone, so that the token has no email. */
  annByPhone: { sub: 'ann' },
  /** Ann, had she registered past our form with an address that a spreadsheet takes for a formula. */
  formulaAddress: { sub: 'ann', email: '=1+1@example.org' },
  /** Claims that no rule of ours knows. */
  admin: { sub: 'eve', email: 'eve@example.org', admin: true, role: 'admin' },
  /** Ann, whose address the sign-in service knows to be hers. */
  annVerified: { sub: 'ann', email: 'ann@example.org', email_verified: true },
  money: { sub: 'mary', email: 'mary@example.org', email_verified: true },
  messages: { sub: 'max', email: 'max@example.org', email_verified: true },
  members: { sub: 'mel', email: 'mel@example.org', email_verified: true },
  orders: { sub: 'pat', email: 'pat@example.org', email_verified: true },
  /** Staff who may see who is staff. */
  overseer: { sub: 'ora', email: 'ora@example.org', email_verified: true },
  allAreas: { sub: 'sam', email: 'sam@example.org', email_verified: true },
  /** In all areas, but nobody knows whether the address is theirs. */
  unverified: { sub: 'uma', email: 'uma@example.org', email_verified: false },
  /** The document in `staff` has been deleted. */
  formerStaff: { sub: 'fay', email: 'fay@example.org', email_verified: true },
  /** Whose areas somebody wrote as a map in the console. */
  mapped: { sub: 'kip', email: 'kip@example.org', email_verified: true },
} as const

/** Documents in the database, by path. */
export type Stored = Readonly<Record<string, Fields>>

/** Who is staff in every case that needs some. */
export const staffDocuments: Stored = {
  'staff/mary': { areas: ['money'] },
  'staff/max': { areas: ['messages'] },
  'staff/mel': { areas: ['members'] },
  'staff/pat': { areas: ['orders'] },
  'staff/ora': { areas: ['admin'] },
  'staff/sam': { areas: ['money', 'messages', 'members', 'admin'] },
  'staff/uma': { areas: ['money', 'messages', 'members', 'admin'] },
  'staff/kip': { areas: { money: true, messages: true, members: true, admin: true } },
}

/** One of them. */
export type Visitor = keyof typeof visitors

/** The signature of somebody, at the server's time; without an account it is nobody's. */
export function signedBy(visitor: Visitor) {
  const { sub, email } = { sub: 'nobody', email: 'nobody@example.org', ...visitors[visitor] }
  return { by: sub, byEmail: email, at: serverTimestamp() }
}

/** What somebody adds who takes back what stood until now. */
export function backBy(visitor: Visitor) {
  const { by, byEmail, at } = signedBy(visitor)
  return { backBy: by, backByEmail: byEmail, backAt: at }
}

/** A document, or these fields of one, where somebody tries to write it. */
export interface DocumentWrite {
  /** The whole document, a create, or an update if it is stored; or a change that leaves other fields. */
  readonly kind: 'set' | 'change'
  readonly path: string
  readonly fields: Fields
}

/** What somebody tries to write. */
export type WriteAttempt = { readonly kind: 'delete'; readonly path: string } | DocumentWrite

/** What somebody tries to do. */
export type Attempt =
  | { readonly kind: 'get'; readonly path: string }
  | WriteAttempt
  /** All of them at once, each to a document of its own. */
  | { readonly kind: 'batch'; readonly writes: readonly WriteAttempt[] }
  | {
      readonly kind: 'list'
      readonly collection: string
      readonly where?: readonly [field: string, value: string]
    }

/** One question to the rules and the answer they must give. */
export interface RulesCase {
  /** A sentence. */
  readonly title: string
  readonly visitor: Visitor
  /** What is in the database before. */
  readonly stored?: Stored
  readonly attempt: Attempt
  readonly allowed: boolean
  /** When it is tried, by default now; a database goes by its own clock. */
  readonly at?: string
  /** Google's emulator allows it: it does not count look-ups of what the request itself writes. */
  readonly emulatorAllows?: true
}
