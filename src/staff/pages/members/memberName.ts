import { dayInKenya } from '@/domain/calendar/calendar'
import type { StoredMember } from '@/staff/services/members'

export function memberName({ profile: { fname, lname, email } }: StoredMember): string {
  return `${fname} ${lname}`.trim() || email
}

/** YYYY-MM-DD; '' if none. */
export function joinedOn({ profile: { dateJoined } }: StoredMember): string {
  return dateJoined && !Number.isNaN(dateJoined.getTime()) ? dayInKenya(dateJoined) : ''
}
