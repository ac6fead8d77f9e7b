/** In ms: two frames of a smooth screen. */
const sliceMs = 32

/** Lets the browser answer people between slices. */
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
