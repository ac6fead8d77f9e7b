/*
 * Names that the HTML, the first script, the styles and the components share. Constants, not an
 * object: the first script holds only those it uses.
 */

/** <html>, set by index.html: the browser keeps something, or something was passed on. */
export const known = 'data-known'
/** <body>: somebody is leaving in a hurry; nothing is fetched or reloaded. */
export const left = 'data-left'

/** #root: the `PageKind`, set by the build; none in development. */
export const kind = 'data-kind'
/** #root: the file that starts the app. */
export const app = 'data-app'
/** #root: the other files of the page's script. */
export const ahead = 'data-ahead'
/** #root: the style sheets in the HTML. */
export const sheets = 'data-sheets'
/** Stands between them there; no sheet holds a comment. */
export const betweenSheets = '/**/'

/** A control disabled before hydration. The first script enables it and keeps its presses. */
export const waiting = 'data-waiting'
/** A part that a button opens: 'true' or 'false'. */
export const open = 'data-open'
/** The menu's button: without script the menu is open while the focus is in it. */
export const closesWhenLeft = 'data-closes-when-left'
/** The link of `QuickExit`. */
export const leave = 'data-leave'
/** A field whose text no draft keeps. */
export const password = 'data-password'
/** Text that types itself stands still. */
export const paused = 'data-paused'

export const rootId = 'root'
/** The note that the app could not start; `Fold` opens everything then. */
export const startFailedId = 'start-failed'
/** The note that there is no network. */
export const offlineId = 'offline'
/** Covers the page that is being left. */
export const coverId = 'cover'

/** The page is interactive. */
export const interactiveEvent = 'app-interactive'
/** `detail` says why. */
export const failedEvent = 'app-failed'
/** `detail` is how often in a row. */
export const shiftPressedEvent = 'shift-pressed'
