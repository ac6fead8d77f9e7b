import { useId, useState, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '@/components/buttons/Button'
import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './fold.module.css'

/** A part with a button under it that opens and closes it, and whatever stands beside that button. */
export function Fold({
  more,
  less,
  look,
  describedBy,
  className,
  beside,
  children,
}: {
  /** What the button says while the part is closed, and while it is open. */
  more: string
  less: string
  look: ButtonLook
  describedBy: string
  className: string | undefined
  beside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FoldedPart id={id} isOpen={isOpen} className={className}>
        {children}
      </FoldedPart>
      <p className="actions">
        <FoldButton
          controls={id}
          isOpen={isOpen}
          className={buttonClass(look, styles.toggle)}
          describedBy={describedBy}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </FoldButton>
        {beside}
      </p>
    </>
  )
}

/**
 * The button that opens and closes a `FoldedPart`. Without script it is out of the way or, in a
 * heading, mere text, since everything is open then.
 */
export function FoldButton({
  controls,
  isOpen,
  onToggle,
  className,
  describedBy,
  children,
}: {
  /** The id of the part. */
  controls: string
  isOpen: boolean
  onToggle: () => void
  className: string | undefined
  describedBy?: string
  children: ReactNode
}) {
  const canFold = useHydrated()
  return (
    <button
      type="button"
      className={className}
      disabled={!canFold}
      data-waiting={!canFold || undefined}
      aria-expanded={canFold ? isOpen : undefined}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}

/**
 * What a `FoldButton` opens and closes. Closed it is in the page all the same: readers without
 * script see it, and so does whoever comes by the address of the item around it.
 */
export function FoldedPart({
  id,
  isOpen,
  className,
  children,
}: {
  id: string
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const canFold = useHydrated()
  return (
    <div
      id={id}
      className={`${styles.part} ${className ?? ''}`}
      data-open={isOpen}
      hidden={canFold && !isOpen}
    >
      {children}
    </div>
  )
}
