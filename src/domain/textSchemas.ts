import * as v from 'valibot'

/** The longest texts we store, in characters (code points, as the security rules count them). */
export const longest = { name: 100, email: 254, message: 2000 } as const

const format = new Intl.NumberFormat('en-KE')

/** Required or optional text of at most `limit` characters; spaces around it are dropped. */
export function text(label: string, limit: number, requirement: 'required' | 'optional') {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => requirement === 'optional' || value !== '', `${label} is required`),
    v.check(
      (value) => Array.from(value).length <= limit,
      ({ input }) =>
        `${label} is too long: ${format.format(Array.from(input).length)} characters, at most ${format.format(limit)}`,
    ),
  )
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An e-mail address with something before the @ and a domain after it; `message` says what is wrong with it. */
export function email(message = 'Write an email address like name@example.com') {
  return v.pipe(text('Email', longest.email, 'required'), v.regex(emailPattern, message))
}
