import type { Account } from '@/domain/members/account'
import { readMessage, type StoredMessage } from '@/staff/domain/records'
import { commit, findByIds } from './database'
import { findAll } from './listPage'
import { findPeople, type Find } from './people'
import { loadSigned, removeOnce, storeOnce } from './storeOnce'

export type MessageInList = Readonly<Awaited<ReturnType<typeof withAnswers>>[number]>

/** Oldest first: an old one may still wait. One read each, two if answered. */
export async function listMessages(): Promise<readonly MessageInList[]> {
  const query = { collection: 'contactMessages', orderBy: ['timestamp', 'ASCENDING'] } as const
  return withAnswers(await findAll(query, readMessage))
}

/** By name, the start of the address, or a number left as one. */
export const findMessages: Find<MessageInList> = async (...asked) =>
  withAnswers([...(await findPeople('contactMessages', ...asked)).values()].map(readMessage))

/** The messages with the answers noted by now. */
export async function withAnswers(messages: readonly StoredMessage[]) {
  const ids = messages.map(({ id }) => id)
  const answers = await loadSigned('answers', ids)
  return messages.map((message) => ({ ...message, answered: answers.get(message.id) ?? null }))
}

/** Without those that a colleague has deleted. One more read each. */
export async function reloadMessages(messages: readonly StoredMessage[]) {
  const stored = await findByIds(
    'contactMessages',
    messages.map(({ id }) => id),
  )
  return withAnswers(messages.filter(({ id }) => stored.has(id)))
}

/** The first answer stands. */
export function markAnswered(message: string, staff: Account): Promise<void> {
  return storeOnce('answers', message, {}, staff)
}

export function unmarkAnswered(message: string): Promise<void> {
  return removeOnce('answers', message)
}

/** At most 500. */
export function deleteMessages(ids: readonly string[]): Promise<void> {
  return commit(ids.map((id) => ({ collection: 'contactMessages', id, delete: true })))
}
