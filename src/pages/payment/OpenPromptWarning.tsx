import { useSyncExternalStore } from 'react'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { messages } from '@/content/messages'
import { promptMayBeWaiting } from './recentPrompt'
import { everySecond } from './usePaymentProgress'

/** Warns who has paid to the till of a prompt for the same payment, as long as one may be accepted. */
export function OpenPromptWarning() {
  const mayWait = useSyncExternalStore(everySecond, promptMayBeWaiting, () => false)
  return (
    <FormStatusArea>
      {mayWait && (
        <FormStatus tone="error">
          <p>{messages.promptAfterTill}</p>
        </FormStatus>
      )}
    </FormStatusArea>
  )
}
