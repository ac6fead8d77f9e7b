import { buttonClass } from '@/components/buttons/buttonClass'
import { useSubmit } from '@/components/form/useSubmit'
import { useSession } from '@/context/user/UserProvider'

/** Logs out; the page then shows the login form by itself (SPEC section 4). */
export function LogOutButton() {
  const { leave } = useSession()
  const { submit, isPending } = useSubmit<void>(
    () => leave('logged out'),
    () => undefined,
  )
  return (
    <button
      type="button"
      className={buttonClass('secondary')}
      aria-disabled={isPending || undefined}
      onClick={() => submit()}
    >
      Logout
    </button>
  )
}
