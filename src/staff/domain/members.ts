import { dayInKenya } from '@/domain/calendar/calendar'
import type { Profile } from '@/domain/members/profile'

export function memberName({ fname, lname, email }: Profile): string {
  return `${fname} ${lname}`.trim() || email
}

/** The day that staff stored, which confirms the fee. YYYY-MM-DD; '' if none. */
export function joinedOn({ dateJoined }: Profile): string {
  return dateJoined && !Number.isNaN(dateJoined.getTime()) ? dayInKenya(dateJoined) : ''
}
