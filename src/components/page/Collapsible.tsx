import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from '@/components/buttons/Button'
import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './collapsible.module.css'

export function Collapsible({
  more,
  less,
  variant,
  describedBy,
  className,
  beside,
  children,
}: {
  more: string
  less: string
  variant: ButtonVariant
  describedBy?: string
  className: string | undefined
  beside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CollapsiblePart id={id} isOpen={isOpen} className={className}>
        {children}
      </CollapsiblePart>
      <p className="actions">
        <CollapsibleButton
          aria-controls={id}
          aria-describedby={describedBy}
          isOpen={isOpen}
          className={buttonClass(variant, styles.toggle)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </CollapsibleButton>
        {beside}
      </p>
    </>
  )
}

/** Disabled without script, when all parts are open. */
export function CollapsibleButton({
  isOpen,
  ...button
}: ComponentProps<'button'> & { isOpen: boolean }) {
  const canCollapse = useHydrated()
  return (
    <button
      {...button}
      type="button"
      disabled={!canCollapse}
      data-waiting={!canCollapse || undefined}
      aria-expanded={isOpen}
    />
  )
}

/** Closed by CSS alone, so that it shows without script. */
export function CollapsiblePart({
  isOpen,
  className,
  ...part
}: ComponentProps<'div'> & { isOpen: boolean }) {
  const classes = `${styles.part} ${className ?? ''}`
  return <div {...part} className={classes} data-open={isOpen} hidden={useHydrated() && !isOpen} />
}
