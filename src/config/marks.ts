/*
 * What the pages' HTML, the first script (src/app/start.ts), the styles and the components tell each other by
 * attributes, ids and events, each name once. Attributes that one component and its own styles alone know are not
 * listed. Constants, not an object, so that the first script holds only those it uses.
 */

/** <html>: the browser keeps something, or something was passed on. index.html sets it, `FirstSight` reads it. */
export const known = 'data-known'
/** <body>: somebody is leaving in a hurry. Set by start/leaving; the app then fetches and reloads nothing. */
export const left = 'data-left'

/** #root: the `PageKind`, set by the build; none in development. The first script and main.tsx read it. */
export const kind = 'data-kind'
/** #root: the file that starts the app. The first script and fetchFiles read it, and the next two. */
export const app = 'data-app'
/** #root: the other files of the page's script, set by the build. */
export const ahead = 'data-ahead'
/** #root: the style sheets that stand in the HTML, set by the build. */
export const sheets = 'data-sheets'

/** A control disabled until the app is there. The first script enables it, and keeps what is pressed. */
export const waiting = 'data-waiting'
/** A part that a button opens: 'true' or 'false'. The first script turns it until the app is there. */
export const open = 'data-open'
/** The button of the menu, which opens without script while the focus is in it. */
export const closesWhenLeft = 'data-closes-when-left'
/** The link of `QuickExit`, by which somebody leaves in a hurry; start/leaving follows it. */
export const leave = 'data-leave'
/** The way to the cart, for which `Brand` makes room. */
export const cart = 'data-cart'
/** A field whose text is never kept: `PasswordField` sets it, `formElements` reads it. */
export const password = 'data-password'
/** The pause button of text that types itself: it stands still, and the button shows "play". */
export const paused = 'data-paused'

/** What React draws. */
export const rootId = 'root'
/** Says that the app could not start; the first script shows it, and `Fold` opens everything. */
export const startFailedId = 'start-failed'
/** Says that there is no network; the first script shows it. */
export const offlineId = 'offline'
/** Covers the page that is being left; start/leaving adds it. */
export const coverId = 'cover'

/** From the app to the first script: everything on the page does what it says. */
export const interactiveEvent = 'app-interactive'
/** From the app to the first script: it could not start; `detail` says why. */
export const failedEvent = 'app-failed'
/** From start/leaving to `QuickExit`: `detail` says how often Shift was pressed in a row. */
export const shiftPressedEvent = 'shift-pressed'
