import { useEffect, useRef, useState } from 'react'
import type { ReactTyped as Typed } from 'react-typed'
import { whenIdle } from '@/device/whenIdle'
import { useMotionAllowed } from '@/components/motion/useMotionAllowed'
import styles from './TypingText.module.css'

const typing = {
  typeSpeed: 100,
  backSpeed: 50,
  backDelay: 2000,
  loop: true,
  // The content security policy forbids the library's style element and HTML.
  autoInsertCss: false,
  showCursor: false,
  contentType: 'text',
} as const

/** Types its phrases in a loop. It stands still while paused, with reduced motion, and without the library. */
export function TypingText({
  before,
  phrases,
  className,
}: {
  before: string
  phrases: readonly string[]
  className: string | undefined
}) {
  const mayMove = useMotionAllowed()
  const [Library, setLibrary] = useState<typeof Typed | null>(null)
  const [isPaused, setIsPaused] = useState(false)
  // The phrase shown while it stands still; typing starts with it.
  const [first, setFirst] = useState(0)
  const typed = useRef(0)
  const canMove = mayMove && Library !== null
  const isMoving = canMove && !isPaused

  useEffect(() => {
    if (!mayMove) return undefined
    return whenIdle(() => {
      import('react-typed').then(
        ({ ReactTyped }) => setLibrary(() => ReactTyped),
        () => undefined, // Offline, the text stands still.
      )
    }, 3000)
  }, [mayMove])

  function toggle() {
    if (isMoving) setFirst((first + typed.current) % phrases.length)
    typed.current = 0
    setIsPaused(isMoving)
  }

  return (
    <div className={styles.typing}>
      <p className="strong">{before}</p>
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
              {...typing}
              strings={[...phrases.slice(first), ...phrases.slice(0, first)]}
              preStringTyped={(index) => {
                typed.current = index
              }}
            />
          </span>
        )}
      </p>
      <span className={styles.control}>
        {canMove && (
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
