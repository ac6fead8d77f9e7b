import { useId, useState, type ComponentProps, type ReactNode } from 'react'
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
          aria-controls={id}
          aria-describedby={describedBy}
          isOpen={isOpen}
          className={buttonClass(look, styles.toggle)}
          onClick={() => setIsOpen(!isOpen)}
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
export function FoldButton({ isOpen, ...button }: ComponentProps<'button'> & { isOpen: boolean }) {
  const canFold = useHydrated()
  return (
    <button
      {...button}
      type="button"
      disabled={!canFold}
      data-waiting={!canFold || undefined}
      aria-expanded={canFold ? isOpen : undefined}
    />
  )
}

/**
 * What a `FoldButton` opens and closes. Closed it is in the page all the same: readers without
 * script see it, and so does whoever comes by the address of the item around it.
 */
export function FoldedPart({
  isOpen,
  className,
  ...part
}: ComponentProps<'div'> & { isOpen: boolean }) {
  const classes = `${styles.part} ${className ?? ''}`
  return <div {...part} className={classes} data-open={isOpen} hidden={useHydrated() && !isOpen} />
}
