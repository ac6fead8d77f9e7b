/** To the service worker. */
export const forgetCopies = 'forget copies'

/** Address and text of each style sheet. */
export type Styles = readonly (readonly [string, string])[]
