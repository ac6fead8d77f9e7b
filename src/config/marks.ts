/*
 * Names shared by the HTML, the first script, styles and components. Constants rather than an
 * object, so that the first script contains only those it uses.
 */

/** On <html>, by index.html: the browser keeps something, or something was passed to the page. */
export const known = 'data-known'
/** On <body>, on leaving in a hurry: nothing is fetched or reloaded any more. */
export const left = 'data-left'

/** On #root, by the build: the `PageKind`; absent in development. */
export const kind = 'data-kind'
/** On #root: the app's first file. */
export const app = 'data-app'
/** On #root: the page's other script files. */
export const ahead = 'data-ahead'
/** On #root: the style sheets in the HTML. */
export const sheets = 'data-sheets'
/** Between the style sheets, which hold no comments. */
export const betweenSheets = '/**/'

/** Disabled before hydration; the first script enables it and keeps its presses. */
export const waiting = 'data-waiting'
/** On the part that a button opens: 'true' or 'false'. */
export const open = 'data-open'
/** On the menu's button: without script, the focus keeps the menu open. */
export const closesWhenLeft = 'data-closes-when-left'
export const leave = 'data-leave'
/** On a field that no draft keeps. */
export const password = 'data-password'
/** On a helpline, its `Openness`: the spans; present if it is free; the place for the word about now. */
export const hours = 'data-hours'
export const free = 'data-free'
export const now = 'data-now'
/** On a list that is sorted by `rankAt`, then by the `place` of its parts. */
export const byHour = 'data-by-hour'
export const place = 'data-place'
/** On the list, in ms since 1970: a clock that says an earlier time is wrong. */
export const since = 'data-since'
/** On the list: the public holidays of the next years. */
export const holidays = 'data-holidays'
/** On <html>, by the first script: the moment it sorted by, for hydration. */
export const moment = 'data-moment'
/** Printed after the element's text. */
export const address = 'data-address'
/** Stops text that types itself. */
export const paused = 'data-paused'

export const rootId = 'root'
/** Shown when the app could not start; `Collapsible` then opens everything. */
export const startFailedId = 'start-failed'
/** Shown by default; the first script removes it. */
export const unsupportedId = 'unsupported'
export const offlineId = 'offline'
export const coverId = 'cover'

/** `detail` finds the element that an early press was meant for. */
export const interactiveEvent = 'app-interactive'
/** `detail` is the reason. */
export const failedEvent = 'app-failed'
/** `detail` is the number of presses in a row. */
export const shiftPressedEvent = 'shift-pressed'
