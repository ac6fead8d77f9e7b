import type { Account } from '@/domain/members/account'
import type { Income } from '@/staff/domain/income'
import { storeUnderCode } from './storeUnderCode'

/** Safe to repeat. `taken`: too little left of the code. */
export async function storeIncome(income: Income, staff: Account): Promise<'stored' | 'taken'> {
  const id = await storeUnderCode({ ...income, kind: 'income' }, staff)
  return id === null ? 'taken' : 'stored'
}
