import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import recordKeeping from '@/content/facts/recordKeeping.json'
import { dayText } from '@/staff/domain/days'
import { demoMember } from '../../../local/demoMember'
import { storeInConsole } from '../../support/console'
import { goOffline } from '../../support/members'
import { button, nextFile, openDesk, rowOf, rowsOf, search, today } from '../support/desk'
import * as staff from '../support/staff'
import { backend } from '../../support/site'

const year = today.slice(0, 4)
const gifts = [
  staff.giftFor(staff.wycliffe, 'TKAAAAAAAA', today),
  staff.giftFor(staff.grace, 'TKBBBBBBBB', today),
  { ...staff.giftFor(staff.amani, 'TKCCCCCCCC', today), uid: demoMember.uid },
]
const byPhone = { code: 'BANK-AMANI1', amount: 40, from: 'Amani 0712 345 678' }
const income = { ...staff.oldGrant, ...byPhone, paidOn: today }
const old = { ...staff.oldGrant, code: 'BANK-OLD1', amount: 90, from: 'Old Friend' }

const open = (tab: 'Givers' | 'Gifts' = 'Givers', before?: () => Promise<unknown>) =>
  openDesk(
    tab,
    async () => {
      await staff.confirm(...gifts)
      vi.advanceTimersByTime(1000)
      await staff.storeIncome(income)
      await staff.storeIncome(old)
      await before?.()
    },
    tab === 'Gifts' ? 'Pledges' : tab,
  )

const row = (text: RegExp) => rowOf('Givers', text)
const press = (name: string) => screen.getByRole('button', { name })
const rows = () => rowsOf('Givers')
const noted = () => backend.documents('thanks').map(({ id }) => id)

test('a giver is thanked for all gifts of the year, and the note can be undone', async () => {
  const user = await open()
  expect(screen.getByText(`3 givers gave Ksh 2,290 in ${year}. 3 not thanked yet.`)).toBeVisible()
  const sums = rows().map(({ cells }) => cells[1]?.textContent)
  expect(sums).toEqual(['Ksh 1,500', 'Ksh 500', 'Ksh 290'])
  const drafts = within(row(/Amani/)).getAllByRole('link', { name: /^Thank by/ })
  const ways = ['Thank by WhatsApp', 'Thank by SMS', 'Thank by email']
  expect(drafts.map(({ textContent }) => textContent)).toEqual(ways)
  const mail = decodeURIComponent(drafts[2]?.getAttribute('href') ?? '')
  const both = `Ksh 40 on ${dayText(today)}.*Ksh 250 on ${dayText(today)}`
  expect(mail).toMatch(
    new RegExp(`^mailto:${demoMember.email}.*your gifts have arrived.*${both}`, 's'),
  )

  await user.dblClick(button(`Mark as thanked: ${staff.amani.name}`))
  expect(await screen.findByText(`${staff.amani.name} is marked as thanked.`)).toBeVisible()
  expect(row(/Amani/)).toHaveTextContent(`Thanked by ${staff.staffAccount.email} on`)
  expect(within(row(/Amani/)).queryByRole('link', { name: /^Thank by/ })).toBeNull()
  expect(noted()).toEqual(['BANK-AMANI1', 'TKCCCCCCCC'])

  await user.click(button(`Undo: ${staff.amani.name}`))
  expect(
    await screen.findByText(`${staff.amani.name} is no longer marked as thanked.`),
  ).toBeVisible()
  expect(row(/Amani/)).toHaveTextContent('Not yet')
  expect(noted()).toEqual([])

  // One more gift, and the thanks no longer cover the whole year.
  await staff.thanksOfGrace('TKCCCCCCCC')
  await user.click(button(`Mark as thanked: ${staff.amani.name}`))
  expect(
    await screen.findByText(
      new RegExp(`^${staff.amani.name} was thanked by grace@example.org at \\d\\d:\\d\\d$`),
    ),
  ).toBeVisible()
  expect(noted()).toEqual(['BANK-AMANI1', 'TKCCCCCCCC'])
})

test('givers to thank who have an address are in one file, and marked together despite a lost connection', async () => {
  const onFoot = { ...old, code: 'BANK-ONFOOT1', paidOn: today }
  const user = await open('Givers', () => staff.storeIncome(onFoot))
  await staff.thanksOfGrace('TKBBBBBBBB')
  const file = nextFile()
  await user.click(press('Download those to thank'))
  const csv = await file
  // Givers thanked meanwhile are not in it.
  expect(csv).not.toContain(staff.grace.name)
  expect(csv).not.toContain(old.from)
  expect(csv).toContain('"Name","Email","Phone","Sum","Gifts"')
  expect(csv).toContain(
    `"${staff.amani.name}","${demoMember.email}","0712 345 678","290","Ksh 40 on ${dayText(today)}; Ksh 250 on ${dayText(today)}"`,
  )
  expect(await screen.findByText(/2 givers are in the file/)).toBeVisible()
  expect(screen.getByText(/^1 giver has no email address, so they are not/)).toBeVisible()
  expect(row(/Grace/)).toHaveTextContent('Thanked by grace@example.org')

  const goOnline = goOffline()
  await user.click(press('Mark these 2 as thanked'))
  expect(await screen.findByText(/^It was not noted\./)).toBeVisible()
  goOnline()
  await user.click(press('Mark these 2 as thanked'))
  expect(await screen.findByText('2 givers are marked as thanked.')).toBeVisible()
  expect(noted()).toEqual(['BANK-AMANI1', 'TKAAAAAAAA', 'TKBBBBBBBB', 'TKCCCCCCCC'])
  expect(screen.getByText(/All in the file are marked as thanked\.$/)).toBeVisible()
  expect(row(new RegExp(old.from))).toHaveTextContent('Not yet')

  await user.click(press('Undo for these 2'))
  expect(await screen.findByText('2 givers are no longer marked as thanked.')).toBeVisible()
  expect(noted()).toEqual(['TKBBBBBBBB'])
})

