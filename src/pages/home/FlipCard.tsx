import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './FlipCard.module.css'

/**
 * A card with two sides, turned while a mouse is on it, and by tap, Enter or Space.
 * The side that is turned away cannot be reached; without script and on paper both stand one under
 * the other.
 */
export function FlipCard({
  label,
  front,
  gist,
  back,
}: {
  /** What the card is about; names its button. */
  label: string
  front: ReactNode
  /** What the back says, in a sentence that a touch screen, where nothing hovers, shows in front. */
  gist?: string | undefined
  back: ReactNode
}) {
  const [isFlipped, setIsFlipped] = useState(false)
  const isReady = useHydrated()
  const backId = useId()
  const hasMouse = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  function followMouse({ type, pointerType, currentTarget }: PointerEvent) {
    if (pointerType !== 'mouse') return
    hasMouse.current = type === 'pointerenter'
    // The focus must not be lost on a link that is about to be turned away.
    if (!hasMouse.current && currentTarget.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true })
    }
    setIsFlipped(hasMouse.current)
  }

  return (
    <div
      className={styles.card}
      data-flipped={isFlipped}
      data-ready={isReady || undefined}
      onPointerEnter={followMouse}
      onPointerLeave={followMouse}
    >
      <button
        ref={button}
        type="button"
        className={styles.turn}
        aria-pressed={isFlipped}
        aria-controls={backId}
        onClick={({ detail }) => {
          // A mouse has turned the card by coming; keys (detail 0) and taps turn it to and fro.
          const isMouseClick = hasMouse.current && detail > 0
          setIsFlipped(isMouseClick || !isFlipped)
        }}
      >
        <span className="visually-hidden">Turn the card: {label}</span>
      </button>
      <div className={`${styles.side} ${styles.front}`} inert={isReady && isFlipped}>
        {front}
        {gist && <p className={styles.gist}>{gist}</p>}
      </div>
      <div id={backId} className={`${styles.side} ${styles.back}`} inert={isReady && !isFlipped}>
        {back}
      </div>
    </div>
  )
}
