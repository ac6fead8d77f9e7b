export interface CountedPiece {
  readonly name: string
  readonly size: string
  readonly count: number
}

export function countPieces(
  pieces: readonly Omit<CountedPiece, 'count'>[],
): readonly CountedPiece[] {
  const counted = new Map<string, CountedPiece>()
  for (const { name, size } of pieces) {
    const key = JSON.stringify([name, size])
    counted.set(key, { name, size, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()]
}
