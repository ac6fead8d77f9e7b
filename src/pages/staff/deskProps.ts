import type { Account } from '@/domain/members/account'
import type { Area } from '@/domain/staff/areas'

export interface DeskProps {
  readonly account: Account
  readonly areas: readonly Area[]
  /** What is looked for in the open tab; '' stands for its whole list. */
  readonly sought: string
  /** Keeps it with the address, for the way back and for a reload. */
  readonly onSearch: (sought: string) => void
}
