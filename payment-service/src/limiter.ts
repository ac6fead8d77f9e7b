/** At most so many within a time, counted under a name. */
export interface Limit {
  /** 'phone 254712345678' */
  readonly name: string
  readonly most: number
  readonly withinMs: number
}

/** Counts what is asked of the service. Another one can put a host's own counters in its place. */
export interface Limiter {
  /** Counts one against each limit; or, where one is reached, returns that one and counts nothing. */
  take(limits: readonly Limit[]): Promise<Limit | undefined>
  /** Forgets what was counted under a name until then, in ms since 1970. */
  forget(name: string, until: number): Promise<void>
}

/** Names beyond these make room: an attacker with many addresses must not fill the memory. */
const mostNames = 20_000

/** Counts in the memory of this process, which a restart empties and other processes do not see. */
export function memoryLimiter(now: () => number = Date.now): Limiter {
  const counted = new Map<string, { readonly withinMs: number; readonly at: readonly number[] }>()

  const recent = ({ name, withinMs }: Limit) =>
    (counted.get(name)?.at ?? []).filter((at) => now() - at < withinMs)

  function makeRoom(): void {
    if (counted.size <= mostNames) return
    for (const [name, { withinMs, at }] of counted) {
      if (at.every((one) => now() - one >= withinMs)) counted.delete(name)
    }
    // The oldest names come first.
    for (const name of counted.keys()) {
      if (counted.size <= mostNames) return
      counted.delete(name)
    }
  }

  return {
    take: async (limits) => {
      const reached = limits.find((limit) => recent(limit).length >= limit.most)
      if (reached) return reached
      for (const limit of limits) {
        const at = [...recent(limit), now()]
        counted.delete(limit.name)
        counted.set(limit.name, { withinMs: limit.withinMs, at })
      }
      makeRoom()
      return undefined
    },
    forget: async (name, until) => {
      const known = counted.get(name)
      if (known) counted.set(name, { ...known, at: known.at.filter((at) => at > until) })
    },
  }
}
