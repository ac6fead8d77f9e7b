import Alert from '@mui/material/Alert'
import { messages } from '@/content/messages'
import { rowTexts } from '@/content/staff'
import type { Failure } from '@/domain/failure'

export function RowFailure({ failure }: { failure: Failure | null }) {
  return (
    failure && (
      <Alert severity="error">
        {rowTexts.failed} {messages.accountAdvice(failure)}
      </Alert>
    )
  )
}

export function Said({ children }: { children: string }) {
  return <div role="status">{children && <Alert severity="success">{children}</Alert>}</div>
}
