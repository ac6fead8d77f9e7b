/** What can become of an STK request. */
export type StkOutcomeName =
  | 'accepted'
  | 'invalid-phone'
  | 'server-error'
  | 'unavailable'
  | 'rejected'
  | 'slow'
  | 'no-answer'
  | 'connection-closed'

export interface StkOutcome {
  name: StkOutcomeName
  /** The last digits of the phone number that choose it; null for all other numbers. */
  ending: string | null
  /** What the caller gets. */
  description: string
}

/** The outcomes that a phone number's last three digits choose. */
export const stkOutcomes: readonly StkOutcome[] = [
  {
    name: 'invalid-phone',
    ending: '400',
    description: "400 with errorMessage 'Bad Request - Invalid PhoneNumber'",
  },
  { name: 'server-error', ending: '500', description: '500 with a message' },
  { name: 'unavailable', ending: '503', description: '503 with plain text instead of JSON' },
  {
    name: 'rejected',
    ending: '901',
    description: '200, but ResponseCode "1": the request was not taken',
  },
  { name: 'slow', ending: '902', description: 'accepted, but answered only after 8 seconds' },
  { name: 'no-answer', ending: '903', description: 'never answered' },
  { name: 'connection-closed', ending: '904', description: 'the connection breaks' },
  { name: 'accepted', ending: null, description: '200 with ResponseCode "0": accepted' },
]

/** The outcome that a phone number chooses; anything but its digits does not matter. */
export function outcomeOf(phone: string): StkOutcomeName {
  const digits = phone.replace(/\D/g, '')
  const chosen = stkOutcomes.find(({ ending }) => ending !== null && digits.endsWith(ending))
  return chosen?.name ?? 'accepted'
}
