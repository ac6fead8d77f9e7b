import * as v from 'valibot'

/** The longest texts we store, in UTF-16 units, as the security rules count them: most emoji are two. */
export const longest = { name: 100, email: 254, message: 2000, phone: 29 } as const

const format = new Intl.NumberFormat('en-KE')

/** Text of one line or, where `lines` says so, of several; spaces around it are dropped. */
export function text(
  label: string,
  limit: number,
  requirement: 'required' | 'optional',
  lines: 'one line' | 'lines' = 'one line',
) {
  return v.pipe(
    v.string(),
    // A pasted tab or line break is meant as a space; the security rules refuse it in one line.
    v.transform((value) =>
      (lines === 'lines' ? value : value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim(),
    ),
    v.check(
      (value) => requirement === 'optional' || /[^\p{Z}\p{C}]/u.test(value),
      `${label} is required`,
    ),
    v.check(
      (value) => value.length <= limit,
      ({ input }) =>
        `${label} is too long: ${format.format(input.length)} characters, at most ${format.format(limit)}`,
    ),
  )
}

const emailPattern = /^[^@\p{Z}\p{C}]+@[^@\p{Z}\p{C}]+\.[^@\p{Z}\p{C}]+$/u

/** An e-mail address with something before the @ and a domain after it; `invalid` says what is wrong with it. */
export function email(invalid = 'Write an email address like name@example.com') {
  return v.pipe(text('Email', longest.email, 'required'), v.regex(emailPattern, invalid))
}

/**
 * A phone number of any country as people write it: digits, with spaces, dots, dashes and brackets
 * between them. Marks that word processors put in their place become the plain ones.
 */
export const anyPhone = v.pipe(
  v.string(),
  v.transform((typed) =>
    typed
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  ),
  v.nonEmpty('Phone number is required'),
  v.regex(/^\+?[0-9][0-9 ().-]*$/, 'Write the number in digits, for example 0712 345 678'),
  v.check(
    (number) => number.replace(/\D/g, '').length >= 7,
    'The number is too short, for example 0712 345 678',
  ),
  v.maxLength(longest.phone, 'The number is too long, for example 0712 345 678'),
)
