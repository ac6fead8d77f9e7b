/** Runs the task once `element` is within half a screen of what is seen. Returns a cancel function. */
export function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
