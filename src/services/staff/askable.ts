/** An answer asked for ahead is as good as a new one for so long. */
const freshMs = 60_000

/** A question that may be asked before there is a screen for its answer. */
export function askable<T>(load: (uid: string) => Promise<T>) {
  let asked: { readonly uid: string; readonly at: number; readonly answer: Promise<T> } | null =
    null
  return {
    askAhead(uid: string): void {
      asked = { uid, at: Date.now(), answer: load(uid) }
      asked.answer.catch(() => undefined)
    },
    /** What was asked ahead for this account, once; else, or where that failed, it asks now. @throws Failure */
    async ask(uid: string): Promise<T> {
      const ahead = asked?.uid === uid && Date.now() - asked.at < freshMs ? asked.answer : null
      asked = null
      return (await ahead?.catch(() => null)) ?? load(uid)
    },
  }
}
