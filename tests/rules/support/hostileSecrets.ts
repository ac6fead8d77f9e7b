import { visitors, type Visitor } from './cases'
import type { HostileRequest } from './hostileRequests'

export const subOf = (visitor: Visitor) => visitors[visitor]?.sub ?? ''

export function isIn(visitor: Visitor, areas: readonly string[]): boolean {
  const own: readonly string[] =
    visitor === 'allAreas' ? ['money', 'messages', 'members'] : [visitor]
  return areas.some((area) => own.includes(area))
}

const secretsOf = {
  messages: ['message', 'subscriber', 'wish', 'answer'],
  money: ['donation', 'order', 'money', 'payment', 'mark', 'thanks', 'Ann', 'Bob', 'bob'],
  members: ['Ann', 'Bob', 'bob'],
  orders: ['order'],
}

/** The secrets that somebody may hear. */
export function knownTo({ visitor, method, path }: HostileRequest): readonly string[] {
  const isGet = method === 'GET' || path === ':batchGet'
  const sub = subOf(visitor)
  const own = sub === 'bob' ? ['Bob', 'bob'] : [sub === 'ann' && 'Ann']
  const ofAreas = Object.entries(secretsOf).map(([area, secrets]) =>
    isIn(visitor, [area]) ? secrets : [],
  )
  const ofCode = isGet && isIn(visitor, ['members']) && 'payment'
  const ofOrder = isGet && isIn(visitor, ['orders']) && 'thanks'
  return [
    isGet && 'helpline',
    isGet && 'link',
    isGet && 'month',
    ofCode,
    ofOrder,
    ...own,
    ...ofAreas.flat(),
  ].filter((each) => each !== false)
}
