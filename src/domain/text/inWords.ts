const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** To begin a sentence. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}
