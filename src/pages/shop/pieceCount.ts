/** '1 item', '3 items': how many pieces, in words. */
export function pieceCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
