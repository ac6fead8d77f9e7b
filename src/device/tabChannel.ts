/** Silent if channels are missing or blocked. */
export function tabChannel(name: string) {
  // All channels of a name hear each other, even in one tab.
  const self = Math.random()

  function open(): BroadcastChannel | null {
    try {
      return new BroadcastChannel(name)
    } catch {
      return null
    }
  }

  return {
    /** Not to this tab. */
    tell: (text: string): void => {
      const channel = open()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage([self, text])
      channel?.close()
    },
    listen: (listener: (text: string) => void) => {
      const channel = open()
      // Of an older version's plain text the listener hears, but not what it says.
      channel?.addEventListener('message', ({ data: [from, text] }) => {
        if (from !== self) listener(String(text))
      })
      return () => channel?.close()
    },
  }
}
