import styles from './stepLine.module.css'

/** A line of steps that says how far somebody is; `current` is the name of the step they are at. */
export function StepLine<Step extends string>({
  label,
  steps,
  current,
}: {
  /** What the steps lead to, for readers who do not see the line. */
  label: string
  steps: readonly Step[]
  current: Step
}) {
  const at = steps.indexOf(current)
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map((step, number) => (
        <li
          key={step}
          aria-current={number === at ? 'step' : undefined}
          data-passed={number < at || undefined}
        >
          {step}
          {number < at && <span className="visually-hidden">, done</span>}
        </li>
      ))}
    </ol>
  )
}
