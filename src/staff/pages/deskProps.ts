import type { Account } from '@/domain/members/account'
import type { Area } from '@/staff/domain/areas'

export interface DeskProps {
  readonly account: Account
  readonly areas: readonly Area[]
  /** Search text of the open tab; '' for the whole list. */
  readonly searchText: string
  /** Kept in the history, for "back" and reload. */
  readonly onSearch: (searchText: string) => void
}
