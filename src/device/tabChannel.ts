/** Does nothing if channels are missing or blocked. */
export function tabChannel(name: string) {
  // All channels of a name hear each other, even within one tab.
  const self = Math.random()

  function open(): BroadcastChannel | null {
    try {
      return new BroadcastChannel(name)
    } catch {
      return null
    }
  }

  return {
    /** Tells the other tabs, not this one. */
    tell: (text: string): void => {
      const channel = open()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage([self, text])
      channel?.close()
    },
    listen: (listener: (text: string) => void) => {
      const channel = open()
      // A plain text from an older version still calls the listener, but its words are lost.
      channel?.addEventListener('message', ({ data: [from, text] }) => {
        if (from !== self) listener(String(text))
      })
      return () => channel?.close()
    },
  }
}

/** Tells other tabs of a logout. */
export const sessionEnds = tabChannel('session')
