/** How long a prompt may still be waiting on a phone, in ms; a second one could be paid as well. */
const waitingMs = 120_000

const key = 'stk-prompt-asked-at'

/** Notes that a prompt was asked for just now, for this tab and through reloads. */
export function notePrompt(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage the question before a second prompt is not asked; the prompt itself works.
  }
}

/** Whether a prompt that was asked for may still be waiting to be accepted. */
export function promptMayBeWaiting(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < waitingMs
  } catch {
    return false
  }
}