test('a giver is found by name and address, in another year, and among those not thanked yet', async () => {
  const user = await open()
  const find = (text: string) => search('Name or address', text)
  await find(demoMember.email)
  expect(rows()).toHaveLength(1)
  await find('nobody')
  expect(screen.getByText('No giver found.')).toBeVisible()
  await user.click(press('Show all'))
  const file = nextFile()
  await user.click(press('Download as CSV'))
  expect(await file).toContain(
    `"${staff.wycliffe.name}","${staff.wycliffe.email}","","500","1","${today}","${today}","Not yet"`,
  )

  await staff.thanksOfGrace('TKBBBBBBBB')
  await user.selectOptions(screen.getByLabelText('Year'), '2024')
  await waitFor(() => expect(row(/Old Friend/)).toHaveTextContent('Ksh 90'))
  await user.selectOptions(screen.getByLabelText('Year'), year)
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Thanked by grace@example.org'))
  await user.selectOptions(screen.getByLabelText('Thanks'), 'Not thanked yet')
  expect(rows()).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(await screen.findByText('No gift is confirmed for 2025.')).toBeVisible()
})

test('a statement lists the gifts of a year less what was given back, and keeps its number', async () => {
  const user = await open('Givers', () => staff.payBack('TKCCCCCCCC', 100, today))
  const thankAmani = () => within(row(/Amani/)).getByRole('link', { name: 'Thank by email' })
  expect(thankAmani()).toHaveAttribute('href', expect.stringContaining('Ksh%20150%20on'))
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(button(`Statement… ${staff.amani.name}`))
  const sheet = screen.getByRole('article', { name: `Statement of gifts in ${year}` })
  expect(within(sheet).getByRole('heading')).toHaveFocus()
  expect([...sheet.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'DayHowCodeAmount',
    `${dayText(today)}BankAMANI1Ksh 40`,
    `${dayText(today)}M-PesaTKCCCCCCCCKsh 250`,
    `${dayText(today)}M-Pesagiven backTRCCCCCCCCKsh -100`,
    `Total of ${year}Ksh 190`,
  ])
  expect(sheet).toHaveTextContent(`We received from ${staff.amani.name} in ${year}:`)
  expect(sheet).toHaveTextContent(/This is not a tax receipt\.$/)
  const number = `Number ${year}-TKCCCCCCCC, issued on`
  expect(sheet).toHaveTextContent(number)
  await user.click(press('Print or save'))
  expect(print).toHaveBeenCalledOnce()
  await user.click(press('Back to the givers'))
  expect(button(`Statement… ${staff.amani.name}`)).toHaveFocus()

  Object.assign(recordKeeping, { taxReceipt: 'Exempt under TEST/7.' })
  await user.click(button(`Statement… ${staff.amani.name}`))
  const again = screen.getByRole('article')
  expect(again).toHaveTextContent(number)
  expect(again).toHaveTextContent(/Tax receipt: .* Exempt under TEST\/7\.$/)
  expect(again).not.toHaveTextContent(/This is not a|We have deleted/)
  Object.assign(recordKeeping, { taxReceipt: null })
})

test('both tabs show who is thanked for a pledge, and offer no thanks for a deleted one or money paid back', async () => {
  const user = await open('Gifts', () => staff.payBack('TKCCCCCCCC', 100, today))
  const amani = within(rowOf('Pledges', new RegExp(staff.amani.name)))
  expect(amani.getByText('Thank by email').getAttribute('href')).toContain('Ksh%20150%20')
  const pledge = () => rowOf('Pledges', new RegExp(staff.grace.name))
  await user.click(button(`Mark as thanked: ${staff.grace.name}`))
  expect(await screen.findByText(`${staff.grace.name} is marked as thanked.`)).toBeVisible()
  expect(pledge()).toHaveTextContent(`Thanked by ${staff.staffAccount.email} on`)
  expect(within(pledge()).queryByRole('link', { name: 'Thank by email' })).toBeNull()

  await storeInConsole({ [`Donations/${staff.wycliffe.id}`]: null })
  const goOnline = goOffline()
  await user.click(screen.getByRole('tab', { name: 'Givers' }))
  const failed = await screen.findAllByText(/^This list could not be loaded/)
  expect(screen.getAllByText(/^You are offline\./)).toHaveLength(failed.length)
  goOnline()
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
  await waitFor(() => expect(row(/no longer stored/)).toHaveTextContent('Ksh 5001–'))
  expect(within(row(/no longer stored/)).queryByRole('button')).toBeNull()
  await user.click(button(`Statement… ${staff.grace.name}`))
  expect(screen.getByRole('article')).toHaveTextContent('We have deleted some')
  await user.click(press('Back to the givers'))
  expect(row(/Grace/)).toHaveTextContent(`Thanked by ${staff.staffAccount.email} on`)

  await user.click(button(`Undo: ${staff.grace.name}`))
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Not yet'))
  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  expect(await screen.findByLabelText(`Mark as thanked: ${staff.grace.name}`)).toBeVisible()
  await staff.payBack('TKBBBBBBBB', staff.grace.amount, today)
  for (const name of ['Givers', 'Gifts']) await user.click(screen.getByRole('tab', { name }))
  await waitFor(() => expect(pledge()).toHaveTextContent('Paid back'))
  expect(within(pledge()).queryByText(/^Thank by|^Mark as thanked/)).toBeNull()
})
