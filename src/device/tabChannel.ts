/** Words that the tabs of this browser pass to each other. */
export interface TabChannel {
  /** Tells the other tabs; this one does not hear it. */
  readonly tell: (text: string) => void
  /** Calls `listener` with what another tab tells from now on; answers how to stop. */
  readonly listen: (listener: (text: string) => void) => () => void
}

/** The channel of a name. Where a browser has none, or forbids it together with storage, it is silent. */
export function tabChannel(name: string): TabChannel {
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
    tell(text) {
      // Not by another channel of the same name, which this tab would hear itself.
      open()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(text)
      closeUnused()
    },
    listen(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        closeUnused()
      }
    },
  }
}
