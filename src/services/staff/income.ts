import type { Account } from '@/domain/members/account'
import { incomeRecord, type Income } from '@/domain/staff/income'
import { storeUnderCode } from './storeUnderCode'

/** Repeating is harmless. `taken`: so much of the code is not left. @throws Failure */
export async function storeIncome(income: Income, staff: Account): Promise<'stored' | 'taken'> {
  const record = (attempt: number) => incomeRecord(income, attempt)
  const id = await storeUnderCode(record, staff, income.received)
  return id === null ? 'taken' : 'stored'
}
