export interface DeviceKeyFacts {
  /** Default: `tab`. `memory`: until a reload. */
  readonly place?: 'tab' | 'device' | 'memory'
  /** Cleared at logout and on leaving in a hurry. */
  readonly isPersonal?: boolean
  /** Still to be sent: only its writer may delete it. */
  readonly isUnsent?: boolean
  /** Protects the owner: nothing deletes it before its time. */
  readonly isGuard?: boolean
  /** Of the value's shape; default: 1. */
  readonly version?: number
  /** Earlier keys, cleared with this one. */
  readonly replaces?: readonly string[]
}

/** firebase/auth's own key; without it the SDK is not loaded. */
export const storedAccountPrefix = 'firebase:authUser:'

/** All that the site keeps in the browser, except Firebase's session. */
export const deviceKeys = {
  draft: { isPersonal: true },
  /** While a form is left for a moment. */
  password: { place: 'memory', isPersonal: true },
  suggestions: { isPersonal: true },
  /** The tab's last stored gift, with what was typed. */
  pledge: { isPersonal: true },
  payment: { isPersonal: true, version: 2 },
  /** By the payment's name. */
  'payment-progress': { isPersonal: true, version: 5 },
  'payment-phone': { isPersonal: true },
  'kept-payments': {
    place: 'device',
    isPersonal: true,
    replaces: ['placed-orders', 'told-gifts'],
  },
  /** The last prompt's time, against paying twice. */
  'prompt-asked-at': { place: 'device', isGuard: true },
  cart: { place: 'device', version: 2 },
  /** Unsent messages by document id. */
  'contact-outbox': { place: 'device', isPersonal: true, isUnsent: true, version: 2 },
  /** The writers of delivered messages. */
  'contact-delivered': { isPersonal: true, version: 2 },
  /** Without it the tab's session counts as unused. */
  'session-used': {},
  /** Paying the fee during registration. */
  'fee-visit': { isPersonal: true },
  /** The tab's last member (uid). */
  'member-was-here': { isPersonal: true },
  /** Opens the staff area faster, and shows its link on the profile. */
  'staff-here': { place: 'device' },
  /** Marks this tab's person; history entries of others are dropped. */
  person: { isPersonal: true },
} as const satisfies Record<string, DeviceKeyFacts>

export type DeviceKey = keyof typeof deviceKeys

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Apart, since the first script needs none. Others last as long as their place. */
export const lifetimesMs = {
  'kept-payments': 30 * dayMs,
  'prompt-asked-at': 2 * minuteMs,
  cart: 7 * dayMs,
  'session-used': 60 * minuteMs,
} as const satisfies Partial<Record<DeviceKey, number>>
