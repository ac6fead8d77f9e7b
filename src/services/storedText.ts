/** A text that this browser keeps. */
export interface StoredText {
  readonly read: () => string | null
  /** Keeps a text; '' forgets it. */
  readonly write: (text: string) => void
}

/**
 * A text kept in local or session storage under a key; where storage is blocked or full, in memory,
 * until the page is closed or reloaded.
 */
export function storedText(storage: () => Storage, key: string): StoredText {
  let memory: string | null = null
  return {
    read() {
      if (memory !== null) return memory
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        if (text === '') storage().removeItem(key)
        else storage().setItem(key, text)
        memory = null
      } catch {
        memory = text
      }
    },
  }
}
