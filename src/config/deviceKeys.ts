/** Where something is kept: this tab alone, this whole device, or memory until the page is reloaded. */
export type DevicePlace = 'tab' | 'device' | 'memory'

/** What is said about everything the site keeps in the browser. */
export interface DeviceKeyFacts {
  readonly place: DevicePlace
  /** Goes when a member logs out and when somebody leaves in a hurry. */
  readonly isPersonal: boolean
  /** Still to be sent: only its writer may throw it away. */
  readonly isUnsent?: boolean
  /** Protects whoever has the device: as long as its lifetime lasts nothing takes it away. */
  readonly isGuard?: boolean
  /** How long it counts, in ms; without one as long as its place lasts. */
  readonly lifetimeMs?: number
  /** Changes with the shape of what is kept, so that no page misreads what another version kept. */
  readonly version: number
  /** Keys that this one has replaced: what an earlier version of the site kept under them is forgotten with it. */
  readonly replaces?: readonly string[]
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Where the Auth SDK keeps a logged-in account. Looking for it tells whether the SDK is worth
 * loading at all. Source: the key of firebase/auth's browser persistences.
 */
export const storedAccountPrefix = 'firebase:authUser:'

/**
 * Everything the site keeps in the browser, each key once. Firebase keeps the session of a member
 * under keys of its own.
 */
export const deviceKeys = {
  /** What is typed into a form, by the form's name. */
  draft: { place: 'tab', isPersonal: true, version: 1 },
  /** Passwords of a form that is left for a moment, by the form's name. */
  password: { place: 'memory', isPersonal: true, version: 1 },
  /** Questions and blogs that a visitor added, by the list's name. */
  suggestions: { place: 'tab', isPersonal: true, version: 1 },
  /** The payment that /pay is about. */
  payment: { place: 'tab', isPersonal: true, version: 2 },
  /** How far a payment is, by the payment's name. */
  'payment-progress': { place: 'tab', isPersonal: true, version: 4 },
  /** The M-Pesa number last paid from. */
  'payment-phone': { place: 'tab', isPersonal: true, version: 1 },
  /** The orders placed and the gifts told of on this device, found again once the tab is closed. */
  'kept-payments': {
    place: 'device',
    isPersonal: true,
    lifetimeMs: 30 * dayMs,
    version: 1,
    replaces: ['placed-orders', 'told-gifts'],
  },
  /** When the last M-Pesa prompt was asked for. Guards against paying twice, whoever has the phone. */
  'prompt-asked-at': {
    place: 'device',
    isPersonal: false,
    isGuard: true,
    lifetimeMs: 2 * minuteMs,
    version: 1,
  },
  cart: { place: 'device', isPersonal: false, lifetimeMs: 7 * dayMs, version: 2 },
  /** Messages to the team that could not be sent yet, by the id of the document they become. */
  'contact-outbox': { place: 'device', isPersonal: true, isUnsent: true, version: 2 },
  /** Whose messages this tab saw delivered. */
  'contact-delivered': { place: 'tab', isPersonal: true, version: 2 },
  /** That a session which is not kept on this device was used. Without it there is no such session. */
  'session-used': { place: 'tab', isPersonal: false, lifetimeMs: 60 * minuteMs, version: 1 },
  /** The membership fee is being paid on the way to registering. */
  'fee-visit': { place: 'tab', isPersonal: true, version: 1 },
  /** The uid of the member who was last logged in in this tab. */
  'member-was-here': { place: 'tab', isPersonal: true, version: 1 },
  /** A mark of whoever uses this tab: what bears another one is of somebody who is forgotten. */
  person: { place: 'tab', isPersonal: true, version: 1 },
} as const satisfies Record<string, DeviceKeyFacts>

/** The name of something the site keeps in the browser. */
export type DeviceKey = keyof typeof deviceKeys
