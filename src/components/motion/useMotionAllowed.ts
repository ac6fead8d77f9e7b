import { useSyncExternalStore } from 'react'

/** Absent where there is no screen; whoever cannot be asked gets the still version. */
const reducedMotion =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

function subscribe(listener: () => void): () => void {
  reducedMotion?.addEventListener('change', listener)
  return () => reducedMotion?.removeEventListener('change', listener)
}

/**
 * Whether things may move by themselves: false in the prerendered HTML, while React takes it over,
 * and for readers who asked for reduced motion. Follows their choice while the page is open.
 */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion?.matches === false,
    () => false,
  )
}
