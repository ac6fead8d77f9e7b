const freshMs = 60_000

/** Can be asked before its screen opens. */
export function createPrefetch<T>(load: (uid: string) => Promise<T>) {
  let asked: { readonly uid: string; readonly at: number; readonly answer: Promise<T> } | null =
    null
  return {
    prefetch(uid: string): void {
      asked = { uid, at: Date.now(), answer: load(uid) }
      asked.answer.catch(() => undefined)
    },
    /** Uses an early answer once; if it failed or is missing, asks again. */
    async ask(uid: string): Promise<T> {
      const ahead = asked?.uid === uid && Date.now() - asked.at < freshMs ? asked.answer : null
      asked = null
      return (await ahead?.catch(() => null)) ?? load(uid)
    },
  }
}
