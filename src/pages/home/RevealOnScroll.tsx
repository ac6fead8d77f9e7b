import type Library from 'aos'
import { useEffect, useRef, type ReactNode } from 'react'
import { useMotionAllowed } from '@/components/motion/useMotionAllowed'
import styles from './RevealOnScroll.module.css'

/** Hides nothing before the library and its styles have loaded, so that everything shows without script. */
export function RevealOnScroll({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const mayMove = useMotionAllowed()

  useEffect(() => {
    const node = element.current
    if (!mayMove || !node) return undefined
    // The library is loaded on the first scroll.
    const leaving = new AbortController()
    addEventListener(
      'scroll',
      () => {
        loadLibrary().then(
          (aos) => reveal(node, aos, leaving.signal),
          () => undefined, // Offline, everything stays in view.
        )
      },
      { once: true, passive: true, signal: leaving.signal },
    )
    return () => {
      leaving.abort()
      release(node)
    }
  }, [mayMove])

  return (
    <div
      ref={element}
      className={styles.reveal}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) release(currentTarget)
      }}
    >
      {children}
    </div>
  )
}

let library: Promise<typeof Library> | undefined

function loadLibrary(): Promise<typeof Library> {
  library ??= Promise.all([import('aos'), import('aos/dist/aos.css')]).then(
    ([{ default: aos }]) => {
      // We mark each element, so that the library need not watch the document.
      aos.init({ duration: 1000, once: true, offset: 0, disableMutationObserver: true })
      return aos
    },
  )
  return library
}

function reveal(node: HTMLElement, aos: typeof Library, leaving: AbortSignal) {
  if (leaving.aborted || node.getBoundingClientRect().top <= innerHeight) return
  // Hides at once; only the appearance is animated.
  node.style.transition = 'none'
  node.dataset.aos = 'fade-up'
  void node.offsetHeight
  node.style.transition = ''
  aos.refreshHard()
  // The library remembers positions that may have changed.
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    aos.refresh()
  })
  observer.observe(node)
}

function release(node: HTMLElement) {
  delete node.dataset.aos
}
