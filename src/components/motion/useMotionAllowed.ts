import { useSyncExternalStore } from 'react'

/** Null while prerendering. */
const reducedMotion =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

function subscribe(listener: () => void): () => void {
  reducedMotion?.addEventListener('change', listener)
  return () => reducedMotion?.removeEventListener('change', listener)
}

/** False before hydration and with reduced motion. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion?.matches === false,
    () => false,
  )
}
