import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly instead: (error: unknown) => ReactNode
  /** Called when the failed part leaves the screen. */
  readonly onLeave?: () => void
}

/** An error in `instead` goes to the next boundary. */
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
