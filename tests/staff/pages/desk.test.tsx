import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import publicHolidays from '@/content/facts/publicHolidays.json'
import { helplines } from '@/content/texts/helplines'
import { addDays } from '@/domain/calendar/calendar'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { dayText } from '@/staff/domain/days'
import recordKeeping from '@/content/facts/recordKeeping.json'
import { isolated } from '@/domain/text/inPlace'
import { demoStaff } from '../../../local/demoStaff'
import { sampleOrders, samplePledges } from '../../../local/samples/sampleGiving'
import { failAfter, goOffline, hold } from '../../support/members'
import { storeInConsole } from '../../support/console'
import {
  answer,
  button,
  nextFile,
  openDesk,
  openDialog,
  put,
  rowOf,
  rowsOf,
  search,
  tableOf,
  today,
} from '../support/desk'
import * as staff from '../support/staff'
import { backend, expectLink } from '../../support/site'

function payOrder(document: string, amount: number, code: string, paidOn = today) {
  const money = staff.giftFor(staff.wycliffe, code, paidOn)
  return staff.confirm({ ...money, kind: 'order', document, amount })
}

test('an order is paid, packed and handed over, and the maker’s list shrinks with it', async () => {
  const user = await openDesk('Orders')
  const pieces = 'What to order from the maker'
  expect(rowOf(pieces, /^T-Shirt S 1 0/)).toBeVisible()
  expect(rowOf(pieces, /^T-Shirt M 1 0/)).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toHaveTextContent('Not paid yet')
  expectLink('0700 000 345', 'tel:0700000345')

  const ask = await openDialog('Confirm… SJMPLE', 'Confirm a payment')
  await user.click(ask.getByLabelText('Cash'))
  expect(ask.queryByLabelText(/code/)).toBeNull()
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(rowOf('Orders', /Faith/)).toHaveTextContent(/PaidCASH-.*by demo/))
  const [record] = backend.documents('confirmations')
  expect(record?.fields).toMatchObject({ kind: 'order', method: 'cash' })
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Ship by (?!.*passed)/)
  expect(rowOf(pieces, /^T-Shirt M 1 1/)).toBeVisible()
  const thanks = screen.getAllByRole('link', { name: /^Thank by/ })
  // The notification has them, and the row.
  const ways = ['Thank by WhatsApp', 'Thank by SMS']
  expect(thanks.map(({ textContent: text }) => text)).toEqual([...ways, ...ways])
  expect(decodeURIComponent(thanks[0]?.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/254700000345\?text=Hi Sample Faith Mumbua, your payment of Ksh 2,200 for order SJMPLE has arrived/,
  )

  const faith = 'Sample Faith Mumbua'
  await user.click(screen.getByLabelText('More SJMPLE'))
  await user.click(button(`Mark as thanked: ${faith}`))
  expect(await screen.findByText(`${faith} is marked as thanked.`)).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(`Thanked by ${staff.staffAccount.email} on`)
  expect(within(rowOf('Orders', /Faith/)).queryByText(/^Thank by/)).toBeNull()

  await user.click(button('Packed SJMPLE'))
  expect(await screen.findByText('Order SJMPLE: packed.')).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toHaveFocus()
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Packed .* by demo/)
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await user.click(button('Undo SJMPLE'))
  // What was said before goes at once.
  expect(screen.queryByText('Order SJMPLE: packed.')).toBeNull()
  expect(await screen.findByText('Order SJMPLE: no longer packed.')).toBeVisible()
  expect(backend.documents('orderSteps')).toEqual([])
  // It is noted, but its row cannot be read again: the whole list is.
  failAfter(1, 'firestore', 'close')
  await user.click(button('Packed SJMPLE'))
  await waitFor(() => expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Packed .* by demo/))
  expect(screen.getByRole('button', { name: 'Ready to fetch (1)' })).toBeVisible()
  const ready = screen.getByRole('link', { name: 'Ready by WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(ready ?? '')).toMatch(/order SJMPLE is ready\. You can fetch it at …$/)
  expect(tableOf(pieces)).not.toHaveTextContent('Hoodie')
  expect(screen.getByText('At least 2 orders are open')).toBeVisible()
  const rowAbove = rowOf('Orders', /Kevin/)
  await user.click(button('Handed over SJMPLE'))
  await waitFor(() => expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Handed over .* by/))
  // The same list, so that it stays where it was scrolled to.
  expect(rowOf('Orders', /Kevin/)).toBe(rowAbove)
  expect(screen.getByText('At least 1 order is open')).toBeVisible()
  expect(screen.queryByLabelText('Cancel… SJMPLE')).toBeNull()

  // Unpaid orders are packed only after a question.
  await user.click(button('Packed SKMPLE'))
  await answer('Order SKMPLE is not paid yet', 'Leave it')

  await user.click(button('Cancel… SKMPLE'))
  await answer('Cancel order SKMPLE?', 'Cancel the order')
  expect(await screen.findByText('Nothing is waiting to be packed.')).toBeVisible()
  expect(backend.documents('orderSteps')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Ready to fetch (0)' }))
  expect(await screen.findByText('No order is ready to fetch.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Handed over' }))
  await waitFor(() => expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Handed over .* by/))
  expect(tableOf('Orders')).not.toHaveTextContent('Kevin')
  // Read again, the open ones no longer have it.
  await user.click(screen.getByRole('tab', { name: 'Orders' }))
  await screen.findByText('All open (0)')
  await search('Name, phone, reference or code', '0700000777')
  await waitFor(() => expect(rowOf('Orders', /Kevin/)).toHaveTextContent(/Cancelled .* by/))
  // An order that was found is open again in the list of the open ones too.
  await user.click(button('Undo SKMPLE'))
  expect(await screen.findByText('Order SKMPLE: no longer cancelled.')).toBeVisible()
  expect(screen.getByText('At least 1 order is open')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^All open/ }))
  expect(screen.getByLabelText('Name, phone, reference or code')).toHaveValue('')
  await waitFor(() => expect(rowOf('Orders', /Kevin/)).not.toHaveTextContent('Cancelled'))
})

