export interface DeviceKeyFacts {
  /** `memory` lasts until a reload. `tab` by default. */
  readonly place?: 'tab' | 'device' | 'memory'
  /** Everything else is personal: a logout, or leaving in a hurry, clears it. */
  readonly staysAtLogout?: boolean
  /** Protects the owner: clearing the device does not remove it early. */
  readonly isGuard?: boolean
  /** The version of the value's shape; 1 by default. */
  readonly version?: number
  /** Earlier keys, cleared with this one. */
  readonly replaces?: readonly string[]
}

/** The key of firebase/auth; without such an entry the SDK is not loaded. */
export const storedAccountPrefix = 'firebase:authUser:'

/** Everything that the site keeps in the browser, except Firebase's session. */
export const deviceKeys = {
  draft: {},
  /** For a form that is left for a moment. */
  password: { place: 'memory' },
  /** What may be stored although no answer came, by document id; for bookings of the staff by code. */
  unheard: {},
  suggestions: {},
  /** The tab's last stored gift, with what was typed. */
  pledge: {},
  payment: { version: 2 },
  /** One for each payment, by its name. */
  'payment-progress': { version: 5 },
  'payment-phone': {},
  'kept-payments': { place: 'device', replaces: ['placed-orders', 'told-gifts'] },
  /** The times of the latest prompts, against paying twice. */
  'prompt-asked-at': { place: 'device', staysAtLogout: true, isGuard: true },
  cart: { place: 'device', staysAtLogout: true, version: 2 },
  /** Unsent messages by document id. */
  'contact-outbox': { place: 'device', staysAtLogout: true, version: 2 },
  /** The writers of delivered messages. */
  'contact-delivered': { version: 2 },
  /** Without it the tab's session counts as unused. It is forgotten with that session. */
  'session-used': { staysAtLogout: true },
  /** Set while the fee is paid during registration. */
  'fee-visit': {},
  /** The last member (uid) in this tab. */
  'member-was-here': {},
  /** Opens the staff area faster, and shows its link on the profile. */
  'staff-here': { place: 'device', staysAtLogout: true },
  /** Marks this tab's person; history entries of other people are emptied. */
  person: {},
} as const satisfies Record<string, DeviceKeyFacts>

export type DeviceKey = keyof typeof deviceKeys

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Separate, since the first script does not need them. Other keys last as long as their place. */
export const lifetimesMs = {
  'kept-payments': 30 * dayMs,
  'prompt-asked-at': 2 * minuteMs,
  cart: 7 * dayMs,
  'session-used': 60 * minuteMs,
} as const satisfies Partial<Record<DeviceKey, number>>
