/** The longest that a slice may keep the browser busy, in ms: two frames of a smooth screen. */
const sliceMs = 32

/** Takes steps one after the other, and lets the browser answer people in between. */
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
