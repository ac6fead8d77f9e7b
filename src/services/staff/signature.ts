import type { Account } from '@/domain/members/account'

/** Who writes a record of staff; the server adds the moment as `at`. */
export function signatureOf({ uid, email }: Account) {
  return { by: uid, byEmail: email }
}
