import type { Account } from '@/domain/members/account'
import type { Area } from '@/domain/staff/areas'

/** What every tab is given: who works here, and what they look after. */
export interface DeskProps {
  readonly account: Account
  readonly areas: readonly Area[]
}
