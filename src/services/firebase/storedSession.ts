import type { Auth } from 'firebase/auth'
import * as v from 'valibot'
import { storedAccounts } from '@/device/rawKeys'
import type { Account } from '@/domain/members/account'

/** The SDK version whose `reloadAndSetCurrentUserOrClear` and stored form we rely on; a test fails after an upgrade. */
export const sdkVersionRead = '12.19.0'

const ended =
  /USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|TOO_OLD/

/**
 * The SDK drops a stored session after any bad answer, even for a full quota. Until the SDK has
 * looked, `fetch` rejects bad answers that do not end the session.
 */
export function keepStoredSession(create: () => Auth): Auth {
  const send = globalThis.fetch
  const guarded: typeof fetch = async (...request) => {
    const response = await send(...request)
    const address = request[0] instanceof Request ? request[0].url : String(request[0])
    const isAboutSession = /accounts:lookup|securetoken\.googleapis\.com/.test(address)
    if (!isAboutSession || response.ok || ended.test(await response.clone().text())) return response
    throw new TypeError(`No answer about the session: ${response.status}`)
  }
  globalThis.fetch = guarded
  const auth = create()
  void auth.authStateReady().finally(() => {
    if (globalThis.fetch === guarded) globalThis.fetch = send
  })
  return auth
}

const unconfirmedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.string(), emailVerified: v.literal(false) }),
)

/** As this page found the stored sessions, before the SDK asks. */
const unconfirmed = new Set(
  storedAccounts().map((text) => {
    const { success, output } = v.safeParse(unconfirmedUser, text)
    return success && output.uid
  }),
)

export const wasStoredUnconfirmed = ({ uid }: Account): boolean => unconfirmed.has(uid)

const storedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    stsTokenManager: v.object({ accessToken: v.string(), expirationTime: v.number() }),
  }),
)

const minRemainingMs = 60_000

/** Null unless it is still valid. The SDK would ask the network first. */
export function storedToken(): string | null {
  for (const text of storedAccounts()) {
    const { success, output } = v.safeParse(storedUser, text)
    if (!success) continue
    const { accessToken, expirationTime } = output.stsTokenManager
    return expirationTime < Date.now() + minRemainingMs ? null : accessToken
  }
  return null
}
