import type { ComponentType } from 'react'
import type { Area } from '@/staff/domain/areas'
import { BookTab } from './book/BookTab'
import { GiftsTab } from './gifts/GiftsTab'
import { GiversTab } from './givers/GiversTab'
import { HelplinesTab } from './helplines/HelplinesTab'
import { MatchTab } from './match/MatchTab'
import { MembersTab } from './members/MembersTab'
import { MessagesTab } from './messages/MessagesTab'
import { NewsletterTab } from './newsletter/NewsletterTab'
import { OldRecordsTab } from './old-records/OldRecordsTab'
import { OrdersTab } from './orders/OrdersTab'
import { TeamTab } from './team/TeamTab'

interface Tab {
  readonly name: string
  readonly opensFor: readonly Area[]
  readonly Content: ComponentType
  /** Keeps its state while another tab is open. */
  readonly isKept?: true
}

const deskTabs = [
  { name: 'Gifts', opensFor: ['money'], Content: GiftsTab },
  { name: 'Match', opensFor: ['money'], Content: MatchTab, isKept: true },
  { name: 'Book', opensFor: ['money'], Content: BookTab },
  { name: 'Givers', opensFor: ['money'], Content: GiversTab },
  { name: 'Orders', opensFor: ['money', 'orders'], Content: OrdersTab },
  { name: 'Messages', opensFor: ['messages'], Content: MessagesTab },
  { name: 'Newsletter', opensFor: ['messages'], Content: NewsletterTab },
  { name: 'Members', opensFor: ['members'], Content: MembersTab },
  { name: 'Helplines', opensFor: ['messages'], Content: HelplinesTab },
  { name: 'Old records', opensFor: ['money', 'messages'], Content: OldRecordsTab },
  { name: 'Staff', opensFor: ['admin'], Content: TeamTab },
] as const satisfies readonly Tab[]

export type TabName = (typeof deskTabs)[number]['name']
export type DeskTab = Tab & { readonly name: TabName }

export const tabsOf = (areas: readonly string[]): readonly DeskTab[] =>
  deskTabs.filter(({ opensFor }) => opensFor.some((area) => areas.includes(area)))

const slugOf = (name: TabName) => name.toLowerCase().replace(' ', '-')

/** The tab that the address names, or the first one. */
export function tabAt(search: string, areas: readonly string[]) {
  const tabs = tabsOf(areas)
  const slug = new URLSearchParams(search).get('tab')
  return tabs.find(({ name }) => slugOf(name) === slug) ?? tabs[0]
}

export const addressOfTab = (name: TabName) => `?tab=${slugOf(name)}`
