import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showByHour } from '@/app/start/byHour'
import * as marks from '@/config/marks'
import { helplines } from '@/content/facts/helplines.json'
import { HelpNowPage } from '@/pages/help/HelpNowPage'
import { expectLink } from '../../support/site'

const page = (
  <MemoryRouter>
    <HelpNowPage />
  </MemoryRouter>
)

/** 23 November 2026 was a Monday. */
function setClock(inKenya: string, offset = -180) {
  vi.setSystemTime(new Date(`${inKenya}:00+03:00`))
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  document.documentElement.removeAttribute(marks.moment)
})

/** The page as it was built, before any script. */
function openBuilt(): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  return container
}

const shown = () => ({
  situations: within(screen.getByRole('region', { name: 'People who listen' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent),
  suicide: [
    ...(
      screen.getByRole('heading', { name: 'Thoughts of suicide' }).parentElement ?? document
    ).querySelectorAll('a'),
  ].map((link) => link.getAttribute('href')),
  office: screen.getByText('NACADA, alcohol and drugs').closest('summary')?.textContent,
  isFolded: !screen.getByText('NACADA, alcohol and drugs').closest('details')?.open,
})

const office = 'NACADA, alcohol and drugs'
const night = {
  situations: [
    ...['You need to talk', 'Thoughts of suicide', 'Under 18'],
    ...['Violence at home', 'You would rather write', 'Alcohol or drugs'],
  ],
  suicide: ['tel:1199', 'tel:0722178177'],
  office: `${office}Opens at 8:00`,
  isFolded: true,
}
const day = {
  situations: [
    ...['You need to talk', 'Thoughts of suicide', 'You would rather write'],
    ...['Under 18', 'Violence at home', 'Alcohol or drugs'],
  ],
  suicide: ['tel:0722178177', 'tel:1199'],
  office: `${office}Open now`,
  isFolded: false,
}
const opens = (at: string) => ({ ...night, office: `${office}Opens ${at} at 8:00` })
/** Right at any hour. */
const timeless = { ...night, office, isFolded: false }

it('keeps what is written and ticked before the script comes', () => {
  const container = openBuilt()
  const field = screen.getByRole('textbox', { name: 'What you want to say' })
  Reflect.set(field, 'value', 'I am not okay')
  screen.getByRole('checkbox', { name: 'Sound' }).click()
  render(page, { container, hydrate: true })
  expect(field).toHaveValue('I am not okay')
  expect(screen.getByRole('button', { name: 'Show it large' })).toBeEnabled()
  expect(screen.getByRole('checkbox', { name: 'Sound' })).toBeChecked()
})

it.each([
  ['at two in the morning', '2026-11-24T02:00', night],
  ['on a weekday morning', '2026-11-24T10:00', day],
  ['on a Sunday', '2026-11-29T10:00', opens('Monday')],
  ['on Christmas, a Friday', '2026-12-25T10:00', timeless],
  ['in the night of Madaraka Day, a Friday, years later', '2029-06-01T02:00', timeless],
  ['the evening before Easter, which ends on a Tuesday', '2027-03-25T20:00', opens('Tuesday')],
  ['by a clock of 2015', '2015-11-24T10:00', timeless],
])('%s lines stand as the hour asks, before the app and after it', (_, clock, expected) => {
  setClock(clock)
  const container = openBuilt()
  expect(shown()).toEqual(timeless)
  showByHour()
  expect(shown()).toEqual(expected)
  // A difference between the two would be printed as an error.
  render(page, { container, hydrate: true })
  expect(shown()).toEqual(expected)
})

it('in another zone only the hours stand as text', () => {
  setClock('2026-11-24T10:00', 0)
  openBuilt()
  showByHour()
  expect(shown()).toEqual(timeless)
  expect(screen.getByText(/^Your own use.*Monday to Friday, 8:00 to 17:00/)).toBeVisible()
})

it('nothing moves while somebody reads, until the page is seen again', () => {
  setClock('2026-11-24T17:59')
  render(page, { container: openBuilt(), hydrate: true })
  const before = shown()
  setClock('2026-11-24T18:01')
  fireEvent.focus(window)
  expect(shown()).toEqual(before)
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  expect(shown()).toEqual(opens('Wednesday'))
})

it('a second visit shows the hours of its own moment', () => {
  setClock('2026-11-24T02:00')
  const container = openBuilt()
  showByHour()
  render(page, { container, hydrate: true })
  cleanup()
  setClock('2026-11-24T10:00')
  render(page)
  expect(shown()).toEqual(day)
})

it('a line that is shut can still be opened and called', () => {
  setClock('2026-11-24T02:00')
  const container = openBuilt()
  showByHour()
  render(page, { container, hydrate: true })
  screen.getByText('NACADA, alcohol and drugs').closest('details')?.toggleAttribute('open', true)
  expectLink(/NACADA/, 'tel:1192')
})

it('a reason whose own line is left out keeps those that stand for it too', async () => {
  const answered = helplines.filter(({ name }) => name !== 'Befrienders Kenya')
  vi.doMock('@/content/facts/helplines.json', () => ({ helplines: answered }))
  vi.resetModules()
  const { situations } = await import('@/content/texts/helplineTerms')
  const suicide = situations.find(({ title }) => title === 'Thoughts of suicide')
  expect(suicide?.lines.map(({ number }) => number)).toEqual(['1199'])
})
