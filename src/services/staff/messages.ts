import type { Account } from '@/domain/members/account'
import { readMessage, type StoredMessage } from '@/domain/staff/records'
import { readSignature, type Signature } from '@/domain/staff/stored'
import { askDatabase, findByIds } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'
import { storeOnce } from './storeOnce'

/** `answered` is null while nobody has. */
export interface MessageInList {
  readonly message: StoredMessage
  readonly answered: Signature | null
}

/** Newest first. */
export async function listMessages(
  after: ListCursor | null = null,
): Promise<ListPage<MessageInList>> {
  const { items, next } = await loadPage(
    { collection: 'contactMessages', orderBy: ['timestamp', 'DESCENDING'] },
    after,
    ({ id, fields }) => readMessage(id, fields),
  )
  const ids = items.map(({ id }) => id)
  const answers = await findByIds('answers', ids)
  return {
    items: items.map((message) => {
      const answer = answers.get(message.id)
      return { message, answered: answer ? readSignature(answer.fields) : null }
    }),
    next,
  }
}

/** The first answer stands. */
export function markAnswered(message: string, staff: Account): Promise<void> {
  return storeOnce('answers', message, {}, staff)
}

/** At most 500 at once. */
export function deleteMessages(ids: readonly string[]): Promise<void> {
  return askDatabase(({ commit }) =>
    commit(ids.map((id) => ({ collection: 'contactMessages', id, delete: true }))),
  )
}
