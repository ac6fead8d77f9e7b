import type { ReactNode } from 'react'

export function Facts({
  facts,
  className,
}: {
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
  className?: string | undefined
}) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
