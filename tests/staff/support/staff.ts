// Starts the sign-in service before the first test, and logs out after each.
import '../../support/members'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, vi } from 'vitest'
import { staffPath } from '@/config/paths'
import { settings } from '@/config/settings'
import { createSession } from '@/services/session'
import { fromPlainFields } from 'local-backend'
import { demoMember } from '../../../local/demoMember'
import { demoStaff } from '../../../local/demoStaff'
import { sampleDocuments } from '../../../local/samples/samples'
import { asOwner, storeInConsole } from '../../support/console'
import { loadGate } from '@/staff/pages/loadGate'
import { StaffSite } from '@/staff/pages/StaffSite'
import { backend, openAt } from '../../support/site'

// Material UI brings so many styles that asking of each element whether it is seen takes most of a test.
configure({ defaultHidden: true })

/** Who is logged in as the demo staff member. */
export const staffAccount = {
  uid: demoStaff.uid,
  email: demoStaff.email,
  openedAt: null,
  isEmailConfirmed: true,
}

/** Puts the samples of the staff area into the backend. */
export async function addSamples(): Promise<void> {
  const samples = sampleDocuments(new Date())
  await storeInConsole(
    Object.fromEntries(samples.map(({ path, fields }) => [path, fromPlainFields(fields)])),
  )
  const { uid, email, password, displayName } = demoStaff
  await asOwner(
    `${settings.VITE_FIREBASE_AUTH_URL}/identitytoolkit.googleapis.com/v1/projects/${settings.VITE_FIREBASE_PROJECT_ID}/accounts`,
    { localId: uid, email, password, displayName, emailVerified: true },
  )
}

/** Material UI is much for jsdom: it is loaded before the first test. */
export async function loadDesk(): Promise<void> {
  await loadGate()
}

/** Opens the staff area, at a tab if the address names one. */
export const openStaff = (address: string = staffPath) =>
  openAt(address, null, createElement(StaffSite))

/** Logs the demo staff member, or the demo member, in on this browser. */
export async function logIn(who: 'staff' | 'member' = 'staff'): Promise<void> {
  const { email, password } = who === 'staff' ? demoStaff : demoMember
  await createSession().logIn({ email, password }, 'tab')
  if (who === 'member') return
  // Logging in leaves a confirmed address behind, which nothing waits for.
  await waitFor(
    () => expect(backend.documents('verified').map(({ id }) => id)).toContain(demoStaff.uid),
    { interval: 5 },
  )
}

/** A finger that does not ask either whether what it presses can be seen. */
export const quickUser = () =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Opens a tab of the desk with samples, and what `before` stores besides, once its table is there. */
export async function openDesk(tab: string, before?: () => Promise<unknown>, table = tab) {
  await addSamples()
  await logIn()
  await before?.()
  await openStaff(`${staffPath}?tab=${tab.toLowerCase().replace(' ', '-')}`)
  await screen.findByLabelText(table, { selector: 'table, input' })
  return quickUser()
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Puts a text into a field at once: typing letter by letter takes seconds. */
export const put = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })

/** The row of a table with this text. By its label: looking for a role in lists of this size takes jsdom seconds. */
export function rowOf(table: string, text: RegExp): HTMLTableRowElement {
  const list = screen.getByLabelText(table, { selector: 'table' })
  const rows = [...list.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  const found = rows.find((each) =>
    text.test([...each.cells].map(({ textContent }) => textContent).join(' ')),
  )
  if (!found) throw new Error(`${table} has no row like ${text}: ${list.textContent}`)
  return found
}

/** The next file that is downloaded. */
export function nextFile(): Promise<string> {
  return new Promise((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {})
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      spy.mockRestore()
      void (blob as Blob).text().then(resolve)
      return 'blob:file'
    })
  })
}