test('a refunded order waits for nothing, and old orders are shown at a press despite a failure', async () => {
  const user = await openDesk('Orders', async () => {
    await storeInConsole({
      'Orders/LONGAGO': { name: 'Sample Zuri' },
      'placed/LONGAGO': { at: new Date('2020-01-01T00:00:00Z') },
    })
    await staff.confirmPaidBack({ kind: 'order', amount: 2200, document: sampleOrders[0].id })
    await payOrder(sampleOrders[1].id, 700, 'TKPART0001')
    await staff.payBack('TKPART0001', 100, today)
  })
  const thank = within(rowOf('Orders', /Kevin/)).getByRole('link', { name: 'Thank by SMS' })
  expect(thank.getAttribute('href')).toContain('Ksh%20600%20')
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Paid back.*TKBACK0001/)
  expect(screen.queryByLabelText('Confirm… SJMPLE')).toBeNull()
  expect(screen.getByRole('button', { name: 'To pack (1)', pressed: false })).toBeVisible()

  expect(screen.queryByText('Show all')).toBeNull()
  expect(screen.getByText(/^Orders from the last 90 days, and older ones paid/)).toBeVisible()
  expect(tableOf('Orders')).not.toHaveTextContent('Zuri')
  const goOnline = goOffline()
  await user.click(screen.getByText('Show older'))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toBeVisible()
  goOnline()
  const older = hold('documents:runQuery')
  await user.click(screen.getByText('Show older'))
  await older.made
  expect(screen.getByLabelText('Loading')).toBeVisible()
  void older.release()
  await waitFor(() => expect(rowOf('Orders', /Zuri/)).toBeVisible())
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull())
  expect(screen.queryByText('Show older')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Waiting for payment (1)' }))
  await waitFor(() => expect(tableOf('Orders')).not.toHaveTextContent('Faith'))
})

test('if nothing waits, staff read what was counted', async () => {
  const placed = { [`placed/${faith.id}`]: null, [`placed/${kevin.id}`]: null }
  const orders = { [`staff/${demoStaff.uid}`]: { areas: ['orders'] } }
  const field = 'Name, phone, reference or code'
  await openDesk('Orders', () => storeInConsole({ ...placed, ...orders }), field)
  const nothing = /^Nothing is left of what waited at \d\d:\d\d: no order of the last 90 days\.$/
  expect(await screen.findByText(nothing)).toBeVisible()
})

