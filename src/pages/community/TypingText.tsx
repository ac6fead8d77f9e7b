import { useEffect, useRef, useState } from 'react'
import type { ReactTyped as Typed } from 'react-typed'
import { whenIdle } from '@/device/whenIdle'
import { useMotionAllowed } from '@/components/motion/useMotionAllowed'
import styles from './TypingText.module.css'

/** Loops through its phrases; still while paused, with reduced motion and without library. */
export function TypingText({
  before,
  phrases,
  className,
}: {
  before: string
  phrases: readonly string[]
  className: string | undefined
}) {
  const Library = useLibrary()
  const [isPaused, setIsPaused] = useState(false)
  // The phrase shown while still; typing starts with it.
  const [first, setFirst] = useState(0)
  const typed = useRef(0)
  const isMoving = Library !== null && !isPaused

  function toggle() {
    if (isMoving) setFirst((first + typed.current) % phrases.length)
    typed.current = 0
    setIsPaused(isMoving)
  }

  return (
    <div className={styles.typing}>
      <p className={styles.before}>{before}</p>
      <p className={`${styles.text} ${className}`}>
        {phrases.map((phrase, index) => (
          <span
            key={phrase}
            className={styles.phrase}
            data-shown={(index === first && !isMoving) || undefined}
          >
            {`${phrase} `}
          </span>
        ))}
        {isMoving && (
          <span className={styles.animated} aria-hidden="true">
            <Library
              strings={[...phrases.slice(first), ...phrases.slice(0, first)]}
              typeSpeed={100}
              backSpeed={50}
              backDelay={2000}
              loop
              // The content security policy forbids its style element and HTML.
              autoInsertCss={false}
              showCursor={false}
              contentType="text"
              preStringTyped={(index) => {
                typed.current = index
              }}
            />
          </span>
        )}
      </p>
      <span className={styles.control}>
        {Library && (
          <button
            type="button"
            className={styles.button}
            data-paused={isPaused || undefined}
            onClick={toggle}
          >
            <span className="visually-hidden">
              {isPaused ? 'Play animation' : 'Pause animation'}
            </span>
          </button>
        )}
      </span>
    </div>
  )
}

/** Null while the text must stay still. */
function useLibrary(): typeof Typed | null {
  const mayMove = useMotionAllowed()
  const [library, setLibrary] = useState<typeof Typed | null>(null)
  useEffect(() => {
    if (!mayMove) return undefined
    return whenIdle(() => {
      import('react-typed').then(
        ({ ReactTyped }) => setLibrary(() => ReactTyped),
        () => undefined, // Offline: the text stays still.
      )
    }, 3000)
  }, [mayMove])
  return mayMove ? library : null
}
