import { callOut, loadPart } from '@/services/call'
import type * as staffDatabase from '@/services/firebase/staffDatabase'

/** As the staff member who is logged in. @throws Failure */
export function askDatabase<T>(ask: (database: typeof staffDatabase) => Promise<T>): Promise<T> {
  return callOut(async () => ask(await loadPart(() => import('@/services/firebase/staffDatabase'))))
}
