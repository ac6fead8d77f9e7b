import { useNotify } from '@/context/notifications/NotificationsProvider'
import { Failure } from '@/domain/failure'
import { failedText, rowTexts } from '@/staff/content/desk'

/** Notifies of a failure once its place is left. It names nobody, since somebody else may be there. */
export function useTellLeft() {
  const { notify, prepare } = useNotify()
  return <T>(acting: Promise<T>, isStillHere: () => boolean): Promise<T> => {
    // A network that is lost later could not fetch it.
    prepare('top-right')
    return acting.catch((failure: unknown) => {
      if (failure instanceof Failure && !isStillHere())
        notify({ text: rowTexts.left(failedText(rowTexts.failed, failure)), tone: 'error' })
      throw failure
    })
  }
}
