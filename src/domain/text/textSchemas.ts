import * as v from 'valibot'

/** The longest texts we store, in UTF-16 units, as the security rules count them: most emoji are two. */
export const longest = { name: 100, email: 254, message: 2000 } as const

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

/** What somebody is called: a spreadsheet would take one of these signs in front for a formula. */
export function personName(label: string) {
  return v.pipe(
    text(label, longest.name, 'required'),
    v.check(
      (value) => !/^[\p{Z}\p{C}]*[=+@-]/u.test(value),
      `${label} cannot begin with =, +, - or @`,
    ),
  )
}

/** No formula, and nothing that separates addresses in the header of a mail. */
const emailPattern =
  /^(?![=+-])[^"(),:;<>@[\]\p{Z}\p{C}]+@[^"(),:;<>@[\]\p{Z}\p{C}]+\.[^"(),:;<>@[\]\p{Z}\p{C}]+$/u

/** An e-mail address with something before the @ and a domain after it; `invalid` says what is wrong with it. */
export function email(invalid = 'Write an email address like name@example.com') {
  return v.pipe(text('Email', longest.email, 'required'), v.regex(emailPattern, invalid))
}
