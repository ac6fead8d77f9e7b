import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
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
  return <Site>{route.framed ? <Frame>{page}</Frame> : page}</Site>
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" className={styles.content}>
        {useIsPageLoading() && <progress className={styles.progress} aria-label="Loading page" />}
        {children}
      </main>
      <Footer />
    </>
  )
}
