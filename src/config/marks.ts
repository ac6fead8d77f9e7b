/*
 * Names shared by the HTML, the first script, styles and components. Constants, not an object: the
 * first script holds only those it uses.
 */

/** <html>, by index.html: the browser keeps something, or was passed something. */
export const known = 'data-known'
/** <body>, on leaving in a hurry: nothing is fetched or reloaded. */
export const left = 'data-left'

/** #root: the `PageKind`, by the build; absent in development. */
export const kind = 'data-kind'
/** #root: the app's first file. */
export const app = 'data-app'
/** #root: the page's other script files. */
export const ahead = 'data-ahead'
/** #root: the style sheets in the HTML. */
export const sheets = 'data-sheets'
/** Between them; no style sheet holds a comment. */
export const betweenSheets = '/**/'

/** Disabled before hydration; the first script enables it and keeps its presses. */
export const waiting = 'data-waiting'
/** On what a button opens: 'true' or 'false'. */
export const open = 'data-open'
/** The menu's button: without script, focus keeps the menu open. */
export const closesWhenLeft = 'data-closes-when-left'
export const leave = 'data-leave'
/** No draft keeps this field. */
export const password = 'data-password'
/** On a helpline, `Openness`: its spans; there if it is free; where the word about now stands. */
export const hours = 'data-hours'
export const free = 'data-free'
export const now = 'data-now'
/** On a list: sorted by `rankAt`, then by the `place` of its parts. */
export const byHour = 'data-by-hour'
export const place = 'data-place'
/** On the list: no clock is right before it (ms since 1970). */
export const since = 'data-since'
/** <html>, by the first script: the moment it sorted by, for hydration. */
export const moment = 'data-moment'
/** Printed behind the element's text. */
export const address = 'data-address'
/** Stops text that types itself. */
export const paused = 'data-paused'

export const rootId = 'root'
/** Shown when the app could not start; `Collapsible` then opens everything. */
export const startFailedId = 'start-failed'
/** Shown by default; the first script takes it away. */
export const unsupportedId = 'unsupported'
export const offlineId = 'offline'
export const coverId = 'cover'

/** `detail`: finds what an early press was meant for. */
export const interactiveEvent = 'app-interactive'
/** `detail`: why. */
export const failedEvent = 'app-failed'
/** `detail`: how often in a row. */
export const shiftPressedEvent = 'shift-pressed'
