import { readSubscriber, type Subscriber } from '@/domain/staff/records'
import { askDatabase, pageOf, pageSize, type ListCursor, type ListPage } from './database'

/** A page of 50 subscribers to the newsletter, by address. @throws Failure */
export function listSubscribers(after: ListCursor | null = null): Promise<ListPage<Subscriber>> {
  return askDatabase(async ({ findDocuments, documentId }) => {
    const found = await findDocuments({
      collection: 'mailingList',
      orderBy: [
        ['email', 'ASCENDING'],
        [documentId, 'ASCENDING'],
      ],
      after: after ?? undefined,
      limit: pageSize + 1,
    })
    return pageOf(
      found.map(({ id, fields }) => readSubscriber(id, fields)),
      ({ email, id }) => [email, id],
    )
  })
}

/** How many entries the mailing list has. @throws Failure */
export function countSubscribers(): Promise<number> {
  return askDatabase(
    async ({ countDocuments }) => (await countDocuments({ collection: 'mailingList' })).count,
  )
}

/** Takes everybody with this address off the mailing list. @throws Failure */
export function deleteSubscriber(email: string): Promise<void> {
  return askDatabase(async ({ findDocuments, commit }) => {
    const found = await findDocuments({
      collection: 'mailingList',
      where: [['email', 'EQUAL', email]],
    })
    await commit(found.map(({ id }) => ({ collection: 'mailingList', id, delete: true })))
  })
}
