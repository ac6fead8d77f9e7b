import Alert from '@mui/material/Alert'
import { rowTexts, staffAdvice } from '@/content/staff'
import type { Failure } from '@/domain/failure'

export function RowFailure({ failure }: { failure: Failure | null }) {
  return (
    failure && (
      <Alert severity="error">
        {rowTexts.failed} {staffAdvice(failure)}
      </Alert>
    )
  )
}

export function Said({ children }: { children: string }) {
  return <div role="status">{children && <Alert severity="success">{children}</Alert>}</div>
}
