import { readSubscriber, type Subscriber } from '@/staff/domain/records'
import { askDatabase } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'

export function listSubscribers(after: ListCursor | null = null): Promise<ListPage<Subscriber>> {
  return loadPage(
    { collection: 'mailingList', orderBy: ['email', 'ASCENDING'] },
    after,
    ({ id, fields }) => readSubscriber(id, fields),
  )
}

export function countSubscribers(): Promise<number> {
  return askDatabase(
    async ({ countDocuments }) => (await countDocuments({ collection: 'mailingList' })).count,
  )
}

export function deleteSubscriber(email: string): Promise<void> {
  return askDatabase(async ({ findDocuments, commit }) => {
    const found = await findDocuments({
      collection: 'mailingList',
      where: [['email', 'EQUAL', email]],
    })
    await commit(found.map(({ id }) => ({ collection: 'mailingList', id, delete: true })))
  })
}
