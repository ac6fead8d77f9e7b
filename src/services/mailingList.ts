import { storeRecord } from './records'

/** Puts an address on the newsletter's list; `id` is chosen once for it. @throws Failure */
export function subscribe(id: string, email: string): Promise<void> {
  return storeRecord('mailingList', id, { email })
}
