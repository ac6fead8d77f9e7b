import styles from './TypedName.module.css'

/**
 * A name that is typed and deleted over and over: its letters are always there, pale, and take on their
 * colour one by one. It moves by styles alone, so it needs no script and takes no room of its own; still
 * while paused and under reduced motion. It says nothing to assistive technology: write the name elsewhere.
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
