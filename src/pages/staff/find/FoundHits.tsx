import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/content/staff'
import type { Area } from '@/domain/staff/areas'
import type { TabName } from '@/pages/staff/deskTabs'
import { PartState } from '@/pages/staff/PartState'
import styles from '@/pages/staff/staffFrame.module.css'
import { findIn, placesFor, type Place } from './places'

const texts = deskTexts.find

const maxShown = 3

export function FoundHits({
  areas,
  sought,
  onOpen,
  onClose,
}: {
  areas: readonly Area[]
  sought: string
  onOpen: (tab: TabName, sought: string) => void
  onClose: () => void
}) {
  return (
    <section aria-label={texts.title(sought)} className={styles.found}>
      <h2>{texts.title(sought)}</h2>
      {placesFor(areas).map((place) => (
        <FoundIn key={place} place={place} sought={sought} onOpen={() => onOpen(place, sought)} />
      ))}
      <Button look="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    </section>
  )
}

function FoundIn({ place, sought, onOpen }: { place: Place; sought: string; onOpen: () => void }) {
  const { value: hits, ...state } = useFetched(() => findIn(place, sought))
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
          <Button look="secondary" onClick={onOpen}>
            {texts.open(place)}
          </Button>
        </>
      )}
    </div>
  )
}
