/** The prompt that a handle stands for. */
export interface Prompt {
  /** Daraja's CheckoutRequestID, which often holds the phone number. */
  readonly id: string
  /** 254… */
  readonly phone: string
  /** When it was accepted, in ms since 1970. */
  readonly at: number
}

const ivBytes = 12

/**
 * A prompt sealed by AES-GCM, as text for an address. Only the secret can make or read one, so
 * strangers cannot ask about a payment, and nothing has to be stored.
 */
export async function seal({ id, phone, at }: Prompt, secret: Uint8Array): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const plain = new TextEncoder().encode(JSON.stringify([id, phone, at]))
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain)
  return toText(new Uint8Array([...iv, ...new Uint8Array(cipher)]))
}

/** Null for anything that this secret did not seal. */
export async function open(handle: string, secret: Uint8Array): Promise<Prompt | null> {
  try {
    const bytes = bytesOf(handle)
    const iv = bytes.slice(0, ivBytes)
    const key = await keyOf(secret)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivBytes))
    const [id, phone, at] = JSON.parse(new TextDecoder().decode(plain)) as [string, string, number]
    return { id, phone, at }
  } catch {
    return null
  }
}

/** A name that only the secret's owner can know, of 32 hexadecimal digits. */
export async function secretName(purpose: string, secret: Uint8Array): Promise<string> {
  const text = new Uint8Array([...secret, ...new TextEncoder().encode(purpose)])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const bytes = new Uint8Array(secret)
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Takes Base64 and its form for addresses. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => Number(sign.codePointAt(0)))
}

function toText(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
