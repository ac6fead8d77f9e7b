import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { Fetched } from '@/components/form/useFetched'
import { staffListTexts, staffAdvice } from '@/content/staff'

export function FetchState({
  isPending,
  failure,
  retry,
}: Pick<Fetched<unknown>, 'isPending' | 'failure'> & Partial<Pick<Fetched<unknown>, 'retry'>>) {
  return (
    <>
      {isPending && <LinearProgress aria-label={staffListTexts.loading} />}
      {failure && (
        <Alert
          severity="error"
          action={
            retry && (
              <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={retry}>
                Try again
              </Button>
            )
          }
        >
          {staffListTexts.notLoaded} {staffAdvice(failure)}
        </Alert>
      )}
    </>
  )
}
