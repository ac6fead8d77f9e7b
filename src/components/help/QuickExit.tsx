import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { neutralPage } from '@/content/helpNow'
import { forgetPersonal } from '@/device/deviceStore'
import { forgetOfflineCopies } from '@/device/offlineCopies'
import { countPresses, noPresses, pressLasts } from '@/domain/care/threePresses'
import styles from './quickExit.module.css'

/**
 * A way off the page at once: a link, or Shift pressed three times. The page is covered while the
 * neutral one is on its way, and "back" does not lead here again. What is personal is forgotten.
 * Without script the link is a plain one.
 */
export function QuickExit({ leave = replaceWith }: { readonly leave?: (url: string) => void }) {
  const presses = useRef(noPresses)
  const [count, setCount] = useState(0)
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (!isLeaving) return undefined
    const { title } = document
    document.title = 'Loading'
    document.body.dataset.left = ''
    // An open dialog would lie above the cover.
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.remove()
    forgetPersonal()
    // The sign-in SDK may be about to store the session that it has just read.
    addEventListener('pagehide', forgetPersonal)
    void forgetOfflineCopies()
    leave(neutralPage)
    return () => {
      removeEventListener('pagehide', forgetPersonal)
      document.title = title
      delete document.body.dataset.left
    }
  }, [isLeaving, leave])

  // Before the page is painted: whoever sees it may press already.
  useLayoutEffect(() => {
    let expiry: ReturnType<typeof setTimeout> | undefined
    const onKeyUp = (event: KeyboardEvent) => {
      presses.current = countPresses(presses.current, event)
      setCount(presses.current.count)
      if (presses.current.count >= 3) setIsLeaving(true)
      clearTimeout(expiry)
      expiry = setTimeout(() => {
        presses.current = noPresses
        setCount(0)
      }, pressLasts)
    }
    // Brought back out of the browser's memory, the page must not stay covered.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false)
    }
    addEventListener('keyup', onKeyUp)
    addEventListener('pageshow', onShow)
    return () => {
      clearTimeout(expiry)
      removeEventListener('keyup', onKeyUp)
      removeEventListener('pageshow', onShow)
    }
  }, [])

  function onClick(event: MouseEvent) {
    // A new tab or window, if that is what was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIsLeaving(true)
  }

  const missing = 3 - count
  return (
    <>
      <div>
        <a
          className={`on-screen ${styles.leave}`}
          href={neutralPage}
          rel="nofollow noreferrer"
          data-leave
          onClick={onClick}
        >
          Leave this page
          {count > 0 && (
            <span className={styles.presses} aria-hidden="true">
              {[1, 2, 3].map((press) => (
                <i key={press} data-done={press <= count || undefined} />
              ))}
            </span>
          )}
        </a>
        <output className="visually-hidden">
          {count > 0 &&
            missing > 0 &&
            `To leave, press Shift ${missing} more ${missing === 1 ? 'time' : 'times'}.`}
        </output>
      </div>
      {isLeaving &&
        createPortal(
          <div className={styles.cover} role="alert">
            Loading.
          </div>,
          document.body,
        )}
    </>
  )
}

function replaceWith(url: string) {
  location.replace(url)
}
