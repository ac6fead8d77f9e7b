import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import { deskTexts } from '@/staff/content/desk'
import type { Account } from '@/domain/members/account'
import type { Area } from '@/staff/domain/areas'
import type { ReadPeople } from '@/staff/services/people'
import { addressOfTab, tabAt, tabsOf, type TabName } from './deskTabs'
import { FindForm } from './find/FindForm'
import { keepFocus } from './keepFocus'
import styles from './staffFrame.module.css'
import { Today } from './today/Today'
import { DeskContext } from './useDesk'

/** The history state of a tab. `opened` remounts it for a new search. */
const openedTab = v.fallback(v.object({ searchText: v.string(), opened: v.number() }), {
  searchText: '',
  opened: 0,
})

const tabId = (name: string) => `tab-${name.replace(' ', '-')}`
const partId = (name: string) => `part-${name.replace(' ', '-')}`

/** `areas`: one or more. */
export function StaffDesk({ staff, areas }: { staff: Account; areas: readonly Area[] }) {
  const { search, state } = useLocation()
  const navigateWithState = useNavigateWithState()
  const { searchText, opened } = v.parse(openedTab, state)
  const tabs = tabsOf(areas)
  const names = tabs.map(({ name }) => name)
  const chosen = tabAt(search, areas)?.name
  const [people] = useState<ReadPeople>(() => new Map())
  const [kept, setKept] = useState<readonly TabName[]>([])
  if (chosen && !kept.includes(chosen)) setKept([...kept, chosen])

  function open(name: TabName, text = '') {
    navigateWithState(addressOfTab(name), { state: { searchText: text, opened: Date.now() } })
    scrollTo({ top: 0, behavior: 'instant' })
  }

  if (!chosen) return null
  return (
    <>
      <FindForm tabs={names} people={people} onOpen={open} />
      <Today tabs={names} onOpen={open} />
      <Tabs value={chosen} aria-label={deskTexts.tabs}>
        {tabs.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={tabId(name)}
            aria-controls={name === chosen ? partId(name) : undefined}
            onClick={() => open(name)}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => {
        const isOpen = tab.name === chosen
        return isOpen || (tab.isKept && kept.includes(tab.name)) ? (
          <div
            key={tab.isKept ? tab.name : `${tab.name} ${opened}`}
            ref={keepFocus}
            hidden={!isOpen}
            className={styles.part}
            role="tabpanel"
            id={partId(tab.name)}
            aria-labelledby={tabId(tab.name)}
          >
            <DeskContext
              value={{
                staff,
                areas,
                people,
                searchText: isOpen ? searchText : '',
                onSearch: (next) =>
                  navigateWithState(addressOfTab(tab.name), {
                    replace: true,
                    state: { searchText: next, opened },
                  }),
              }}
            >
              <tab.Content />
            </DeskContext>
          </div>
        ) : null
      })}
    </>
  )
}
