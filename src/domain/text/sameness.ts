import { onlySeen } from './plainText'

/** In all forms from keyboards, autocorrection and web pages: ' ’ ʼ ` ´ ′. */
const apostrophes = /['`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07]/gu

/** These have no accents to remove. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

/**
 * Equal for every spelling of a name, whatever its case, accents, apostrophes, spaces and invisible signs. Stars
 * stay, since two hidden names may differ.
 */
export function nameKey(name: string): string {
  return (
    onlySeen(name)
      // First, since ´ would fall apart into a space and an accent.
      .replace(apostrophes, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(apostrophes, '')
      // 'ß' has no capital letter of its own.
      .toUpperCase()
      .toLowerCase()
      .replace(/[øłđæœ]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}*]+/gu, ' ')
      .trim()
  )
}

/** A domain ends with a letter or a digit; the rest belongs to the sentence around it. */
export const addressPattern =
  /[^\s"(),:;<>@[\]]+@[\p{L}\p{M}\p{N}._-]+\.[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}]/u

/** The address in a pasted text ('mailto:…', 'Asha <…>', 'asha@example.org.') as typed; without one, the text. */
export function bareAddress(text: string): string {
  const plain = onlySeen(text)
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(/\s*@\s*/g, '@')
    .trim()
  return (addressPattern.exec(plain)?.[0] ?? plain).replace(/^['.\p{Pi}]+/u, '')
}

/**
 * Equal for every spelling of an address: no mailbox tells capitals apart. Dots before the @ and whatever follows a
 * + stay: only the provider knows whether they lead to the same person.
 */
export function addressKey(text: string): string {
  return bareAddress(text).toLowerCase()
}
