import styles from './Form.module.css'

/** A row of ready answers for a field; none is chosen until the field holds its value. */
export function ChoiceChips({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: string
  choices: readonly { readonly value: string; readonly label: string }[]
  /** What the field holds now. */
  chosen: string
  onChoose: (value: string) => void
}) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
