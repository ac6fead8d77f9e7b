import { Route, Routes } from 'react-router-dom'
import 'virtual:theme.css'
import './global.css'
import { AppProviders } from './AppProviders'
import { RootErrorBoundary } from './RootErrorBoundary'
import { FrameLayout } from './layout/FrameLayout'
import { RoutedPage } from './RoutedPage'
import { SessionEnd } from './SessionEnd'
import { useNavigationEffects } from './useNavigationEffects'
import { routes } from './routes'

function routeElements(framed: boolean) {
  return routes
    .filter((route) => route.framed === framed)
    .map((route) => (
      <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
    ))
}

/** The whole site inside a router. */
export function App() {
  return (
    <RootErrorBoundary>
      <AppProviders>
        <NavigationEffects />
        <SessionEnd />
        <Routes>
          <Route element={<FrameLayout />}>{routeElements(true)}</Route>
          {routeElements(false)}
        </Routes>
      </AppProviders>
    </RootErrorBoundary>
  )
}

/** Inside the error boundary, so that nothing it does can leave the page blank. */
function NavigationEffects() {
  useNavigationEffects()
  return null
}
