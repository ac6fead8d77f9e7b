import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './FlipCard.module.css'

/** Turns on hover, tap, Enter or Space; without script and on paper both sides show. */
export function FlipCard({
  label,
  front,
  gist,
  back,
}: {
  label: string
  front: ReactNode
  /** One sentence about the back, for touch screens. */
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
    // A link on the side that turns away would lose the focus.
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
          // Hover has already turned it; keys (detail 0) and taps toggle.
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
