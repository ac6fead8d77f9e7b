/** At most `most` within a time, counted under a name. */
export interface Limit {
  /** 'phone 254712345678' */
  readonly name: string
  readonly most: number
  readonly withinMs: number
  /** The last of `most` are only for those with nothing counted under `unknownTo` in the same time. */
  readonly kept?: { readonly last: number; readonly unknownTo: string }
}

/** Counts what is asked of the service. A host can bring its own. */
export interface Limiter {
  /**
   * Counts one against each limit at a moment, in ms since 1970. If a limit is reached, returns it and counts nothing.
   */
  take(limits: readonly Limit[], at: number): Promise<Limit | undefined>
  /** How many count at that moment. */
  count(limit: Limit, at: number): Promise<number>
  /** Takes back what was counted under a name at that moment. */
  forget(name: string, at: number): Promise<void>
}

/** The oldest names beyond these are forgotten: an attacker with many addresses must not fill the memory. */
const maxNames = 20_000

/** Counts in the memory of this process: a restart empties it, and other processes do not see it. */
export function memoryLimiter(): Limiter {
  const counted = new Map<string, { readonly withinMs: number; readonly at: readonly number[] }>()

  const recent = ({ name, withinMs }: Limit, now: number) =>
    (counted.get(name)?.at ?? []).filter((at) => now - at < withinMs)

  function mostOf({ most, kept, withinMs }: Limit, now: number): number {
    const isKnown = kept && recent({ name: kept.unknownTo, most, withinMs }, now).length > 0
    return isKnown ? most - kept.last : most
  }

  function makeRoom(now: number): void {
    if (counted.size <= maxNames) return
    for (const [name, { withinMs, at }] of counted) {
      if (at.every((one) => now - one >= withinMs)) counted.delete(name)
    }
    for (const name of counted.keys()) {
      if (counted.size <= maxNames) return
      counted.delete(name)
    }
  }

  return {
    take: async (limits, at) => {
      const reached = limits.find((limit) => recent(limit, at).length >= mostOf(limit, at))
      if (reached) return reached
      for (const limit of limits) {
        const all = [...recent(limit, at), at]
        counted.delete(limit.name)
        counted.set(limit.name, { withinMs: limit.withinMs, at: all })
      }
      makeRoom(at)
      return undefined
    },
    count: async (limit, at) => recent(limit, at).length,
    forget: async (name, at) => {
      const known = counted.get(name)
      if (known) counted.set(name, { ...known, at: without(known.at, at) })
    },
  }
}

function without(moments: readonly number[], one: number): readonly number[] {
  const index = moments.indexOf(one)
  return index === -1 ? moments : moments.toSpliced(index, 1)
}
