import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown instead of everything inside once something there has failed. */
  readonly instead: (error: unknown) => ReactNode
  /** Hears that what had failed leaves the screen. */
  readonly onLeave?: () => void
}

/** Catches what fails inside while it is drawn; what `instead` throws goes on to the boundary around. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentWillUnmount() {
    if (this.state.error !== null) this.props.onLeave?.()
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.instead(error)
  }
}
