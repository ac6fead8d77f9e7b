import * as v from 'valibot'
import { anyway, fieldCheck, isEmail } from './plainText'
import { bareAddress } from './sameness'

/** The providers that most people in Kenya use. */
const mistyped = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'] as const

/** Other real providers that look like them. */
const right = /^(?:[ey]?mail\.com|(?:yahoo|hotmail|outlook)\.c[alz])$/

const commonEnds = [
  [/\.(?:con|cmo|ocm|vom|xom|cpm|cim|comm|coom)$/, '.com'],
  [/\.(ac|co|or|go|sc|ne)\.(?:k|ek|kee|je|le)$/, '.$1.ke'],
] as const

/**
 * The address that was probably meant; '' if it is odd but nobody can tell; null if nothing is odd.
 * A right address may look odd too, so only ask.
 */
export function meantAddress(typed: string): string | null {
  const [box = '', domain = ''] = bareAddress(typed).split(/@(?=[^@]*$)/)
  const likely = [
    box.replace(/\.{2,}/g, '.').replace(/\.$/, ''),
    likelyDomain(domain.toLowerCase()),
  ].join('@')
  if (likely.toLowerCase() === typed.toLowerCase())
    return /\.(?:\p{L}{2,}|xn--[\w-]+)$/u.test(domain) ? null : ''
  return isEmail(likely) ? likely : ''
}

function likelyDomain(typed: string): string {
  const domain = typed
    .replace(/\.{2,}/g, '.')
    .split('.')
    .map((part) => part.replace(/^-+|-+$/g, ''))
    .join('.')
  if (right.test(domain)) return domain
  // Two slips count only after a right first letter: mailw.com is somebody's own.
  const provider = mistyped.find(
    (each) => distance(domain, each) <= (domain.startsWith(each.slice(0, 1)) ? 2 : 1),
  )
  return provider ?? commonEnds.reduce((text, [end, by]) => text.replace(end, by), domain)
}

/** How many letters to add, leave out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [at, same] of Array.from(other).entries()) {
      const changed = (row[at] ?? 0) + (letter === same ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Asks about an odd address, unless the button sends it anyway. */
export function careful<Typed, Values extends { readonly email: string }>(
  schema: v.GenericSchema<Typed, Values>,
  button: string,
): v.GenericSchema<Typed, Values> {
  if (button.endsWith(anyway)) return schema
  return v.pipe(
    schema,
    fieldCheck(({ email }) => {
      const meant = meantAddress(email)
      return meant === null ? null : ['email', question(meant)]
    }),
  )
}

const question = (meant: string) => `${whatWasMeant(meant)} Correct it, or press “Send anyway”.`

export function whatWasMeant(meant: string): string {
  return meant ? `Did you mean ${meant}?` : 'Please check this address: it looks unusual.'
}
