import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import type { Fetched } from '@/components/form/useFetched'
import { staffAdvice, staffListTexts } from '@/content/staff'
import styles from './staffFrame.module.css'

/** Of a part of the frame, without Material UI. */
export function PartState({
  failed,
  isPending,
  failure,
  retry,
}: Pick<Fetched<unknown>, 'isPending' | 'failure' | 'retry'> & { failed: string }) {
  return (
    <>
      {isPending && <progress className={styles.progress} aria-label={staffListTexts.loading} />}
      <Status tone="error">{failure && [failed, staffAdvice(failure)]}</Status>
      {failure && (
        <p className="actions">
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}