test('messages that sound like danger are on top, then those that wait longest, and each is answered or deleted', async () => {
  const message = (name: string, text: string, days: number, email = 'x@example.org') => ({
    [`contactMessages/${name}`]: {
      user_name: `Sample ${name}`,
      user_email: email,
      message: text,
      timestamp: new Date(Date.now() - days * 24 * 3_600_000 - 1000),
    },
  })
  const user = await openDesk('Messages', () =>
    storeInConsole({
      ...message('Oldest', 'Do you sell hoodies?', 427, '0712345678'),
      ...message('Urgent', 'I don’t want to be here any more', 16),
      ...message('Typo1', 'Hello', 1, 'typo example.org'),
      ...message('Typo2', 'Hello', 1, 'typo at@example.org'),
      ...message('Typo3', 'Hello', 1, 'typo@example org'),
    }),
  )
  const row = (name: string) => rowOf('Messages', new RegExp(`Sample ${name}`))
  const names = () =>
    rowsOf('Messages').map(
      (each) => /Sample (Urgent|Oldest|Ann|Typo|David)/.exec(each.textContent)?.[1],
    )
  expect(names()).toEqual(['Urgent', 'Oldest', 'Ann', 'Typo', 'Typo', 'Typo', 'David'])
  expect(row('Urgent')).toHaveTextContent('Sounds like danger')
  expect(row('Oldest')).not.toHaveTextContent('Sounds like danger')
  const due = await screen.findByText(/^1 message sounds like danger, the oldest for 16 days\./)
  expect(due).toHaveTextContent(/At least 7 messages wait for an answer, the oldest for 427 days$/)
  expect(row('Ann')).toHaveTextContent('waits 40 hours')
  for (const name of ['Typo1', 'Typo2', 'Typo3'])
    expect(row(name)).toHaveTextContent('This address cannot be answered.')
  expectLink('0712 345 678', 'tel:0712345678', within(row('Oldest')))
  const numbers = within(screen.getByRole('list', { name: 'Helplines' }))
  expectLink('1199', 'tel:1199', numbers)
  expect(screen.getByRole('link', { name: 'Answer by email: Sample Ann' })).toBeVisible()
  const draft = screen.getByRole('link', { name: 'With helplines: Sample Ann' })
  expect(decodeURIComponent(draft.getAttribute('href') ?? '')).toMatch(
    /^mailto:ann\.sample@example\.org\?subject=Re: Volunteering.*1199/s,
  )

  for (const [name, next] of Object.entries({ Urgent: 'Oldest', Ann: 'Typo', David: 'David' })) {
    await user.click(button(`Mark as answered: Sample ${name}`))
    await waitFor(() => expect(row(name)).toHaveTextContent(`by ${demoStaff.email}`))
    // The next row, if this one is elsewhere now.
    expect(document.activeElement).toHaveTextContent(new RegExp(`^Sample ${next}`))
  }
  // The latest of the answered ones first.
  expect(names()).toEqual(['Oldest', 'Typo', 'Typo', 'Typo', 'David', 'Ann', 'Urgent'])
  expect(screen.getByText(/^At least 4 messages wait .*427 days$/)).toBeVisible()
  await user.click(button('Undo Sample David'))
  await waitFor(() => expect(row('David')).not.toHaveTextContent(`by ${demoStaff.email}`))
  expect(screen.getByText(/^At least 5 messages wait/)).toBeVisible()

  // A failure is told in another tab too.
  const late = hold('documents:commit')
  await user.click(button('Mark as answered: Sample Oldest'))
  await late.made
  await user.click(screen.getByRole('tab', { name: 'Newsletter' }))
  await screen.findByLabelText('Newsletter', { selector: 'table' })
  backend.failNext({ target: 'firestore', kind: 'close' })
  void late.release()
  expect(await screen.findByText(/^In the list you left: We do not know/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  await screen.findByLabelText('Delete… Sample Ann')

  await user.click(button('Delete… Sample David'))
  const goOnline = goOffline()
  const ask = await answer('Delete the message from Sample David?', 'Delete the message')
  expect(await ask.findByText(/The message was not deleted/)).toBeVisible()
  goOnline()
  await user.click(ask.getByRole('button', { name: 'Delete the message' }))
  await waitFor(() => expect(names()).not.toContain('David'))
  expect(row('Ann')).toHaveFocus()
  expect(screen.getByText(/^At least 4 messages wait/)).toBeVisible()
  expect(JSON.stringify(backend.documents('contactMessages'))).not.toContain('Sample David')
  // A colleague has deleted another.
  await storeInConsole({ 'contactMessages/Typo1': null })
  await user.click(button('Mark as answered: Sample Typo1'))
  await waitFor(() => expect(screen.queryByText('Sample Typo1')).toBeNull())
  await search('Name or email', '+254 712 345-678')
  await waitFor(() => expect(names()).toEqual(['Oldest']))
  await search('Name or email', 'nobody@example.org')
  expect(await screen.findByText('No message found.')).toBeVisible()
})

test('newsletter addresses are counted once and removed after a question, and people waiting for news are mailed, then deleted', async () => {
  const subject = 'Yoga in the Open'
  const user = await openDesk('Newsletter', async () => {
    const spelt = (nr: number) => `${nr % 2 ? 'More' : 'more'}${nr >> 1}@example.org`
    await staff.storeMany(98, (nr) => [`mailingList/MORE${nr}`, { email: spelt(nr) }])
    await storeInConsole({ 'tellMeWhen/MORE': { email: 'a+b@example.org', subject } })
    // Together longer than a mail program takes.
    const email = `${'long'.repeat(15)}@example.org`
    await staff.storeMany(30, (n) => [`tellMeWhen/L${n}`, { email: n + email, subject: 'App' }])
  })
  expect(screen.getByText('51 addresses on the list.')).toBeVisible()
  const rows = () => rowsOf('Newsletter')
  expect(rows()).toHaveLength(50)
  const file = nextFile()
  await user.click(screen.getAllByText('Download as CSV')[0] as HTMLElement)
  expect((await file).match(/@example/g)).toHaveLength(51)
  await user.click(screen.getByText('Show more'))
  expect(rows()).toHaveLength(51)
  expect(screen.queryByText('Show more')).toBeNull()
  // Who asks to be taken off may stand on any page.
  await search('Email address', 'MORE48@')
  expect(rows()).toEqual([rowOf('Newsletter', /more48@/i)])
  expect(screen.getByText('51 addresses on the list.')).toBeVisible()
  // They would be about all.
  expect(screen.queryByText('Mail them')).toBeNull()
  expect(screen.queryByText('Delete these addresses…')).toBeNull()
  await user.click(screen.getByText('Show all'))
  await user.click(button('Take off the list… one.sample@example.org'))
  await answer('Take one.sample@example.org off the list?', 'Take off the list')
  expect(await screen.findByText('50 addresses on the list.')).toBeVisible()
  expect(screen.queryByText('one.sample@example.org')).toBeNull()

  const title = `Tell them when: ${isolated(subject)}`
  const part = within(await screen.findByRole('region', { name: title }))
  const many = within(screen.getByRole('region', { name: 'Tell them when: App' }))
  expect(many.queryByText('Mail them')).toBeNull()
  expect(part.getByText('2 addresses on the list.')).toBeVisible()
  expect(part.getByText('Mail them').getAttribute('href')).toMatch(
    /^mailto:\?subject=News.*&bcc=a%2Bb%40example.org,three.sample%40example.org$/,
  )
  await storeInConsole({ 'tellMeWhen/LATER': { email: 'later@example.org', subject } })
  await user.click(part.getByText('Delete these addresses…'))
  await answer('Delete 2 addresses?', 'Delete for good')
  expect(await part.findByText('1 address on the list.')).toBeVisible()
  expect(backend.documents('tellMeWhen').slice(30)).toMatchObject([{ id: 'LATER' }])
})

test('a call to a helpline is noted once despite a lost answer', async () => {
  const at = new Date('2024-02-03T10:00:00Z')
  await storeInConsole({
    'calls/OLDCALL': { number: '1195', by: demoStaff.uid, byEmail: demoStaff.email, at },
    'public/helplines': { 1195: at },
  })
  const hotline = helplines.find(({ number }) => number === '1195')
  Object.assign(hotline ?? {}, { verifiedOn: '2024-02-04' })
  onTestFinished(() => void Object.assign(hotline ?? {}, { verifiedOn: null }))
  const user = await openDesk('Helplines')
  const before = backend.documents('calls').length
  expect(rowOf('Helplines', /Gender-based/), 'checked again since').toHaveTextContent('2024-02-04')
  expect(rowOf('Helplines', /Gender-based/)).toHaveTextContent('More than 180 days ago')
  expect(rowOf('Helplines', /Childline/)).toHaveTextContent('Nobody has phoned it yet.')
  const press = () => user.click(button('I phoned it today and it was right: Childline Kenya'))
  const goOnline = goOffline()
  await press()
  expect(await within(rowOf('Helplines', /Childline/)).findByText(/It was not noted/)).toBeVisible()
  goOnline()
  // It is stored, but the network goes before anybody hears of it.
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  backend.failNext({ target: 'firestore', kind: 'close' })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false)
  await press()
  await within(rowOf('Helplines', /Childline/)).findByText(/^We do not know whether it was done/)
  line.mockRestore()
  await press()
  await waitFor(() =>
    expect(rowOf('Helplines', /Childline/)).toHaveTextContent(`by ${demoStaff.email}`),
  )
  expect(backend.documents('calls')).toHaveLength(before + 1)
  const [told] = backend.documents('public')
  const call = backend.documents('calls').find(({ id }) => id === told?.fields['call'])
  expect(told?.fields['116'], 'what the help page reads').toEqual(call?.fields['at'])
  expect(told?.fields['1195'], 'of another line').toEqual(at)
  await press()
  await waitFor(() => expect(backend.documents('calls')).toHaveLength(before + 2))
})

test('only data kept too long is listed and deleted', async () => {
  const before = recordKeeping.keptMonths
  const keptMonths = { donations: 3, orders: 12, messages: null, tellMeWhen: 12 }
  Object.assign(recordKeeping, { keptMonths })
  const old = new Date('2020-02-03T10:00:00Z')
  const name = 'Somebody Old'
  await staff.storeMany(7, (nr) => [`Orders/OLDORDER${nr}`, { name }])
  await staff.storeMany(7, (nr) => [`orderSteps/OLDORDER${nr}-cancelled`, { at: old }])
  // From 28 Feb, three months are only 89 days. The rules keep everything for 90.
  vi.setSystemTime('2026-05-28T12:00:00Z')
  const young = { name, timestamp: new Date('2026-02-28T10:00:00Z') }
  await storeInConsole({ 'Donations/OLD1': { name, timestamp: old }, 'Donations/YOUNG': young })
  const user = await openDesk('Old records', undefined, 'Old orders')
  expect(screen.getByText(/^Nobody has decided yet how long/)).toBeVisible()
  expect(rowsOf('Old pledges')).toEqual([rowOf('Old pledges', /Somebody Old 3 Feb 2020/)])

  await user.click(screen.getByText('Delete these 7…'))
  // The first five are deleted, but the answer is lost.
  backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 1 })
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  const ask = await answer('Delete 7 records?', 'Delete for good')
  expect(await ask.findByText(/^We do not know whether it was done/)).toBeVisible()
  await answer('Delete 7 records?', 'Delete for good')
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Old orders' })).toBeNull())
  expect(screen.queryByText(/^Delete these/)).toBeNull()
  expect(backend.documents('Orders')).toHaveLength(sampleOrders.length)
  expect(backend.documents('Donations')).toHaveLength(samplePledges.length + 2)
  Object.assign(recordKeeping, { keptMonths: before })
})

