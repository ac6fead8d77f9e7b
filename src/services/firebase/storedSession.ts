import type { Auth } from 'firebase/auth'

/** The SDK's version in which this was read (`reloadAndSetCurrentUserOrClear`); a test asks for another look at the next. */
export const sdkVersionRead = '12.19.0'

/** What the sign-in service says of a session that has ended for good. */
const ended =
  /USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|TOO_OLD/

/**
 * Makes the SDK look up a stored session. By itself it drops one at every bad answer, such as a full quota,
 * and keeps it only where no answer came. So until it has looked, its `fetch` is one to which an answer
 * that does not end the session counts as none.
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
