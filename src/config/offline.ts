/** To the service worker. */
export const forgetCopies = 'forget copies'
