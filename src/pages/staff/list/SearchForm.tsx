import { useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import styles from './list.module.css'

/** '': the whole list. */
export function SearchForm({
  label,
  sought,
  onSearch,
  children,
}: {
  label: string
  sought: string
  onSearch: (text: string) => void
  children?: ReactNode
}) {
  const [typed, setTyped] = useState(sought)
  const [shown, setShown] = useState(sought)
  if (shown !== sought) {
    setShown(sought)
    setTyped(sought)
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
      <label className={styles.sought}>
        <span className="visually-hidden">{label}</span>
        <input
          className="control"
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button type="submit" look="secondary">
        Find
      </Button>
      {sought !== '' && (
        <Button
          look="text"
          onClick={() => {
            setTyped('')
            onSearch('')
          }}
        >
          Show all
        </Button>
      )}
      {children}
    </form>
  )
}
