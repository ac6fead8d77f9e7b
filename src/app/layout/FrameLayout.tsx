import { useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { pageLoading } from '@/app/pageLoading'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './FrameLayout.module.css'

/** What stands around almost every page: helpline link, header, footer. */
export function FrameLayout() {
  const isLoading = useSyncExternalStore(
    pageLoading.subscribe,
    pageLoading.read,
    pageLoading.readOnServer,
  )
  return (
    <>
      <Header />
      <main id="content" className={styles.content}>
        {isLoading && <progress className={styles.progress} aria-label="Loading page" />}
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
