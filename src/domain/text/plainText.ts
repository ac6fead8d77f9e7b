import * as v from 'valibot'
import { unturned } from './inPlace'

/** In UTF-16 units, like the security rules: most emoji are two. */
export const longest = { name: 100, email: 254, subject: 200, message: 2000 } as const

/** The end of a button's value, for sending what was questioned. */
export const anyway = '-anyway'

/** Copied text contains invisible signs, some of which count as marks of a letter. */
export function onlySeen(typed: string): string {
  return typed.replace(/[\p{Cf}\p{DI}]/gu, '')
}

/** Turns full-width and Arabic digits, as in typed or copied numbers, into ours. */
export function plainDigits(typed: string): string {
  return onlySeen(typed.normalize('NFKC')).replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  )
}

/** The security rules refuse line breaks in one line. */
export function oneLine(typed: string): string {
  return unturned(typed)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

export function isBlank(typed: string): boolean {
  return !/[^\p{Z}\p{C}]/u.test(typed)
}

/** Neither a formula nor a separator of addresses. */
const emailPattern =
  /^(?![=+-])[^"(),:;<>@[\]\p{Z}\p{C}]+@[^"(),:;<>@[\]\p{Z}\p{C}]+\.[^"(),:;<>@[\]\p{Z}\p{C}]+$/u

export function isEmail(line: string): boolean {
  return line.length <= longest.email && emailPattern.test(line)
}

export function text(
  label: string,
  limit: number,
  requirement: 'required' | 'optional',
  lines: 'one line' | 'lines' = 'one line',
) {
  return v.pipe(
    v.string(),
    v.transform((value) => (lines === 'lines' ? unturned(value).trim() : oneLine(value))),
    v.check((value) => requirement === 'optional' || !isBlank(value), `${label} is required`),
    v.check(
      (value) => value.length <= limit,
      ({ input }) =>
        `${label} is too long: ${input.length.toLocaleString('en-KE')} characters, at most ${limit.toLocaleString('en-KE')}`,
    ),
  )
}

/** Refuses the signs that a spreadsheet would read as a formula. */
export function personName(label: string) {
  return v.pipe(
    text(label, longest.name, 'required'),
    v.check(
      (value) => !/^[\p{Z}\p{C}]*[=+@-]/u.test(value),
      `${label} cannot begin with =, +, - or @`,
    ),
  )
}

export function email(invalid = 'Write an email address like name@example.com') {
  return v.pipe(
    v.string(),
    v.transform(onlySeen),
    text('Email', longest.email, 'required'),
    v.check(isEmail, invalid),
  )
}

/** For several fields together: puts the reason from `find` under the field that it names. */
export function fieldCheck<Values extends Readonly<Record<string, unknown>>>(
  find: (values: Values) => readonly [field: keyof Values & string, reason: string] | null,
) {
  return v.rawCheck<Values>(({ dataset: { typed, value }, addIssue }) => {
    const found = typed ? find(value) : null
    if (!found || !typed) return
    const [key, message] = found
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: { ...value }, key, value: value[key] }],
    })
  })
}
