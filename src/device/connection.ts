import * as marks from '@/config/marks'

const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection

/** Undefined if the browser does not say. */
export function isSavingData(): boolean | undefined {
  return connection()?.saveData
}

/** False on slow connections and while saving data: pages that nobody opens cost money. */
export function mayPrefetch(): boolean {
  return !isSavingData() && !/2g|3g/.test(connection()?.effectiveType ?? '')
}

/** Shows and hides the page's note about having no network. */
export function showConnection(): void {
  const note = document.getElementById(marks.offlineId)
  const show = () => {
    if (note) note.hidden = navigator.onLine
  }
  for (const event of ['online', 'offline']) addEventListener(event, show)
  show()
}
