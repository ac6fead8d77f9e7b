/** Ignores case and accents. */
export function hasAllWords(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/[\p{Z}\p{C}]+/u)
    .every((word) => searched.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
