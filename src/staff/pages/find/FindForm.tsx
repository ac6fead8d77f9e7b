import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { deskTexts } from '@/staff/content/desk'
import type { Area } from '@/staff/domain/areas'
import type { TabName } from '@/staff/pages/deskTabs'
import styles from '@/staff/pages/staffFrame.module.css'
import { FoundHits } from './FoundHits'

const texts = deskTexts.find

interface FindProps {
  readonly areas: readonly Area[]
  readonly onOpen: (tab: TabName, searchText: string) => void
}

export function FindForm({ areas, onOpen }: FindProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState({ searchText: '', round: 0 })
  return (
    <>
      <form
        role="search"
        aria-label={texts.label}
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked({ searchText: typed.trim(), round: asked.round + 1 })
        }}
      >
        <input
          type="search"
          aria-label={texts.label}
          placeholder={texts.hint}
          autoComplete="off"
          className={styles.searchText}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary">
          {texts.button}
        </Button>
      </form>
      {asked.searchText && (
        <FoundHits
          key={asked.round}
          areas={areas}
          searchText={asked.searchText}
          onOpen={onOpen}
          onClose={() => setAsked({ ...asked, searchText: '' })}
        />
      )}
    </>
  )
}
