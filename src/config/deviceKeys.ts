export interface DeviceKeyFacts {
  /** This tab, this device, or memory until a reload. */
  readonly place: 'tab' | 'device' | 'memory'
  /** Forgotten at logout and on leaving in a hurry. */
  readonly isPersonal?: boolean
  /** Still to be sent: only its writer may delete it. */
  readonly isUnsent?: boolean
  /** Protects the device's owner: nothing deletes it during its lifetime. */
  readonly isGuard?: boolean
  /** In ms; without one as long as its place lasts. */
  readonly lifetimeMs?: number
  /** Changes with the shape of the value. */
  readonly version: number
  /** Earlier keys, forgotten together with this one. */
  readonly replaces?: readonly string[]
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The key of firebase/auth's browser persistences: without it the SDK is not loaded. */
export const storedAccountPrefix = 'firebase:authUser:'

/** Everything the site keeps in the browser, except Firebase's session. */
export const deviceKeys = {
  draft: { place: 'tab', isPersonal: true, version: 1 },
  /** Of a form that is left for a moment. */
  password: { place: 'memory', isPersonal: true, version: 1 },
  /** A visitor's questions and blogs. */
  suggestions: { place: 'tab', isPersonal: true, version: 1 },
  /** The payment that /pay is about. */
  payment: { place: 'tab', isPersonal: true, version: 2 },
  /** By the payment's name. */
  'payment-progress': { place: 'tab', isPersonal: true, version: 5 },
  'payment-phone': { place: 'tab', isPersonal: true, version: 1 },
  /** Orders placed and gifts pledged on this device. */
  'kept-payments': {
    place: 'device',
    isPersonal: true,
    lifetimeMs: 30 * dayMs,
    version: 1,
    replaces: ['placed-orders', 'told-gifts'],
  },
  /** The time of the last prompt: guards against paying twice. */
  'prompt-asked-at': {
    place: 'device',

    isGuard: true,
    lifetimeMs: 2 * minuteMs,
    version: 1,
  },
  cart: { place: 'device', lifetimeMs: 7 * dayMs, version: 2 },
  /** Unsent messages, by the id of their document. */
  'contact-outbox': { place: 'device', isPersonal: true, isUnsent: true, version: 2 },
  /** The writers of delivered messages. */
  'contact-delivered': { place: 'tab', isPersonal: true, version: 2 },
  /** A session of this tab counts as unused without it. */
  'session-used': { place: 'tab', lifetimeMs: 60 * minuteMs, version: 1 },
  /** The membership fee is being paid during registration. */
  'fee-visit': { place: 'tab', isPersonal: true, version: 1 },
  /** The uid of the last member in this tab. */
  'member-was-here': { place: 'tab', isPersonal: true, version: 1 },
  /** So that the staff area opens faster, and its link stands on the profile. */
  'staff-here': { place: 'device', version: 1 },
  /** The mark of this tab's person; history entries with another mark are forgotten. */
  person: { place: 'tab', isPersonal: true, version: 1 },
} as const satisfies Record<string, DeviceKeyFacts>

export type DeviceKey = keyof typeof deviceKeys
