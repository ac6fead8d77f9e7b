import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import type { TabName } from '@/staff/pages/deskTabs'
import { PartState } from '@/staff/pages/PartState'
import type { ReadPeople } from '@/staff/services/people'
import styles from '@/staff/pages/staffFrame.module.css'
import { places, type Place } from './places'

const texts = deskTexts.find

const maxShown = 3

export function FindForm({
  tabs,
  people,
  onOpen,
}: {
  tabs: readonly TabName[]
  people: ReadPeople
  onOpen: (tab: TabName, searchText: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [{ searchText, round }, setAsked] = useState({ searchText: '', round: 0 })
  const own = places.filter(({ tab }) => tabs.includes(tab))
  if (own.length === 0) return null
  return (
    <>
      <form
        role="search"
        aria-label={texts.label}
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked({ searchText: typed.trim(), round: round + 1 })
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
      {searchText && (
        <section key={round} aria-label={texts.title(searchText)} className={styles.found}>
          <h2>{texts.title(searchText)}</h2>
          {own.map((place) => (
            <FoundIn
              key={place.tab}
              tab={place.tab}
              find={() => place.find(searchText, people)}
              onOpen={() => onOpen(place.tab, searchText)}
            />
          ))}
          <Button variant="quiet" onClick={() => setAsked({ searchText: '', round })}>
            {texts.close}
          </Button>
        </section>
      )}
    </>
  )
}

function FoundIn({
  tab,
  find,
  onOpen,
}: {
  tab: TabName
  find: () => ReturnType<Place['find']>
  onOpen: () => void
}) {
  const { value: hits, ...state } = useFetched(find)
  const left = (hits?.length ?? 0) - maxShown
  return (
    <div>
      <h3>{tab}</h3>
      <PartState {...state} failed={texts.failed(tab)} />
      <div role="status">{hits?.length === 0 && <p className="muted">{texts.nothing}</p>}</div>
      {hits && hits.length > 0 && (
        <>
          <ul>
            {hits.slice(0, maxShown).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {left > 0 && <li>{texts.more(left)}</li>}
          </ul>
          <Button variant="secondary" onClick={onOpen}>
            {texts.open(tab)}
          </Button>
        </>
      )}
    </div>
  )
}
