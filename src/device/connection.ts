/** What a browser may tell about its connection; not all do. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nobody pays for what is never opened, on a line that is slow or metered. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
