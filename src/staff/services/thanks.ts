import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { PartlyDone } from '@/staff/domain/partlyDone'
import type { Signature } from '@/staff/domain/stored'
import type { Write } from './write'
import { commit, findByIds, partsOf } from './database'
import { loadSigned, mayBeStored, signatureOf } from './storeOnce'
import type { ById } from './wireFormat'

/** By confirmation id. */
export type Thanks = ById<Signature>

/** `id`: the confirmation's. */
export interface Thanked {
  readonly id: string
  readonly thanks: Signature | null
}

export function loadThanks(confirmations: readonly string[], read = findByIds): Promise<Thanks> {
  return loadSigned('thanks', confirmations, read)
}

/** The rules look up two documents for each; Google allows 20 per batch. */
const atOnce = 10

/** The first mark stands. Returns the marks that others made before. Safe to repeat. */
export async function markThanked(confirmations: readonly string[], staff: Account) {
  const others = new Map<string, Signature>()
  const left = async (ids: readonly string[]) => {
    const thanks = await loadThanks(ids)
    for (const [id, signature] of thanks) if (signature.by !== staff.uid) others.set(id, signature)
    return ids.filter((id) => !thanks.has(id))
  }
  const mark = { set: signatureOf(staff), timed: 'at' }
  await writeInBatches(confirmations, left, (id) => ({ collection: 'thanks', id, ...mark }))
  return others
}

/** Removes this person's own marks of the last ten minutes. Safe to repeat. */
export function unmarkThanked(confirmations: readonly string[], staff: Account): Promise<void> {
  const left = async (ids: readonly string[]) => {
    const thanks = await loadThanks(ids)
    return ids.filter((id) => thanks.get(id)?.by === staff.uid)
  }
  return writeInBatches(confirmations, left, (id) => ({ collection: 'thanks', id, delete: true }))
}

/** @throws PartlyDone if a later batch fails */
async function writeInBatches(
  all: readonly string[],
  left: (ids: readonly string[]) => Promise<readonly string[]>,
  write: (id: string) => Write,
): Promise<void> {
  const open = await left(all)
  let done = 0
  for (const ids of partsOf(open, atOnce)) {
    try {
      await commit(ids.map(write)).catch(async (failure: unknown) => {
        // Only the answer was lost, or somebody was faster.
        const rest = mayBeStored(failure) ? await left(ids).catch(() => ids) : ids
        if (rest.length === ids.length) throw failure
        if (rest.length > 0) await commit(rest.map(write))
      })
    } catch (failure) {
      if (done === 0 || !(failure instanceof Failure)) throw failure
      throw new PartlyDone(all.length - open.length + done, all.length, failure)
    }
    done += ids.length
  }
}
