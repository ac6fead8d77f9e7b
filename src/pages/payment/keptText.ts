import { useSyncExternalStore } from 'react'
import { clearDraft, readDraft, saveDraft } from '@/components/form/draft'

/** Who is to be told when a text changes. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The text kept under a name, '' when there is none; kept as drafts are, for this tab alone. */
export function readText(name: string): string {
  return readDraft(name)?.texts.text ?? ''
}

/** Keeps a text under a name; '' forgets it. */
export function keepText(name: string, text: string): void {
  if (text === '') clearDraft(name)
  else saveDraft(name, { texts: { text } })
  for (const listener of listeners) listener()
}

/** The name of the draft of a payment's form, by the payment's name. */
export function formDraft(form: 'stk-push' | 'mpesa-sms', name: string): string {
  return `${form} ${name}`
}

/** Forgets what was typed for a payment, which is not for another one of the same name. */
export function clearFormDrafts(name: string): void {
  clearDraft(formDraft('stk-push', name))
  clearDraft(formDraft('mpesa-sms', name))
}

/** The text kept under a name, followed as it changes; '' until the page is interactive. */
export function useKeptText(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readText(name),
    () => '',
  )
}
