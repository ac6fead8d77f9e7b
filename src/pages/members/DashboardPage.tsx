import { Navigate } from 'react-router-dom'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { paths } from '@/config/paths'
import { useUser } from '@/context/user/useUser'
import { SessionCheck } from './Checking'
import { MemberSection } from './MemberSection'

export function DashboardPage() {
  const user = useUser()
  useFocusFallback(user.status)
  if (user.status === 'member') return <MemberSection key={user.account.uid} member={user} />
  return (
    <>
      {user.status === 'visitor' && <Navigate to={paths.memberLogin} replace />}
      <SessionCheck title="Your profile" />
    </>
  )
}
