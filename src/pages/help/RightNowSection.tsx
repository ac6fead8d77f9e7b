import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { TextList } from '@/components/page/TextList'
import { exercises } from '@/content/texts/helpNow'
import { Breathing } from './Breathing'
import styles from './helpNow.module.css'

/** Works offline and stores nothing. */
export function RightNowSection({ title }: { title: string }) {
  const { lead, grounding } = exercises
  return (
    <section className={styles.rightNow} aria-labelledby="right-now">
      <h2 id="right-now">{title}</h2>
      <p>{lead}</p>
      <div className={styles.exercises}>
        <Breathing />
        <details className="card">
          <summary className="touch">
            <h3>{grounding.title}</h3>
          </summary>
          <p>{grounding.text}</p>
          <TextList texts={grounding.steps} />
        </details>
        <ShowCard />
      </div>
    </section>
  )
}

/** Shows large type to somebody else; nothing is stored. */
function ShowCard() {
  const { title, text, label, openings, show, close } = exercises.card
  const id = useId()
  const [sentence, setSentence] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // Keeps what was written before hydration.
  useLayoutEffect(() => setSentence(field.current?.value ?? ''), [])
  return (
    <section className="card on-screen">
      <h3>{title}</h3>
      <p>{text}</p>
      <label className={styles.sentence} htmlFor={id}>
        {label}
        <textarea
          ref={field}
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
