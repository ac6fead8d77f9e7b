import type { Account } from '@/domain/members/account'
import type { Area } from '@/domain/staff/areas'

export interface DeskProps {
  readonly account: Account
  readonly areas: readonly Area[]
}
