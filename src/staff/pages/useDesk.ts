import { neededContext } from '@/context/neededContext'
import type { Account } from '@/domain/members/account'
import type { Area } from '@/staff/domain/areas'
import type { ReadPeople } from '@/staff/services/people'

/** What all parts of a tab may ask for. */
interface Desk {
  readonly staff: Account
  readonly areas: readonly Area[]
  readonly people: ReadPeople
  /** Search text of the open tab; '' for the whole list. */
  readonly searchText: string
  /** Kept in the history, for "back" and reload. */
  readonly onSearch: (searchText: string) => void
}

export const [DeskContext, useDesk] = neededContext<Desk>('Only in a tab of the desk')
