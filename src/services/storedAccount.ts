import * as v from 'valibot'
import type { Account } from '@/domain/members/account'
import { storedAccounts } from '@/device/rawKeys'

/** As firebase/auth stores it (version: storedSession.ts). */
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    uid: v.string(),
    email: v.fallback(v.string(), ''),
    emailVerified: v.boolean(),
    createdAt: v.string(),
    stsTokenManager: v.object({ accessToken: v.string(), expirationTime: v.number() }),
  }),
)

const minRemainingMs = 60_000

/**
 * Null unless the token is still good. The SDK would ask the network first.
 */
export function storedAccount(): { readonly account: Account; readonly token: string } | null {
  for (const text of storedAccounts()) {
    const { success, output } = v.safeParse(stored, text)
    if (!success) continue
    const { uid, email, emailVerified, createdAt, stsTokenManager } = output
    if (stsTokenManager.expirationTime < Date.now() + minRemainingMs) return null
    const openedAt = new Date(Number(createdAt))
    return {
      account: { uid, email, isEmailConfirmed: emailVerified, openedAt },
      token: stsTokenManager.accessToken,
    }
  }
  return null
}
