import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { TextList } from '@/components/page/TextList'
import { rightNow } from '@/content/facts/helpNow'
import styles from './helpNow.module.css'

/** Works offline and stores nothing. */
export function RightNowSection() {
  const { title, lead, grounding } = rightNow
  return (
    <section className={styles.rightNow} aria-labelledby="right-now">
      <h2 id="right-now">{title}</h2>
      <p>{lead}</p>
      <div className={styles.exercises}>
        <Breathing />
        <section className="card">
          <h3>{grounding.title}</h3>
          <p>{grounding.text}</p>
          <TextList texts={grounding.steps} />
        </section>
        <ShowCard />
      </div>
    </section>
  )
}

const inSeconds = 4
const breathSeconds = 10
const minuteSeconds = 60

/** The words keep the pace too, so the movement is optional. */
function Breathing() {
  const { title, text, start, stop, done, ...words } = rightNow.breathing
  const [second, setSecond] = useState<number | null>(null)
  const isRunning = second !== null && second < minuteSeconds

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setSecond((before) => (before ?? 0) + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  const isIn = isRunning && second % breathSeconds < inSeconds
  return (
    <section className="card">
      <h3>{title}</h3>
      <p>{text}</p>
      {isRunning && (
        <p className={styles.pace} data-in={isIn} aria-hidden="true">
          <span>{isIn ? words.in : words.out}</span>
        </p>
      )}
      <Button variant="secondary" onClick={() => setSecond(isRunning ? null : 0)}>
        {isRunning ? stop : start}
      </Button>
      <output className={styles.done}>{second === minuteSeconds && done}</output>
    </section>
  )
}

/** Large type to show to somebody; never stored. */
function ShowCard() {
  const { title, text, label, openings, show, close } = rightNow.card
  const id = useId()
  const [sentence, setSentence] = useState<string>(openings[0])
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <section className="card on-screen">
      <h3>{title}</h3>
      <p>{text}</p>
      <label className={styles.sentence} htmlFor={id}>
        {label}
        <textarea
          id={id}
          className="control"
          rows={3}
          autoComplete="off"
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
        />
      </label>
      <ul className={`plain-list ${styles.openings}`}>
        {openings.map((opening) => (
          <li key={opening}>
            <Button variant="quiet" onClick={() => setSentence(opening)}>
              {opening}
            </Button>
          </li>
        ))}
      </ul>
      <Button disabled={!sentence.trim()} onClick={() => dialog.current?.showModal()}>
        {show}
      </Button>
      <dialog ref={dialog} className={styles.shown} aria-label={title}>
        <p>{sentence}</p>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </dialog>
    </section>
  )
}