const [faith, kevin] = sampleOrders
const dayBefore = addDays(today, -20)
const [late, back, same] = ['LATEPAYER22222222222', 'BACKPAYER22222222222', 'SAMEDAY2222222222222']

/** Faith pays the rest today; Kevin paid long ago, as did a newer order; one order is part paid, another paid back. */
async function payOrders() {
  await payOrder(faith.id, 100, 'TKORDR0005', addDays(dayBefore, -1))
  await payOrder(faith.id, 2100, 'TKORDR0001', today)
  await payOrder(kevin.id, 700, 'TKORDR0002', dayBefore)
  const [order] = backend.documents('Orders')
  const phoneNumber = '+254 (0)712 345 678'
  for (const id of [late, back, same])
    await storeInConsole({
      [`Orders/${id}`]: { ...order?.fields, name: `Sample ${id}`, totalCost: 900, phoneNumber },
      [`placed/${id}`]: { at: new Date() },
    })
  await payOrder(late, 100, 'TKORDR0003', today)
  await payOrder(same, 900, 'TKORDR0006', dayBefore)
  await payOrder(back, 900, 'TKORDR0004', today)
  await staff.payBack('TKORDR0004', 900, today)
  await staff.changeAreas('orders')
}

const names = () =>
  rowsOf('Orders').map((row) => /Sample (Faith|Kevin|LATE|BACK|SAME)/.exec(row.textContent)?.[1])

