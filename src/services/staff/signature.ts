import type { Account } from '@/domain/members/account'

/** The server adds the moment as `at`. */
export function signatureOf({ uid, email }: Account) {
  return { by: uid, byEmail: email }
}
