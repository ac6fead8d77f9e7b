/** Tells the service worker to forget its copies. */
export const forgetCopies = 'forget copies'

/** The cache of script and styles. */
export const assetsCache = 'assets'
