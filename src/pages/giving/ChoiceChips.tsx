import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './choiceChips.module.css'

/** A row of ready answers for a field; none is chosen until the field holds its value. */
export function ChoiceChips({
  legend,
  choices,
  chosen,
  onChoose,
  other,
  onOther,
}: {
  legend: string
  choices: readonly { readonly value: string; readonly label: string }[]
  /** What the field holds now. */
  chosen: string
  onChoose: (value: string) => void
  /** The label of the last chip, which leads to the field itself. */
  other: string
  onOther: () => void
}) {
  // Until the page is interactive a tap would be lost without a word.
  const canChoose = useHydrated()
  return (
    <fieldset className={styles.chips} disabled={!canChoose} data-waiting={!canChoose || undefined}>
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
      <button type="button" className={styles.chip} onClick={onOther}>
        {other}
      </button>
    </fieldset>
  )
}
