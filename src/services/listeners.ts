/** Each is told until it stops listening. */
export function listeners<Told = void>() {
  const all = new Set<(told: Told) => void>()
  return {
    listen: (listener: (told: Told) => void): (() => void) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell: (told: Told): void => all.forEach((listener) => listener(told)),
  }
}
