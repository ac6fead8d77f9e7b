/** Silent if channels are missing or blocked. */
export function tabChannel(name: string) {
  let channel: BroadcastChannel | null = null
  const listeners = new Set<(text: string) => void>()

  function open(): void {
    if (channel) return
    try {
      channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }) => {
        for (const listener of listeners) listener(String(data))
      })
    } catch {
      // Silent.
    }
  }

  function closeUnused(): void {
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }

  return {
    /** Not to this tab. */
    tell: (text: string): void => {
      // This tab would hear a second channel itself.
      open()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(text)
      closeUnused()
    },
    listen: (listener: (text: string) => void) => {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        closeUnused()
      }
    },
  }
}
