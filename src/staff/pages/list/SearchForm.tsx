import { useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { useDesk } from '@/staff/pages/useDesk'
import styles from './list.module.css'

/** Searches the open tab. `children`: more choices. */
export function SearchForm({ label, children }: { label: string; children?: ReactNode }) {
  const { searchText, onSearch } = useDesk()
  const [typed, setTyped] = useState(searchText)
  const [shown, setShown] = useState(searchText)
  if (shown !== searchText) {
    setShown(searchText)
    setTyped(searchText)
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <label className={styles.searchText}>
        <span className="visually-hidden">{label}</span>
        <input
          className="control"
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button type="submit" variant="secondary">
        Find
      </Button>
      {searchText !== '' && (
        <Button variant="text" onClick={() => onSearch('')}>
          Show all
        </Button>
      )}
      {children}
    </form>
  )
}

/** A native select, familiar on every phone. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  nameOf,
  onChoose,
}: {
  label: string
  value: Value
  choices: readonly Value[]
  nameOf?: (value: Value) => string
  onChoose: (value: Value) => void
}) {
  return (
    <label className={styles.field}>
      {label}
      <select
        className="control"
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {nameOf?.(each) ?? each}
          </option>
        ))}
      </select>
    </label>
  )
}
