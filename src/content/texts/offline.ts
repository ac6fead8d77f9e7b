/** Instead of a page that cannot be fetched. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page is not on this device yet. Pages you have opened before can still be read, and calls need no internet.',
  again: 'Try again',
  /** Always on the device, unlike the home page. */
  help: 'Go to the help page',
} as const
