import styles from './progressLine.module.css'

export function ProgressLine<Step extends string>({
  steps,
  current,
}: {
  steps: readonly Step[]
  current: NoInfer<Step>
}) {
  const at = steps.indexOf(current)
  return (
    <ol className={styles.line} aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          className="small"
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at}
        >
          {step}
          {index < at && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  )
}
