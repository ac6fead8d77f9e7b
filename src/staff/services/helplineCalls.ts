import * as v from 'valibot'
import type { Account } from '@/domain/members/account'
import { signatureFields, storedText } from '@/staff/domain/stored'
import { findDocuments } from './database'
import { storeOnce } from './storeOnce'

const storedCall = v.object({ number: storedText, ...signatureFields })

export async function listCalls(numbers: readonly string[]) {
  const newest = await Promise.all(
    numbers.map((number) =>
      findDocuments({
        collection: 'calls',
        where: [['number', 'EQUAL', number]],
        orderBy: [['at', 'DESCENDING']],
        limit: 1,
      }),
    ),
  )
  return newest.flat().map(({ fields }) => v.parse(storedCall, fields))
}

/** Updates the help page too. Every try needs the same `id`. */
export function notePhoned(id: string, number: string, staff: Account): Promise<void> {
  return storeOnce('calls', id, { number }, staff, [
    { collection: 'public', id: 'helplines', put: { call: id }, timed: number },
  ])
}
