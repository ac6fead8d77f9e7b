import { Fragment, type ComponentType } from 'react'
import type { Area } from '@/staff/domain/areas'
import { loadPart } from '@/services/call'
import type { DeskProps } from './deskProps'

export interface DeskTab {
  readonly opensFor: readonly Area[]
  readonly name: string
  readonly load: () => Promise<ComponentType<DeskProps>>
  /** Needs no Material UI, which takes a cheap phone half a second. */
  readonly isLight?: boolean
  /** Fetches the list before the tab's code. */
  readonly prefetch?: (uid: string) => Promise<void>
  /** Keeps its state while another tab is open. */
  readonly isKept?: true
}

const deskTabs = [
  {
    opensFor: ['money'],
    name: 'Gifts',
    load: async () => (await import('./gifts/GiftsTab')).GiftsTab,
    isLight: true,
    prefetch: async (uid) => (await import('@/staff/services/pledges')).firstPledges.prefetch(uid),
  },
  {
    opensFor: ['money'],
    name: 'Match',
    load: async () => (await import('./match/MatchTab')).MatchTab,
    isKept: true,
  },
  {
    opensFor: ['money'],
    name: 'Book',
    load: async () => (await import('./book/BookTab')).BookTab,
  },
  {
    opensFor: ['money'],
    name: 'Givers',
    load: async () => (await import('./givers/GiversTab')).GiversTab,
  },
  {
    opensFor: ['money'],
    name: 'Orders',
    load: async () => (await import('./orders/OrdersTab')).OrdersTab,
  },
  {
    opensFor: ['messages'],
    name: 'Messages',
    load: async () => (await import('./messages/MessagesTab')).MessagesTab,
    prefetch: async (uid) => (await import('@/staff/services/messages')).allMessages.prefetch(uid),
  },
  {
    opensFor: ['messages'],
    name: 'Newsletter',
    load: async () => (await import('./newsletter/NewsletterTab')).NewsletterTab,
  },
  {
    opensFor: ['members'],
    name: 'Members',
    load: async () => (await import('./members/MembersTab')).MembersTab,
  },
  {
    opensFor: ['messages'],
    name: 'Helplines',
    load: async () => (await import('./helplines/HelplinesTab')).HelplinesTab,
  },
  {
    opensFor: ['money', 'messages'],
    name: 'Old records',
    load: async () => (await import('./old-records/OldRecordsTab')).OldRecordsTab,
  },
  {
    opensFor: ['admin'],
    name: 'Staff',
    load: async () => (await import('./team/TeamTab')).TeamTab,
  },
] as const satisfies readonly DeskTab[]

export type TabName = (typeof deskTabs)[number]['name']

export const tabsOf = (areas: readonly string[]): readonly (DeskTab & { name: TabName })[] =>
  deskTabs.filter(({ opensFor }) => opensFor.some((area) => areas.includes(area)))

const slugOf = (name: TabName) => name.toLowerCase().replace(' ', '-')

/** The tab an address names, or the first. */
export function tabAt(search: string, areas: readonly string[]) {
  const tabs = tabsOf(areas)
  const slug = new URLSearchParams(search).get('tab')
  return tabs.find(({ name }) => slugOf(name) === slug) ?? tabs[0]
}

export const addressOfTab = (name: TabName) => `?tab=${slugOf(name)}`

/** Wraps it in Material UI's theme. @throws Failure `no-connection`; may be called again */
export async function loadTab({ load, isLight = false }: DeskTab) {
  const [Theme, Part] = await loadPart(() =>
    Promise.all([isLight ? Fragment : loadTheme(), load()]),
  )
  return { Theme, Part }
}

const loadTheme = async () => (await import('./MaterialTheme')).MaterialTheme
