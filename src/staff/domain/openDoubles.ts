import { addressKey } from '@/domain/text/sameness'

/** Puts each giver's open pledges together, at the place of the first one. */
export function withOpenDoubles<
  Item extends {
    readonly email: string
    readonly payment: { readonly state: string }
    readonly closed: unknown
  },
>(items: readonly Item[]): readonly Item[] {
  const groups = new Map<unknown, Item[]>()
  for (const item of items) {
    const { email, payment, closed } = item
    const giver = addressKey(email)
    const isOpen = payment.state === 'open' && closed === null && giver !== ''
    const key = isOpen ? giver : item
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].flat()
}
