import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ConfirmedButton } from '@/components/dialog/ConfirmedButton'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import type { DeviceKey } from '@/config/deviceKeys'
import {
  privacyPage,
  storedCopies,
  storedOnDevice,
  storedSession,
  storedUse,
  type StoredData,
} from '@/content/privacy'
import { useSession, useUser } from '@/context/user/useUser'
import { forgetEverything, keysInUse, subscribeToDevice } from '@/device/deviceStore'
import { forgetOfflineCopies, keepsOfflineCopies } from '@/device/offlineCopies'
import styles from './privacy.module.css'

const { howLong, shared, nothing, otherTabs, forgotten, unsent } = privacyPage.device

/** What the site can store and, once the page is interactive, what it does store. */
export function DeviceSection() {
  const keys = useKeysInUse()
  return (
    <>
      <p>{howLong}</p>
      <DataList
        isShort
        items={[...Object.values(storedOnDevice), storedSession, storedCopies, storedUse]}
      />
      <p>{shared}</p>
      {keys && <StoredNow keys={keys} />}
    </>
  )
}

/** Null until the page is interactive. */
function useKeysInUse(): readonly DeviceKey[] | null {
  // React compares snapshots, so a text rather than a new list each time.
  const keys = useSyncExternalStore(
    subscribeToDevice,
    () => keysInUse().join(' '),
    () => null,
  )
  return keys === null
    ? null
    : (Object.keys(storedOnDevice) as DeviceKey[]).filter((key) => keys.split(' ').includes(key))
}

function StoredNow({ keys }: { keys: readonly DeviceKey[] }) {
  const { status } = useUser()
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isForgotten, setIsForgotten] = useState(false)
  const [hasCopies, setHasCopies] = useState(false)
  useEffect(() => void keepsOfflineCopies().then(setHasCopies), [])
  const items = [
    ...keys.map((key) => storedOnDevice[key]),
    ...(status === 'member' || status === 'unknown' ? [storedSession] : []),
    ...(hasCopies ? [storedCopies] : []),
  ]

  const { run: forget, isPending } = useAction(async () => {
    if (status !== 'visitor') await session.leave('logged out')
    // What is typed into a form on this page would be stored again.
    for (const form of document.forms) form.reset()
    forgetEverything()
    await forgetOfflineCopies()
    setHasCopies(await keepsOfflineCopies())
    setIsForgotten(true)
    // The button may be gone.
    heading.current?.focus()
  })

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        On this device right now
      </h3>
      {items.length > 0 ? (
        <>
          <DataList isShort items={items} />
          <ConfirmedButton
            look="secondary"
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

export function DataList({
  items,
  isShort = false,
}: {
  items: readonly StoredData[]
  isShort?: boolean
}) {
  return (
    <dl className={`facts ${styles.data}`} data-short={isShort || undefined}>
      {items.map(({ name, what, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
          {why && <dd className="muted">{why}</dd>}
        </div>
      ))}
    </dl>
  )
}
