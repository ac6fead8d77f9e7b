/** `Map.groupBy`, which Node 20 and older phones lack. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Compares code units, so the order is the same in every language. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
