/** To the service worker, when somebody wants nothing left on this device. */
export const forgetCopies = 'forget copies'
