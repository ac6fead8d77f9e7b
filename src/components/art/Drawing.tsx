import type { ReactNode } from 'react'

/** What every drawing is told by the page that shows it. */
export interface DrawingProps {
  readonly className?: string | undefined
}

/** The canvas of a drawing. It says nothing to screen readers; `size` is its width and height when it is no scene. */
export function Drawing({
  viewBox,
  size,
  className,
  children,
}: DrawingProps & {
  readonly viewBox: string
  readonly size?: number
  readonly children: ReactNode
}) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      width={size ?? '100%'}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
