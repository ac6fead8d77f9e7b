import { Route, Routes } from 'react-router-dom'
import { FrameLayout } from './layout/FrameLayout'
import { RoutedPage } from './RoutedPage'
import { routes } from './routes'
import { Site } from './Site'

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
    <Site>
      <Routes>
        <Route element={<FrameLayout />}>{routeElements(true)}</Route>
        {routeElements(false)}
      </Routes>
    </Site>
  )
}
