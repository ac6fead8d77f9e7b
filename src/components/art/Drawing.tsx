import type { ReactNode } from 'react'

export interface DrawingProps {
  readonly className?: string | undefined
}

/** `size` is in px; by default the drawing fills its container. */
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
