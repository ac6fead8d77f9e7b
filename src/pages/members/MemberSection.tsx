import { useEffect, useState } from 'react'
import { Page } from '@/components/page/Page'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { useAction } from '@/components/form/useAction'
import { reasonsOf } from '@/components/login/accountFailure'
import { messages } from '@/content/texts/messages'
import { useSession } from '@/context/user/useUser'
import { Failure } from '@/domain/failure'
import { isProfile, type MemberState } from '@/services/userStore'
import { Checking } from './Checking'
import { fetchedHome, loadMemberHome } from './loadMemberHome'

export function MemberSection({ member: { account, profile } }: { member: MemberState }) {
  const { fetchProfile } = useSession()
  const [Home, setHome] = useState(fetchedHome)
  const { run: fetchBoth, failure } = useAction(async () => {
    const [home] = await Promise.all([loadMemberHome(), fetchProfile()])
    setHome(() => home)
  })
  const isKnown = profile === null || isProfile(profile)
  const reason = failure ?? (profile instanceof Failure ? profile : null)

  useFocusFallback(!Home || !isKnown ? 'on its way' : profile ? 'profile' : 'unfinished')

  useEffect(() => {
    if ((!Home && !failure) || profile === 'not fetched') fetchBoth()
  })

  if (Home && isKnown) return <Home account={account} profile={profile} />
  return (
    <Page title="Your profile" className="tall">
      <Checking
        sentence="Fetching your profile…"
        failed={reason && reasonsOf(reason, messages.profileNotRead)}
        retry={fetchBoth}
        canLogOut
      />
    </Page>
  )
}
