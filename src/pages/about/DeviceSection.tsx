import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ConfirmedButton } from '@/components/dialog/ConfirmedButton'
import { Section } from '@/components/page/Section'
import { TextList } from '@/components/page/TextList'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import type { DeviceKey } from '@/config/deviceKeys'
import { privacyPage, storedCopies, storedOnDevice, storedSession } from '@/content/texts/privacy'
import { useSession, useUser } from '@/context/user/useUser'
import { forgetEverything, keysInUse, subscribeToDevice } from '@/device/deviceStore'
import { forgetOfflineCopies, hasOfflineCopies } from '@/device/offlineCopies'
import styles from './privacy.module.css'

const { shared, nothing, otherTabs, forgotten, unsent } = privacyPage.device

export function DeviceSection() {
  const keys = useKeysInUse()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title="On this device right now" className="minor" headingRef={heading}>
      <p>{shared}</p>
      <div className={styles.storedNow}>
        {keys && <StoredNow keys={keys} onForgotten={() => heading.current?.focus()} />}
      </div>
    </Section>
  )
}

/** Null before hydration. */
function useKeysInUse(): readonly DeviceKey[] | null {
  // As one text, since React compares snapshots by identity.
  const keys = useSyncExternalStore(
    subscribeToDevice,
    () => keysInUse().join(' '),
    () => null,
  )
  return keys === null
    ? null
    : (Object.keys(storedOnDevice) as DeviceKey[]).filter((key) => keys.split(' ').includes(key))
}

function StoredNow({ keys, onForgotten }: { keys: readonly DeviceKey[]; onForgotten: () => void }) {
  const { status } = useUser()
  const session = useSession()
  const [isForgotten, setIsForgotten] = useState(false)
  const [hasCopies, setHasCopies] = useState<boolean | null>(null)
  useEffect(() => void hasOfflineCopies().then(setHasCopies), [])
  const stored = new Set([
    ...keys.map((key) => storedOnDevice[key]),
    ...(status === 'visitor' ? [] : [storedSession]),
    ...(hasCopies ? [storedCopies] : []),
  ])

  const { run: forget, isPending } = useAction(async () => {
    if (status !== 'visitor') await session.leave('logged out')
    // Otherwise the forms on this page would store their texts again.
    for (const form of document.forms) form.reset()
    forgetEverything()
    await forgetOfflineCopies()
    setHasCopies(await hasOfflineCopies())
    setIsForgotten(true)
    // The button may be gone.
    onForgotten()
  })

  if (hasCopies === null) return null
  return (
    <>
      {stored.size > 0 ? (
        <>
          <TextList texts={[...stored].map(({ name }) => name)} />
          <ConfirmedButton
            variant="secondary"
            question={keys.includes('contact-outbox') ? unsent : null}
            isPending={isPending}
            onConfirm={forget}
          >
            Forget everything on this device
          </ConfirmedButton>
          <p className="small">{otherTabs}</p>
        </>
      ) : (
        <p>{nothing}</p>
      )}
      <Status tone="success">{isForgotten && forgotten}</Status>
    </>
  )
}
