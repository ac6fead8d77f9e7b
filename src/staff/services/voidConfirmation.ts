import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { Write } from './write'
import { findMark, loadConfirmation, uidIfShown } from './confirmationRecords'
import { linkChange } from './giftLinks'
import { loadStates } from './paymentStates'
import { storeOnce } from './storeOnce'
import { partWrites } from './storeRecord'

/** One batch with its payment, mark, link and profile line. Safe to repeat. @throws Failure `refused` while refunded */
export async function voidConfirmation(confirmation: Confirmation, reason: string, staff: Account) {
  const { id, stored } = confirmation
  const parts = partWrites({ ...confirmation, uid: await uidIfShown(confirmation) }, null)
  const { at: _, ...record } = stored
  const store = (link: readonly Write[]) =>
    storeOnce('voids', id, { ...record, reason }, staff, [...parts, ...link])
  const link = await linkAfter(confirmation)
  try {
    await store(link)
  } catch (failure) {
    if (!(failure instanceof Failure && failure.code === 'refused')) throw failure
    // If another part came or went meanwhile, the link must say something else.
    const now = await linkAfter(confirmation)
    if (JSON.stringify(now) === JSON.stringify(link)) throw failure
    await store(now)
  }
}

/** The link says confirmed once a refund is void. It stays as it is while other parts stand, and none was paid back. */
async function linkAfter({ id, kind, document }: Confirmation): Promise<readonly Write[]> {
  if (kind === 'refund') {
    const of = await loadConfirmation(document)
    return of ? linkChange(of, 'confirmed') : []
  }
  const link = await linkChange({ kind, document }, 'void')
  if (link.length === 0) return []
  const { parts } = await findMark(kind, document)
  const others = Object.keys(parts).flatMap((part) => (part === id ? [] : [{ id: part }]))
  if (others.length === 0) return link
  const refunds = await loadStates('refund', others)
  return others.some((part) => refunds(part.id).paid > 0)
    ? linkChange({ kind, document }, 'back')
    : []
}
