import type { ComponentType } from 'react'

/** A page whose content is still being written: its heading and one honest sentence. */
export function pageInProgress(heading: string): ComponentType {
  return function PageInProgress() {
    return (
      <div className="page">
        <h1>{heading}</h1>
        <p className="lead">This page is being written and will be here soon.</p>
      </div>
    )
  }
}
