import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Income } from '@/staff/domain/income'
import { storeUnderCode } from './storeUnderCode'

/**
 * Safe to repeat.
 * @throws Failure `refused`: too little left of the code
 */
export async function storeIncome(income: Income, staff: Account): Promise<void> {
  const id = await storeUnderCode({ ...income, kind: 'income' }, staff)
  if (id === null) throw new Failure('refused')
}