test('staff for orders alone pack by the day to ship by, and see no other money', async () => {
  const user = await openDesk('Orders', payOrders)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Orders'])
  expect(screen.getByRole('button', { name: 'To pack (3)', pressed: true })).toBeVisible()
  expect(names()).toEqual(['Kevin', 'SAME', 'Faith'])
  // The days count from the day of paying.
  const shipBy = dayText(addWorkingDays(dayBefore, shippingWorkingDays, publicHolidays))
  expect(rowOf('Orders', /Kevin/)).toHaveTextContent(`Ship by ${shipBy}, which has passed`)
  const waits = within(screen.getByRole('region', { name: 'Today' }))
  expect(await waits.findByText('At least 5 orders are open')).toBeVisible()
  expect(waits.getAllByRole('button')).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: /^All open/ }))
  expect(rowOf('Orders', /LATE/)).toHaveTextContent('Part paidKsh 100 of Ksh 900')
  expect(screen.queryByText(/^(Confirm|Void|Cancel)…|^Thank by|^Mark as thanked/)).toBeNull()
  await user.click(button('Packed LATEPA'))
  expect(await screen.findByText(/^Only part of its payment is confirmed/)).toBeVisible()
  await answer('Order LATEPA is not paid yet', 'Packed anyway')
  // A colleague has just cancelled the other two.
  const step = { step: 'cancelled', by: 'grace', byEmail: 'grace@example.org', at: new Date() }
  for (const order of [back, same])
    await storeInConsole({ [`orderSteps/${order}-cancelled`]: { ...step, order } })
  await user.click(button('Packed BACKPA'))
  expect(await screen.findByText('Its money was paid back.')).toBeVisible()
  const ask = await answer('Order BACKPA is not paid yet', 'Packed anyway')
  await ask.findByRole('alert')
  await answer('Order BACKPA is not paid yet', 'Leave it')
  await waitFor(() => expect(rowOf('Orders', /BACK/)).toHaveTextContent('Cancelled'))
  await user.click(button('Packed SAMEDA'))
  await waitFor(() => expect(rowOf('Orders', /SAME/)).toHaveTextContent('Cancelled'))
  await within(rowOf('Orders', /SAME/)).findByText(/^It was not noted: somebody may have been/)
  await waitFor(() => expect(rowOf('Orders', /LATE/)).toHaveTextContent(/Packed .* by demo/))
  const ready = within(rowOf('Orders', /LATE/)).getByRole('link', { name: 'Ready by SMS' })
  expect(decodeURIComponent(ready.getAttribute('href') ?? '')).toContain(
    'your order LATEPA is ready. Ksh 800 is still to be paid. You can fetch it',
  )
  const chat = within(rowOf('Orders', /LATE/)).getByRole('link', { name: 'Ready by WhatsApp' })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/254712345678\?/)

  await search('Name, phone, reference or code', 'TKORDR0001')
  await waitFor(() => expect(names()).toEqual(['Faith']))
  for (const [typed, found] of [
    ['LATEPA', /^LATEPA · /],
    ['TKORDR0001', /^SJMPLE · Sample Faith Mumbua · Ksh 2,200 · Paid$/],
  ] as const) {
    put(screen.getByLabelText('Find in all tabs', { selector: 'input' }), typed)
    await user.click(screen.getByText('Look up'))
    expect(await screen.findByText(found)).toBeVisible()
  }
  expect(screen.queryByText(/could not be searched/)).toBeNull()
  // What was handed over is not made, though nobody noted that it was packed.
  await user.click(button('Handed over SJMPLE'))
  const pieces = 'What to order from the maker'
  await waitFor(() => expect(tableOf(pieces)).not.toHaveTextContent('Hoodie'))
})
