/** From lists of leaked passwords, and words likely in Kenya; without digits at the end. */
const commonWords: ReadonlySet<string> = new Set(
  `administrator asdfghjkl baseball changeme computer football iloveyou jesuschrist letmein
    liverpool manchester nairobi kenya password passw0rd princess qwerty qwertyuiop safaricom
    sunshine superman welcome whatever`.split(/\s+/),
)

const commonMixtures: ReadonlySet<string> = new Set(
  `01234567 0123456789 12345678 123456789 1234567890 12341234 11223344 12344321 87654321
    987654321 123123123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx a1b2c3d4 abcd1234 abcdefgh asdf1234
    q1w2e3r4 qwer1234 trustno1`.split(/\s+/),
)

/** A single repeated character counts too. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const word = plain.replace(/[\d!.]{0,5}$/, '')
  return commonMixtures.has(plain) || commonWords.has(word) || /^(.)\1*$/u.test(plain)
}
