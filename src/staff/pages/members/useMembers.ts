import { useState } from 'react'
import { joinedOn } from '@/staff/domain/members'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import {
  findMembers,
  listAllMembers,
  listMembers,
  loadMembers,
  loadRegistered,
  type StoredMember,
} from '@/staff/services/members'
import { loadPayments } from '@/staff/services/paymentStates'
import type { MemberInList } from './memberColumns'

/** All members, those found, or of them those whose fee is missing. */
export function useMembers() {
  const { people, searchText } = useDesk()
  const [fees, setFees] = useState<'all' | 'unpaid'>('all')
  const isUnpaidOnly = fees === 'unpaid'
  const pages = usePages(
    async (after) => {
      if (!isUnpaidOnly && !searchText) {
        const { items, next } = await listMembers(after)
        return { items: await withFees(items), next }
      }
      const found = searchText ? await findMembers(searchText, people) : await listAllMembers()
      const items = await withFees(found)
      return isUnpaidOnly ? items.filter(isUnpaid) : items
    },
    `${fees} ${searchText}`,
    async ({ id }) => withFees([...(await loadMembers([id])).values()]),
  )
  return { fees, setFees, isUnpaidOnly, pages }
}

/** A day that staff stored stands for a fee paid in another way. */
function isUnpaid({ fee, profile }: MemberInList): boolean {
  return fee.state !== 'confirmed' && joinedOn(profile) === ''
}

async function withFees(members: readonly StoredMember[]): Promise<readonly MemberInList[]> {
  const ids = members.map(({ id }) => id)
  const [fees, registered] = await Promise.all([loadPayments('fee', members), loadRegistered(ids)])
  return members.map((member) => ({
    ...member,
    fee: fees(member.id),
    joined: joinedOn(member.profile) || (registered.get(member.id) ?? ''),
  }))
}
