import { testProjectId } from './startBackend.ts'

/** A token with these claims, like those of the SDK's mockUserToken. */
export function tokenFor(claims: object, alg = 'none'): string {
  const payload = {
    aud: testProjectId,
    iss: `https://securetoken.google.com/${testProjectId}`,
    iat: 0,
    exp: 3600,
    ...claims,
  }
  const parts = [{ alg, typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${parts.join('.')}.`
}
