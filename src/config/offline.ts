/** A message to the service worker. */
export const forgetCopies = 'forget copies'

/** The address and the text of each style sheet. */
export type Styles = readonly (readonly [string, string])[]
