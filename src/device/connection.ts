interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Not on slow or metered connections: unopened pages cost money. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
