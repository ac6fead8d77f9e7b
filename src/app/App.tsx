import { Outlet, Route, Routes } from 'react-router-dom'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { useIsPageLoading } from './pageLoading'
import { usePrefetching } from './usePrefetching'
import { RoutedPage } from './RoutedPage'
import { routes } from './routes'
import { Site } from './Site'
import styles from './App.module.css'

function routeElements(framed: boolean) {
  return routes
    .filter((route) => route.framed === framed)
    .map((route) => (
      <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
    ))
}

/** The whole site inside a router. */
export function App() {
  usePrefetching()
  return (
    <Site>
      <Routes>
        <Route element={<Frame />}>{routeElements(true)}</Route>
        {routeElements(false)}
      </Routes>
    </Site>
  )
}

/** What stands around almost every page: helpline link, header, footer. */
function Frame() {
  return (
    <>
      <Header />
      <main id="content" className={styles.content}>
        {useIsPageLoading() && <progress className={styles.progress} aria-label="Loading page" />}
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
