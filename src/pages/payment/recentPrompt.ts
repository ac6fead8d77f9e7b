import { promptMayWait } from '@/domain/paymentProgress'

/** In local storage, for all tabs and through reloads: when the last prompt was asked for, in ms. */
const key = 'stk-prompt-asked-at'

/**
 * Notes that a prompt is being asked for, before it is: a reload or another page must not forget it.
 * Call what it returns when the payment service has refused, so that nothing waits on the phone.
 */
export function notePrompt(): () => void {
  try {
    const before = localStorage.getItem(key)
    localStorage.setItem(key, String(Date.now()))
    return () => {
      if (before === null) localStorage.removeItem(key)
      else localStorage.setItem(key, before)
    }
  } catch {
    // Without storage the question before a second prompt is not asked; the prompt itself works.
    return () => undefined
  }
}

/** Forgets the last prompt: the person has seen it end. */
export function forgetPrompt(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage none was noted.
  }
}

/** Whether a prompt that was asked for may still be waiting to be accepted. */
export function promptMayBeWaiting(): boolean {
  try {
    return promptMayWait(Number(localStorage.getItem(key)), Date.now())
  } catch {
    return false
  }
}
