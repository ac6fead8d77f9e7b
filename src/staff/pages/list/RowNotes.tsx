import { Status } from '@/components/form/Form'
import { rowTexts, staffAdvice } from '@/staff/content/desk'
import type { Failure } from '@/domain/failure'

export function RowFailure({ failure }: { failure: Failure | null }) {
  return failure && <Status tone="error">{[rowTexts.failed, staffAdvice(failure)]}</Status>
}

export function RowSuccess({ children }: { children: string }) {
  return <Status tone="success">{children || null}</Status>
}
