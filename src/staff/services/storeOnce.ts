import { Failure, mayHaveTakenEffect, toFailure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { readSignedReason, type Signature, type SignedReason } from '@/staff/domain/stored'
import { publishChanges, type Write } from './write'
import { commit, findByIds, findDocument } from './database'
import type { ById } from './wireFormat'

/** Also succeeds if the document exists already, since it never changes. `extraWrites`: in the same batch. */
export async function storeOnce(
  collection:
    | 'answers'
    | 'orderSteps'
    | 'calls'
    | 'voids'
    | 'leftPayments'
    | 'closedPledges'
    | 'publications',
  id: string,
  fields: Readonly<Record<string, unknown>>,
  staff: Account,
  extraWrites: readonly Write[] = [],
): Promise<void> {
  const writes: readonly Write[] = [
    { collection, id, set: { ...fields, ...signatureOf(staff) }, timed: 'at' },
    ...extraWrites,
  ]
  await commitOnce(writes, async () => (await findDocument(collection, id)) !== null)
}

/** What staff noted, by id. One read for each note. */
export async function loadSigned(
  collection: 'answers' | 'closedPledges' | 'orderSteps' | 'thanks',
  ids: readonly string[],
  read = findByIds,
): Promise<ById<SignedReason>> {
  const found = await read(collection, ids)
  return new Map([...found].map(([id, { fields }]) => [id, readSignedReason(fields)]))
}

/** Safe to repeat. It stays on record who stored it, and who took it back. */
export async function takeBack(
  collection: 'leftPayments' | 'publications',
  id: string,
  { uid, email }: Account,
  extraWrites: readonly Write[] = [],
): Promise<void> {
  const put = { backBy: uid, backByEmail: email }
  const writes: readonly Write[] = [{ collection, id, put, timed: 'backAt' }, ...extraWrites]
  await commitOnce(writes, async () =>
    Boolean((await findDocument(collection, id))?.fields['backAt']),
  )
}

/** Also succeeds if it was done before, or if only the answer was lost: `isDone` finds that out. */
async function commitOnce(writes: readonly Write[], isDone: () => Promise<boolean>) {
  try {
    await commit(writes)
  } catch (failure) {
    if (!mayBeStored(failure)) throw failure
    // If nobody can say, it may be stored: being offline now does not mean that nothing was sent.
    const done = await isDone().catch((reason: unknown) => {
      const cause = toFailure(reason)
      throw mayHaveTakenEffect(failure) ? failure : new Failure('no-connection', { cause })
    })
    if (!done) throw failure
    publishChanges(writes)
  }
}

/** Safe to repeat. */
export function removeOnce(
  collection: 'answers' | 'orderSteps',
  id: string,
  extraWrites: readonly Write[] = [],
): Promise<void> {
  const isGone = async () => (await findDocument(collection, id)) === null
  return commitOnce([{ collection, id, delete: true }, ...extraWrites], isGone)
}

const undoMs = 10 * 60_000

/** For ten minutes, staff can take back their own answer, step or thanks. */
export function canUndo(noted: Signature | null, { uid }: Account): boolean {
  return noted?.by === uid && Date.now() - Number(noted.at) < undoMs
}

/** The server adds `at`. */
export function signatureOf({ uid, email }: Account) {
  return { by: uid, byEmail: email }
}

/** Whether it may have been refused as a second one, or only the answer may be lost. */
export function mayBeStored(failure: unknown): failure is Failure {
  return failure instanceof Failure && (failure.code === 'refused' || mayHaveTakenEffect(failure))
}
