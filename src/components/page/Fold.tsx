import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '@/components/buttons/Button'
import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './fold.module.css'

export function Fold({
  more,
  less,
  look,
  describedBy,
  className,
  beside,
  children,
}: {
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

/** Disabled without script, when all parts are open. */
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

/** Closed with CSS alone, so it shows without script. */
export function FoldedPart({
  isOpen,
  className,
  ...part
}: ComponentProps<'div'> & { isOpen: boolean }) {
  const classes = `${styles.part} ${className ?? ''}`
  return <div {...part} className={classes} data-open={isOpen} hidden={useHydrated() && !isOpen} />
}
