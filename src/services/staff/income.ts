import type { Account } from '@/domain/members/account'
import { confirmationId } from '@/domain/staff/confirmation'
import { incomeRecord, isSameIncome, type Income } from '@/domain/staff/income'
import { askDatabase } from './database'
import { signatureOf } from './storeOnce'
import { storeUnderCode } from './storeUnderCode'

/** Repeating is harmless. `taken`: the code counts for something else already. @throws Failure */
export async function storeIncome(income: Income, staff: Account): Promise<'stored' | 'taken'> {
  const id = await storeUnderCode(income.code, staff, {
    tryTo: (attempt) => tryToStore(income, attempt, staff),
    isSame: (stored) => isSameIncome(stored, income),
  })
  return id === null ? 'taken' : 'stored'
}

async function tryToStore(income: Income, attempt: number, staff: Account): Promise<string> {
  const id = confirmationId(income.code, attempt)
  const record = incomeRecord(income, attempt)
  await askDatabase(({ commit }) =>
    commit([
      { collection: 'confirmations', id, set: { ...record, ...signatureOf(staff) }, timed: 'at' },
    ]),
  )
  return id
}
