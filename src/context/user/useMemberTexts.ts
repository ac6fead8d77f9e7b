import { useEffect } from 'react'
import { isProfile } from '@/services/userStore'
import { useSession, useUser } from './useUser'

/** Texts to fill in forms with. Null for visitors and while loading. */
export function useMemberTexts() {
  const user = useUser()
  const { fetchProfile } = useSession()
  const member = user.status === 'member' ? user : null
  const profile = member?.profile

  useEffect(() => {
    if (profile === 'not fetched') void fetchProfile()
  }, [profile, fetchProfile])

  if (!member || typeof profile === 'string') return null
  const { email } = member.account
  if (!profile || !isProfile(profile)) return { email }
  const { displayName: name, phoneNumber } = profile
  return { name, email, phoneNumber }
}
