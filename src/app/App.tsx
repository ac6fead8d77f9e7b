import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageName } from '@/config/paths'
import { CallLine } from '@/components/help/CallLine'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { useIsPageLoading } from './pageLoading'
import { usePrefetching } from './usePrefetching'
import { RoutedPage } from './RoutedPage'
import { matchPage } from './routes'
import { Site } from './Site'
import styles from './App.module.css'

export function App() {
  usePrefetching()
  const route = matchPage(useLocation().pathname)
  const page = <RoutedPage route={route} />
  return <Site>{route.framed ? <Frame name={route.name}>{page}</Frame> : page}</Site>
}

function Frame({ name, children }: { name: PageName; children: ReactNode }) {
  return (
    <>
      <Header />
      {/* The contact page starts with its own numbers. */}
      {name !== 'contact' && <CallLine />}
      <main id="content" className={styles.content}>
        {useIsPageLoading() && <progress className={styles.progress} aria-label="Loading page" />}
        {children}
      </main>
      <Footer />
    </>
  )
}
