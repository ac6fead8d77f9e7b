import { FirestoreError } from './firestoreError.ts'

/** The sender of a request: anonymous, a signed-in user, or the owner, whom no rule binds. */
export type Caller = { kind: 'anonymous' } | { kind: 'owner' } | User

export interface User {
  kind: 'user'
  /** What rules see as request.auth. */
  auth: { uid: string; token: Record<string, unknown> }
}

/**
 * Reads the Authorization header: 'Bearer owner', or unsigned tokens of the Auth emulator or of the
 * SDK's mockUserToken. Throws UNAUTHENTICATED for anything else.
 */
export function readCaller(
  authorization: string | undefined,
  projectId: string,
  now: Date,
): Caller {
  if (authorization === undefined) return { kind: 'anonymous' }
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) throw unauthenticated('The Authorization header holds no bearer token')
  if (token === 'owner') return { kind: 'owner' }
  const [header, payload, signature, ...others] = token.split('.')
  if (header === undefined || payload === undefined || signature === undefined || others.length > 0)
    throw unauthenticated('The bearer token is not a JSON web token')
  if (readPart(header)['alg'] !== 'none') throw unauthenticated('Only unsigned tokens are taken')
  const claims = readPart(payload)
  checkClaims(claims, projectId, now)
  const { sub } = claims
  if (typeof sub !== 'string' || sub === '') throw unauthenticated('The token names no user')
  return { kind: 'user', auth: { uid: sub, token: claims } }
}

function readPart(part: string): Record<string, unknown> {
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    throw unauthenticated('The token holds no JSON')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw unauthenticated('The token holds no object')
  return content as Record<string, unknown>
}

function checkClaims(claims: Record<string, unknown>, projectId: string, now: Date): void {
  const { aud, iss, iat, exp } = claims
  if (aud !== projectId) throw unauthenticated(`The token is not for the project ${projectId}`)
  if (iss !== `https://securetoken.google.com/${projectId}`)
    throw unauthenticated('The token has another issuer')
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat)
    throw unauthenticated('The token has no period of validity')
  // The SDK's mockUserToken is dated 1970 and is meant to work for ever.
  if (iat !== 0 && exp * 1000 <= now.getTime()) throw unauthenticated('The token has expired')
}

function unauthenticated(message: string): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', message)
}
