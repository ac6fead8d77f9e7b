/**
 * What the app tells the first script, as events of the window: the two share no module, since the first script
 * stands in the page (scripts/firstScript.ts).
 */
export const appEvents = {
  /** Everything on the page does what it says. */
  interactive: 'app-interactive',
  /** The app could not start; the event's `detail` says why. */
  failed: 'app-failed',
} as const
