import styles from './TypedName.module.css'

/**
 * A name that styles alone type and delete: pale letters take on their colour. Still while paused and under
 * reduced motion. Hidden from assistive technology: write the name elsewhere too.
 */
export function TypedName({ name }: { name: string }) {
  return (
    <div className={styles.name}>
      <input type="checkbox" className={styles.pause} aria-label="Pause animation" />
      <p className={styles.letters} aria-hidden="true">
        {Array.from(name, (letter, place) => (
          <span key={place}>{letter}</span>
        ))}
      </p>
    </div>
  )
}
