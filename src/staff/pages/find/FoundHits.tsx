import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import type { Area } from '@/staff/domain/areas'
import type { TabName } from '@/staff/pages/deskTabs'
import { PartState } from '@/staff/pages/PartState'
import styles from '@/staff/pages/staffFrame.module.css'
import { findIn, placesFor, type Place } from './places'

const texts = deskTexts.find

const maxShown = 3

export function FoundHits({
  areas,
  searchText,
  onOpen,
  onClose,
}: {
  areas: readonly Area[]
  searchText: string
  onOpen: (tab: TabName, searchText: string) => void
  onClose: () => void
}) {
  return (
    <section aria-label={texts.title(searchText)} className={styles.found}>
      <h2>{texts.title(searchText)}</h2>
      {placesFor(areas).map((place) => (
        <FoundIn
          key={place}
          place={place}
          searchText={searchText}
          onOpen={() => onOpen(place, searchText)}
        />
      ))}
      <Button variant="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    </section>
  )
}

function FoundIn({
  place,
  searchText,
  onOpen,
}: {
  place: Place
  searchText: string
  onOpen: () => void
}) {
  const { value: hits, ...state } = useFetched(() => findIn(place, searchText))
  const left = (hits?.length ?? 0) - maxShown
  return (
    <div>
      <h3>{place}</h3>
      <PartState {...state} failed={texts.failed(place)} />
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
            {texts.open(place)}
          </Button>
        </>
      )}
    </div>
  )
}
