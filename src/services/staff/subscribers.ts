import { readSubscriber, type Subscriber } from '@/domain/staff/records'
import { askDatabase } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'

/** A page of subscribers to the newsletter, by address. @throws Failure */
export function listSubscribers(after: ListCursor | null = null): Promise<ListPage<Subscriber>> {
  return loadPage(
    { collection: 'mailingList', orderBy: ['email', 'ASCENDING'] },
    after,
    ({ id, fields }) => readSubscriber(id, fields),
  )
}

/** How many entries the mailing list has. @throws Failure */
export async function countSubscribers(): Promise<number> {
  const { count } = await askDatabase(({ countDocuments }) =>
    countDocuments({ collection: 'mailingList' }),
  )
  return count
}

/** Takes every entry with this address off the mailing list. @throws Failure */
export function deleteSubscriber(email: string): Promise<void> {
  return askDatabase(async ({ findDocuments, commit }) => {
    const found = await findDocuments({
      collection: 'mailingList',
      where: [['email', 'EQUAL', email]],
    })
    await commit(found.map(({ id }) => ({ collection: 'mailingList', id, delete: true })))
  })
}
