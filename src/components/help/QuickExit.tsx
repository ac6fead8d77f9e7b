import { useEffect, useState } from 'react'
import * as marks from '@/config/marks'
import { neutralPage } from '@/content/texts/helpNow'
import styles from './quickExit.module.css'

/** src/app/start/leaving.ts handles the press. */
export function QuickExit() {
  const count = useShiftPresses()
  const missing = 3 - count
  return (
    <div>
      <a
        className={`on-screen ${styles.leave}`}
        href={neutralPage}
        rel="nofollow noreferrer"
        data-leave
      >
        Leave this page
        {count > 0 && (
          <span className={styles.presses} aria-hidden="true">
            {[1, 2, 3].map((press) => (
              <i key={press} data-pressed={press <= count || undefined} />
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
  )
}

function useShiftPresses(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const listener = ({ detail }: CustomEventInit<number>) => setCount(detail ?? 0)
    addEventListener(marks.shiftPressedEvent, listener)
    return () => removeEventListener(marks.shiftPressedEvent, listener)
  }, [])
  return count
}
