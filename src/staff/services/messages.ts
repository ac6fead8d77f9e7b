import type { Account } from '@/domain/members/account'
import { readMessage, type StoredMessage } from '@/staff/domain/records'
import { readSignature, type Signature } from '@/staff/domain/stored'
import { commit, findByIds } from './database'
import { findAll, type ListPage } from './listPage'
import { findPeople, type ReadPeople } from './people'
import { storeOnce } from './storeOnce'

export interface MessageInList {
  readonly message: StoredMessage
  readonly answered: Signature | null
}

/** Oldest first: an old one may still wait. One read each, two if answered. */
export async function listMessages(): Promise<ListPage<MessageInList>> {
  const messages = await findAll(
    { collection: 'contactMessages', orderBy: ['timestamp', 'ASCENDING'] },
    ({ id, fields }) => readMessage(id, fields),
  )
  return { items: await withAnswers(messages), next: null }
}

/** As `listMessages`, of which none is missing: an old one may be the one that waits. */
export async function listWaitingMessages(): Promise<readonly StoredMessage[]> {
  const { items } = await listMessages()
  return items.filter(({ answered }) => !answered).map(({ message }) => message)
}

/** By name, or the start of the address. */
export async function findMessages(
  typed: string,
  read?: ReadPeople,
): Promise<readonly MessageInList[]> {
  const text = typed.trim()
  if (text === '') return []
  const found = await findPeople('contactMessages', text, read)
  return withAnswers([...found.values()].map(({ id, fields }) => readMessage(id, fields)))
}

export async function reloadMessage({ message }: MessageInList): Promise<MessageInList> {
  const [reloaded] = await withAnswers([message])
  return reloaded ?? { message, answered: null }
}

async function withAnswers(messages: readonly StoredMessage[]): Promise<readonly MessageInList[]> {
  const ids = messages.map(({ id }) => id)
  const answers = await findByIds('answers', ids)
  return messages.map((message) => {
    const answer = answers.get(message.id)
    return { message, answered: answer ? readSignature(answer.fields) : null }
  })
}

/** The first answer stands. */
export function markAnswered(message: string, staff: Account): Promise<void> {
  return storeOnce('answers', message, {}, staff)
}

/** At most 500. */
export function deleteMessages(ids: readonly string[]): Promise<void> {
  return commit(ids.map((id) => ({ collection: 'contactMessages', id, delete: true })))
}
