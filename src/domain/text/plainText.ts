import * as v from 'valibot'

/** The longest texts we store, in UTF-16 units, as the security rules count them: most emoji are two. */
export const longest = { name: 100, email: 254, subject: 200, message: 2000 } as const

/** A text in one line. A pasted tab or line break is meant as a space; the security rules refuse it in one line. */
export function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Whether a text holds nothing that can be seen. */
export function isBlank(typed: string): boolean {
  return !/[^\p{Z}\p{C}]/u.test(typed)
}

/** No formula, and nothing that separates addresses in the header of a mail. */
const emailPattern =
  /^(?![=+-])[^"(),:;<>@[\]\p{Z}\p{C}]+@[^"(),:;<>@[\]\p{Z}\p{C}]+\.[^"(),:;<>@[\]\p{Z}\p{C}]+$/u

/** Whether a line is an e-mail address, with something before the @ and a domain after it. */
export function isEmail(line: string): boolean {
  return line.length <= longest.email && emailPattern.test(line)
}

/** Text of one line or, where `lines` says so, of several; spaces around it are dropped. */
export function text(
  label: string,
  limit: number,
  requirement: 'required' | 'optional',
  lines: 'one line' | 'lines' = 'one line',
) {
  return v.pipe(
    v.string(),
    v.transform((value) => (lines === 'lines' ? value.trim() : oneLine(value))),
    v.check((value) => requirement === 'optional' || !isBlank(value), `${label} is required`),
    v.check(
      (value) => value.length <= limit,
      ({ input }) =>
        `${label} is too long: ${input.length.toLocaleString('en-KE')} characters, at most ${limit.toLocaleString('en-KE')}`,
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

/** An e-mail address with something before the @ and a domain after it; `invalid` says what is wrong with it. */
export function email(invalid = 'Write an email address like name@example.com') {
  return v.pipe(text('Email', longest.email, 'required'), v.check(isEmail, invalid))
}
