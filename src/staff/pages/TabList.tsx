import { useEffect, useRef, type KeyboardEvent } from 'react'
import { deskTexts } from '@/staff/content/desk'
import styles from './staffFrame.module.css'

export const tabId = (name: string) => `tab-${name.replace(' ', '-')}`
export const partId = (name: string) => `part-${name.replace(' ', '-')}`

/** Arrows only move the focus, since opening a tab asks the database. */
export function TabList<Name extends string>({
  names,
  chosen,
  onChoose,
}: {
  names: readonly Name[]
  chosen: Name
  onChoose: (name: Name) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the list overflows the screen.
  useEffect(() => {
    const tab = document.getElementById(tabId(chosen))
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 40
  }, [chosen])
  return (
    <div ref={list} role="tablist" aria-label={deskTexts.tabs} className={styles.tabs}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          className={styles.tab}
          aria-selected={name === chosen}
          aria-controls={name === chosen ? partId(name) : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={moveFocus}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[role=tablist]')
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const next = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['Home', 0],
    ['End', -1],
  ]).get(event.key)
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}
