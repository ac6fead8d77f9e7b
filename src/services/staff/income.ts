import type { Account } from '@/domain/members/account'
import type { Income } from '@/domain/staff/income'
import { storeUnderCode } from './storeUnderCode'

/** Repeating is harmless. `taken`: so much of the code is not left. @throws Failure */
export async function storeIncome(income: Income, staff: Account): Promise<'stored' | 'taken'> {
  const id = await storeUnderCode({ ...income, kind: 'income' }, staff)
  return id === null ? 'taken' : 'stored'
}
