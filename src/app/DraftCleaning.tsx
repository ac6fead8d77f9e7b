import { useEffect, useRef } from 'react'
import { clearAllDrafts } from '@/components/form/draft'
import { useUser } from '@/context/user/UserProvider'

/**
 * On every page: whoever logs out, here or in another tab, leaves nothing typed behind for the next
 * person at a shared phone. Shows nothing.
 */
export function DraftCleaning(): null {
  const { status } = useUser()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'member' && status === 'visitor') clearAllDrafts()
    before.current = status
  }, [status])
  return null
}
