/** Tells the service worker to forget its copies. */
export const forgetCopies = 'forget copies'

/** Style sheets for it to keep: the address and the text of each. */
export type Styles = readonly (readonly [string, string])[]
