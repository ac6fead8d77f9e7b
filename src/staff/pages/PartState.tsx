import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import type { Fetched } from '@/components/form/useFetched'
import { staffAdvice, staffListTexts } from '@/staff/content/desk'
import styles from './staffFrame.module.css'

export function PartState({
  failed = staffListTexts.notLoaded,
  isPending = false,
  failure,
  retry,
}: Pick<Fetched<unknown>, 'failure'> &
  Partial<Pick<Fetched<unknown>, 'isPending' | 'retry'>> & { failed?: string }) {
  return (
    <>
      {isPending && <progress className={styles.progress} aria-label={staffListTexts.loading} />}
      <Status tone="error">{failure && [failed, staffAdvice(failure)]}</Status>
      {failure && retry && (
        <p className="actions">
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}
