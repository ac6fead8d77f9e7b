import { useState } from 'react'
import { oneLine } from '@/domain/text/plainText'
import { AnswerField } from './AnswerField'
import { QuestionDialog } from './QuestionDialog'

/** Asks for one line of text. */
export function ReasonDialog({
  label,
  hint,
  missing,
  start = '',
  maxLength = 200,
  act,
  ...question
}: Omit<Parameters<typeof QuestionDialog>[0], 'act' | 'children'> & {
  label: string
  hint?: string
  /** Without it, the text may stay empty. */
  missing?: string
  start?: string
  /** As in the rules. */
  maxLength?: number
  act: (text: string) => Promise<void>
}) {
  const [typed, setTyped] = useState(start)
  const text = oneLine(typed)
  const isMissing = !text && missing !== undefined
  return (
    <QuestionDialog {...question} act={isMissing ? null : () => act(text)}>
      <AnswerField
        label={label}
        placeholder={hint}
        value={typed}
        onType={setTyped}
        problem={isMissing && missing}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </QuestionDialog>
  )
}
