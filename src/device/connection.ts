import * as marks from '@/config/marks'

const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection

/** Undefined where the browser does not tell. */
export function isSavingData(): boolean | undefined {
  return connection()?.saveData
}

/** Not on slow or metered connections: unopened pages cost money. */
export function mayPrefetch(): boolean {
  return !isSavingData() && !/2g|3g/.test(connection()?.effectiveType ?? '')
}

/** Shows and hides the page's note that there is no network. */
export function showConnection(): void {
  const note = document.getElementById(marks.offlineId)
  const show = () => {
    if (note) note.hidden = navigator.onLine
  }
  for (const event of ['online', 'offline']) addEventListener(event, show)
  show()
}
