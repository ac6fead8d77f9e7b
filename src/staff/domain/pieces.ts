export function countPieces(pieces: readonly { readonly name: string; readonly size: string }[]) {
  const counted = new Map<string, { name: string; size: string; count: number }>()
  for (const { name, size } of pieces) {
    const key = JSON.stringify([name, size])
    counted.set(key, { name, size, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()]
}
