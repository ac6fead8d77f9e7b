import styles from './list.module.css'

/** A native select, familiar on every phone. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
}) {
  return (
    <label className={styles.field}>
      {label}
      <select
        className="control"
        value={value}
        onChange={({ target }) => {
          const [chosen] = choices.find(([each]) => each === target.value) ?? []
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
