import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { useHydrated } from '@/components/hydration/useHydrated'
import { exercises } from '@/content/texts/helpNow'
import { buzz, playTone } from './breathSigns'
import styles from './helpNow.module.css'

const inSeconds = 4
const breathSeconds = 10
const minuteSeconds = 60

/** The words give the pace, so the movement is optional; a tone or buzzes do so for closed eyes. */
export function Breathing() {
  const { title, text, start, stop, done, sound, vibration, signs, ...words } = exercises.breathing
  const [second, setSecond] = useState<number | null>(null)
  const [hasSound, setHasSound] = useState(false)
  const [hasBuzz, setHasBuzz] = useState(false)
  const canBuzz = useHydrated() && 'vibrate' in navigator
  const isRunning = second !== null && second < minuteSeconds
  const isIn = isRunning && second % breathSeconds < inSeconds

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setSecond((before) => (before ?? 0) + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => (isRunning && hasSound ? playTone(isIn) : undefined), [isRunning, isIn, hasSound])
  useEffect(() => (isRunning && hasBuzz ? buzz(isIn) : undefined), [isRunning, isIn, hasBuzz])

  return (
    <section className="card">
      <h3>{title}</h3>
      <p>{text}</p>
      {isRunning && (
        <p className={styles.pace} data-in={isIn} aria-hidden="true">
          <span>{isIn ? words.in : words.out}</span>
        </p>
      )}
      <div className={styles.signs}>
        <Sign label={sound} isOn={hasSound} onChange={setHasSound} />
        {canBuzz && <Sign label={vibration} isOn={hasBuzz} onChange={setHasBuzz} />}
        {(hasSound || hasBuzz) && <p className="small">{signs}</p>}
      </div>
      <Button variant="secondary" onClick={() => setSecond(isRunning ? null : 0)}>
        {isRunning ? stop : start}
      </Button>
      <output className={styles.done}>{second === minuteSeconds && done}</output>
    </section>
  )
}

function Sign(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { label, isOn, onChange } = props
  const box = useRef<HTMLInputElement>(null)
  // Keeps a tick from before hydration.
  useLayoutEffect(() => onChange(box.current?.checked ?? false), [onChange])
  return (
    <label className="touch">
      <input
        ref={box}
        type="checkbox"
        value="yes"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
