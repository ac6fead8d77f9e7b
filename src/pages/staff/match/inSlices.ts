/** How long a slice may keep the browser busy, in ms: two pictures of a smooth screen. */
const sliceMs = 32

/**
 * Walks through small steps and returns their result, and lets the browser do what people ask of it in
 * between. `onProgress` hears what share is done.
 */
export async function inSlices<Result>(
  steps: Generator<number, Result, void>,
  onProgress: (share: number) => void,
): Promise<Result> {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    onProgress(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + sliceMs
  }
}
