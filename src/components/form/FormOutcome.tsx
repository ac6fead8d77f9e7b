import { useFormHandle } from './Form'
import { FormStatus, FormStatusArea } from './FormStatus'

/**
 * How sending the form goes and ended, beside its button, where it stays after the notification has
 * gone. Where one place is for failures alone, another shows the rest.
 */
export function FormOutcome({ only }: { only?: 'failures' | 'others' }) {
  const { isPending, pending, outcome } = useFormHandle()
  const tone = isPending ? 'pending' : outcome?.tone
  const ended = outcome && ('show' in outcome ? outcome.show : outcome.say)
  const content = isPending ? pending : ended
  const belongsHere = only === undefined || (only === 'failures') === (tone === 'error')
  return (
    <FormStatusArea>
      {tone && content && belongsHere && (
        <FormStatus tone={tone}>
          {typeof content === 'string' ? <p>{content}</p> : content}
          {!isPending && outcome?.also}
        </FormStatus>
      )}
    </FormStatusArea>
  )
}
