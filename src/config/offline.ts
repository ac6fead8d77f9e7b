/** Tells the service worker to forget its copies. */
export const forgetCopies = 'forget copies'
