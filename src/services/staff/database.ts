import { callOut, loadPart } from '@/services/call'
import type * as staffDatabase from '@/services/firebase/staffDatabase'

type StaffDatabase = typeof staffDatabase

/** Asks the database something as the staff member who is logged in. @throws Failure */
export function askDatabase<T>(question: (database: StaffDatabase) => Promise<T>): Promise<T> {
  return callOut(async () =>
    question(await loadPart(() => import('@/services/firebase/staffDatabase'))),
  )
}

/** How many documents a list fetches at a time. */
export const pageSize = 50

/** One page of a list; `next` asks for the one after it, and is null on the last. */
export interface ListPage<T> {
  readonly items: readonly T[]
  readonly next: ListCursor | null
}

/** Where the next page of a list begins. */
export type ListCursor = readonly unknown[]

/** A page out of what was found for one document more than fits on it. */
export function pageOf<T>(found: readonly T[], cursorOf: (last: T) => ListCursor): ListPage<T> {
  const items = found.slice(0, pageSize)
  const last = items.at(-1)
  return { items, next: found.length > pageSize && last ? cursorOf(last) : null }
}
