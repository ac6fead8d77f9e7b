/** The longest texts we store, in UTF-16 units, as the security rules count them: most emoji are two. */
export const longest = { name: 100, email: 254, subject: 200, message: 2000 } as const

/** A text in one line. A pasted tab or line break is meant as a space; the security rules refuse it in one line. */
export function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Whether a text holds nothing that can be seen. */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{C}]/u.test(text)
}

/** No formula, and nothing that separates addresses in the header of a mail. */
const emailPattern =
  /^(?![=+-])[^"(),:;<>@[\]\p{Z}\p{C}]+@[^"(),:;<>@[\]\p{Z}\p{C}]+\.[^"(),:;<>@[\]\p{Z}\p{C}]+$/u

/** Whether a line is an e-mail address, with something before the @ and a domain after it. */
export function isEmail(line: string): boolean {
  return line.length <= longest.email && emailPattern.test(line)
}
