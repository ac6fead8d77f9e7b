let context: AudioContext | undefined

/** Rises during a breath in, falls during a breath out. Returns a function that stops it. */
export function playTone(isIn: boolean): () => void {
  context ??= new AudioContext()
  const { currentTime: start, destination } = context
  const [from, to, seconds] = isIn ? ([196, 294, 4] as const) : ([294, 196, 6] as const)
  const tone = context.createOscillator()
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.linearRampToValueAtTime(to, start + seconds)
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.15, start + 0.5)
  volume.gain.linearRampToValueAtTime(0, start + seconds)
  tone.connect(volume).connect(destination)
  tone.start()
  return () => tone.stop()
}

/** Once for a breath in, twice for a breath out. Returns a function that stops it. */
export function buzz(isIn: boolean): () => void {
  navigator.vibrate(isIn ? 200 : [200, 200, 200])
  return () => void navigator.vibrate(0)
}
