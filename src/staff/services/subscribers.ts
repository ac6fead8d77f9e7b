import { readSubscriber, type Subscriber } from '@/staff/domain/records'
import { commit, countDocuments, findDocuments } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'

export function listSubscribers(after: ListCursor | null = null): Promise<ListPage<Subscriber>> {
  return loadPage(
    { collection: 'mailingList', orderBy: ['email', 'ASCENDING'] },
    after,
    ({ id, fields }) => readSubscriber(id, fields),
  )
}

export async function countSubscribers(): Promise<number> {
  return countDocuments({ collection: 'mailingList' })
}

export async function deleteSubscriber(email: string): Promise<void> {
  const found = await findDocuments({
    collection: 'mailingList',
    where: [['email', 'EQUAL', email]],
  })
  await commit(found.map(({ id }) => ({ collection: 'mailingList', id, delete: true })))
}
