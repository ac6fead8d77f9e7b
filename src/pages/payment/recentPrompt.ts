import { promptMayWait } from '@/domain/payment/paymentProgress'
import { storedText } from '@/services/storedText'

/** For all tabs and through reloads: when the last prompt was asked for, in ms since 1970. */
const lastAsked = storedText(() => localStorage, 'stk-prompt-asked-at')

/**
 * Notes that a prompt is being asked for, before it is: a reload or another page must not forget it.
 * Call what it returns when the payment service has refused, so that nothing waits on the phone.
 */
export function notePrompt(at: number): () => void {
  const before = lastAsked.read() ?? ''
  lastAsked.write(String(at))
  return () => forgetPrompt(at, before)
}

/** Forgets a prompt, since the person has seen it end; not one that another tab asked for since. */
export function forgetPrompt(at: number, before = ''): void {
  if (lastAsked.read() === String(at)) lastAsked.write(before)
}

/** Whether a prompt that was asked for may still be waiting to be accepted. */
export function promptMayBeWaiting(): boolean {
  return promptMayWait(Number(lastAsked.read()), Date.now())
}
