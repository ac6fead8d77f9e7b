import { eachOnce, readSubscriber, subscriberKey, type Subscriber } from '@/staff/domain/records'
import { commit, partsOf } from './database'
import { findAll } from './listPage'

/** The field to sort each list by. Firestore indexes single fields on its own. */
const orders = { mailingList: 'email', tellMeWhen: 'subject' } as const

export type AddressList = keyof typeof orders

/** Each person once per subject, however often and in whatever spelling they signed up. One read per address. */
export async function listSubscribers(list: AddressList): Promise<readonly Subscriber[]> {
  return eachOnce(await findSubscribers(list))
}

/** Firestore takes at most 500 writes at once. */
const atOnce = 400

/** Deletes each person in every spelling. One read per address of the list. */
export async function deleteSubscribers(
  list: AddressList,
  those: readonly Pick<Subscriber, 'email' | 'subject'>[],
): Promise<void> {
  const keys = new Set(those.map(subscriberKey))
  const same = (await findSubscribers(list)).filter((each) => keys.has(subscriberKey(each)))
  for (const part of partsOf(same, atOnce))
    await commit(part.map(({ id }) => ({ collection: list, id, delete: true })))
}

function findSubscribers(list: AddressList): Promise<readonly Subscriber[]> {
  return findAll({ collection: list, orderBy: [orders[list], 'ASCENDING'] }, readSubscriber)
}
