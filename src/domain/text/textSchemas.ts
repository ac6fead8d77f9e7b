import * as v from 'valibot'
import { isBlank, isEmail, longest, oneLine } from './plainText'

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
