import type { ListCursor, ListPage } from '@/services/staff/listPage'
import { listMessages, type MessageInList } from '@/services/staff/messages'

/** `waited`: when it was fetched. */
export interface WaitingMessage extends MessageInList {
  readonly waited: string
}

export async function loadMessages(after: ListCursor | null): Promise<ListPage<WaitingMessage>> {
  const { items, next } = await listMessages(after)
  const now = Date.now()
  return {
    items: items.map((item) => ({
      ...item,
      waited: item.message.at ? howLong(now - item.message.at.getTime()) : '',
    })),
    next,
  }
}

/** The longest waiting first; the answered ones last. */
export function unansweredFirst(items: readonly WaitingMessage[]): readonly WaitingMessage[] {
  return [
    ...items
      .filter(({ answered }) => !answered)
      .toSorted((one, other) => timeOf(one) - timeOf(other)),
    ...items.filter(({ answered }) => answered),
  ]
}

function timeOf({ message }: MessageInList): number {
  return message.at?.getTime() ?? 0
}

const hourMs = 3_600_000

/** In hours, after two days in days. */
function howLong(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
