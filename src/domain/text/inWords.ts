const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** For the beginning of a sentence. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}
