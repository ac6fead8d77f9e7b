import { meantAddress, whatWasMeant } from '@/domain/text/addressQuestion'
import { isEmail, oneLine } from '@/domain/text/plainText'

/** Null for an empty address, which is an error. */
export function addressWarning(typed: string): string | null {
  const line = oneLine(typed)
  if (line === '') return null
  const meant = isEmail(line) ? meantAddress(line) : undefined
  if (meant === null) return null
  const what =
    meant === undefined ? 'This does not look like name@example.com.' : whatWasMeant(meant)
  return `${what} Our answer goes to this address; you can still send your message.`
}
