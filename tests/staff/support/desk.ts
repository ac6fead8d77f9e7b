import { configure, fireEvent, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createElement } from 'react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { staffPath } from '@/config/paths'
import { dayInKenya } from '@/domain/calendar/calendar'
import { loadGate } from '@/staff/pages/loadGate'
import { StaffSite } from '@/staff/pages/StaffSite'
import { openAt } from '../../support/site'
import { beginAsStaff } from './staff'

// Material UI takes jsdom long to load, so it is loaded before the first test.
vi.setConfig({ testTimeout: 60_000 })
beforeAll(loadGate, 120_000)
// It has so many styles that checking whether each element is visible takes most of a test.
configure({ defaultHidden: true })
const whatHides = /display:none|visibility:|opacity:0|pointer-events:/
/** Keeps only its styles that show and hide, as `onlyVisibility` does with the site's. */
HTMLStyleElement.prototype.appendChild = function appendChild<Child extends Node>(child: Child) {
  if (!whatHides.test(child.textContent ?? '')) child.textContent = ''
  return Node.prototype.appendChild.call(this, child) as Child
}

/** The moment of all tests of a file, which may run across midnight in Kenya. */
export const now = Date.now()
export const today = dayInKenya(new Date(now))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))

/** Opens the staff area, at a tab if the address names one, with what the browser kept of the page. */
export const openStaff = (address: string = staffPath, state: unknown = null) =>
  openAt(address, state, createElement(StaffSite))

/** Presses without checking first that a button can be seen. */
export const quickUser = () =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Opens a tab of the desk with samples, and what `before` stores besides, once its table is there. */
export async function openDesk(tab: string, before?: () => Promise<unknown>, table = tab) {
  await beginAsStaff()
  await before?.()
  await openStaff(`${staffPath}?tab=${tab.toLowerCase().replace(' ', '-')}`)
  await screen.findByLabelText(table, { selector: 'table, input' })
  return quickUser()
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Presses what has this label. @returns the dialog that it opens */
export async function openDialog(press: string | RegExp, name: string) {
  await quickUser().click(await screen.findByLabelText(press))
  return dialog(name)
}

/** Fills in a dialog in this order, typing texts and ticking what is true, and presses its button. */
export async function answer(
  name: string,
  press: string,
  told: Readonly<Record<string, string | true>> = {},
) {
  const ask = await dialog(name)
  for (const [label, text] of Object.entries(told)) {
    const field = ask.getByLabelText(label)
    if (text === true) await quickUser().click(field)
    else put(field, text)
  }
  await quickUser().click(ask.getByRole('button', { name: press }))
  return ask
}

/** Searches the list of a tab. */
export async function search(label: string, text: string) {
  put(screen.getByLabelText(label), text)
  await quickUser().click(screen.getByText('Find'))
}

/** Puts a text into a field at once: typing letter by letter takes seconds. */
export const put = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })

/** A table, by its label: looking for a role in lists of this size takes jsdom seconds. */
export const tableOf = (name: string) =>
  screen.getByLabelText<HTMLTableElement>(name, { selector: 'table' })

/** The rows of a table's body. */
export const rowsOf = (name: string) => [
  ...tableOf(name).querySelectorAll<HTMLTableRowElement>('tbody tr'),
]

/** The row of a table with this text. */
export function rowOf(table: string, text: RegExp): HTMLTableRowElement {
  const found = rowsOf(table).find((each) =>
    text.test([...each.cells].map(({ textContent }) => textContent).join(' ')),
  )
  if (!found) throw new Error(`${table} has no row like ${text}: ${tableOf(table).textContent}`)
  return found
}

export { nextFile } from '../../support/nextFile'

/** A button of a list. */
export const button = (name: string) => screen.getByLabelText(name, { selector: 'button' })
