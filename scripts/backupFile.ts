import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Begins each file: its kind and the version of its format. */
const magic = Buffer.from('HMHL-BACKUP-1\n')
const saltBytes = 16
const ivBytes = 12
const tagBytes = 16

/** With the parameters of OWASP's cheat sheet on storing passwords: about 0.3 s and 128 MB. */
const keyOf = (passphrase: string, salt: Uint8Array) =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 })

/** Compresses and encrypts (AES-256-GCM) a value that JSON can hold. */
export function seal(value: unknown, passphrase: string): Buffer {
  const salt = randomBytes(saltBytes)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv).setAAD(magic)
  const body = Buffer.concat([
    cipher.update(gzipSync(JSON.stringify(value))),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return Buffer.concat([magic, salt, iv, body])
}

/** Reads what `seal` made. @throws Error with a sentence for the person */
export function unseal(file: Uint8Array, passphrase: string): unknown {
  const bytes = Buffer.from(file)
  if (!bytes.subarray(0, magic.length).equals(magic)) throw new Error('This is no backup.')
  const rest = bytes.subarray(magic.length)
  const salt = rest.subarray(0, saltBytes)
  const iv = rest.subarray(saltBytes, saltBytes + ivBytes)
  const body = rest.subarray(saltBytes + ivBytes, -tagBytes)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), iv)
      .setAAD(magic)
      .setAuthTag(rest.subarray(-tagBytes))
    const plain = Buffer.concat([decipher.update(body), decipher.final()])
    return JSON.parse(gunzipSync(plain).toString('utf8'))
  } catch {
    throw new Error('Another passphrase, or the file is damaged.')
  }
}
