import { addressKey } from '@/domain/text/sameness'
import { eachOnce, readSubscriber, type Subscriber } from '@/staff/domain/records'
import { commit } from './database'
import { findAll, type ListPage } from './listPage'

/** Each person once, however often and in whatever spelling. One read per address. */
export async function listSubscribers(): Promise<ListPage<Subscriber>> {
  return { items: eachOnce(await findSubscribers()), next: null }
}

/** In every spelling. One read per address of the list. */
export async function deleteSubscriber(email: string): Promise<void> {
  const found = await findSubscribers()
  const same = found.filter((each) => addressKey(each.email) === addressKey(email))
  await commit(same.map(({ id }) => ({ collection, id, delete: true })))
}

const collection = 'mailingList'

function findSubscribers(): Promise<readonly Subscriber[]> {
  return findAll({ collection, orderBy: ['email', 'ASCENDING'] }, ({ id, fields }) =>
    readSubscriber(id, fields),
  )
}
