/** In ms: two frames. */
const sliceMs = 32

/** Yields to the browser between slices. */
export async function runInSlices<Result>(
  steps: Generator<number, Result, void>,
  onProgress?: (share: number) => void,
): Promise<Result> {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    onProgress?.(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + sliceMs
  }
}
