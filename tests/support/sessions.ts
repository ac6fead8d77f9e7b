import { afterEach, expect, vi } from 'vitest'
import type { Credentials } from '@/domain/members/account'
import type { SessionPlace } from '@/services/firebase/auth'
import { createSession, type Session } from '@/services/session'
import type { UserState } from '@/services/userStore'
import { demoMember } from '../../local/demoMember'
import './members'

const started: (() => void)[] = []
export const stopSessions = () => started.splice(0).forEach((stop) => stop())
afterEach(stopSessions)

/** A session as the site starts it, and every state it has been in. */
export function startSession() {
  const session = createSession()
  const seen: UserState[] = [session.read()]
  session.subscribe(() => seen.push(session.read()))
  started.push(session.start())
  return { session, seen }
}

export const becomes = (session: Session, status: UserState['status']) =>
  vi.waitFor(() => expect(session.read().status).toBe(status), 8000)

export async function logIn(place: SessionPlace = 'tab', credentials: Credentials = demoMember) {
  const { session, seen } = startSession()
  const read = await session.logIn(credentials, place)
  return { session, seen, read }
}

/** Logs in as on an earlier page: the next session finds this one in the browser's storage. */
export async function logInBefore(credentials: Credentials = demoMember, place?: SessionPlace) {
  await logIn(place, credentials)
  stopSessions()
}

/** The session of a member who logged in before a reload. */
export async function resume(place?: SessionPlace) {
  await logInBefore(demoMember, place)
  const { session, seen } = startSession()
  await becomes(session, 'member')
  return { session, seen }
}
