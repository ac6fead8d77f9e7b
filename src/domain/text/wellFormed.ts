/** Text in which no half of a surrogate pair stands alone, which no address can carry. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
