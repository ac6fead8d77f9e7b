import type { ReactNode } from 'react'
import { Brand } from '@/components/brand/Brand'
import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { useAction } from '@/components/form/useAction'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { staffGateTexts } from '@/staff/content/desk'
import { useSession, useUser } from '@/context/user/useUser'
import styles from './staffFrame.module.css'

export function StaffFrame({ children }: { children: ReactNode }) {
  const { leave } = useSession()
  const { run, isPending } = useAction(() => leave('logged out'))
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <nav className={styles.ways} aria-label="Staff">
          <Link className={styles.help} to={paths.helpNow}>
            {frameTexts.help}
          </Link>
          {useUser().status === 'member' && (
            <Button variant="quiet" isPending={isPending} onClick={() => run()}>
              {staffGateTexts.logOut}
            </Button>
          )}
        </nav>
      </header>
      <main id="content" className={`page ${styles.content}`}>
        <h1>{staffGateTexts.title}</h1>
        {children}
      </main>
    </>
  )
}
