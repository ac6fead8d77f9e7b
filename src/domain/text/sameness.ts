import { onlySeen } from './plainText'

/** As keyboards type it, phones correct it and web pages hold it: ' ’ ʼ ` ´ ′. */
const apostrophes = /['`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07]/gu

/** No accents to take off. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

/**
 * Equal for every way to write one name: letter case, accents, apostrophes or none, spaces, signs
 * that cannot be seen. Stars stay: two hidden names may differ.
 */
export function nameKey(name: string): string {
  return (
    onlySeen(name)
      // Before: ´ would come apart into a space and an accent.
      .replace(apostrophes, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(apostrophes, '')
      // 'ß' has no capital of its own.
      .toUpperCase()
      .toLowerCase()
      .replace(/[øłđæœ]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}*]+/gu, ' ')
      .trim()
  )
}

/** A domain ends with a letter or a digit; what follows is the sentence around it. */
export const addressPattern =
  /[^\s"(),:;<>@[\]]+@[\p{L}\p{M}\p{N}._-]+\.[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}]/u

/** The address in what was pasted ('mailto:…', 'Asha <…>', 'asha@example.org.'), as it was typed; else the text. */
export function bareAddress(text: string): string {
  const plain = onlySeen(text)
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(/\s*@\s*/g, '@')
    .trim()
  return (addressPattern.exec(plain)?.[0] ?? plain).replace(/^['.\p{Pi}]+/u, '')
}

/**
 * Equal for every way to write one address. No mailbox tells capitals apart. Dots before the @ and
 * what follows a + count: only the provider knows whether they lead to the same person.
 */
export function addressKey(text: string): string {
  return bareAddress(text).toLowerCase()
}
