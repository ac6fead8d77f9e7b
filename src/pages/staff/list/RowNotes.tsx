import Alert from '@mui/material/Alert'
import { messages } from '@/content/messages'
import { rowTexts } from '@/content/staff'
import type { Failure } from '@/domain/failure'

/** In a row: its last action failed. */
export function RowFailure({ failure }: { failure: Failure | null }) {
  return (
    failure && (
      <Alert severity="error">
        {rowTexts.failed} {messages.accountAdvice(failure)}
      </Alert>
    )
  )
}

/** Above a list: its last success. */
export function Said({ children }: { children: string }) {
  return <div role="status">{children && <Alert severity="success">{children}</Alert>}</div>
}
