import { Component, type ReactNode } from 'react'
import { ErrorPage } from '@/pages/ErrorPage'

/** Catches what nothing else caught, a bug, and shows a page that says so instead of a blank one. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <>
        <title>Unexpected Application Error!</title>
        <ErrorPage message={error instanceof Error ? error.message : 'Unknown error'} />
      </>
    )
  }
}
