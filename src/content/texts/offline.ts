/** Shown in place of a page that cannot be fetched. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page is not on this device yet. Pages you have opened before can still be read, and calls need no internet.',
  again: 'Try again',
  /** Unlike the home page, this one is always on the device. */
  help: 'Go to the help page',
} as const
