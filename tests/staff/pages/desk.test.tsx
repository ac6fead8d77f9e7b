import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { helplines } from '@/content/texts/helplines'
import recordKeeping from '@/content/facts/recordKeeping.json'
import { isolated } from '@/domain/text/inPlace'
import { demoStaff } from '../../../local/demoStaff'
import { sampleMessages, sampleOrders, samplePledges } from '../../../local/samples/sampleGiving'
import { goOffline } from '../../support/members'
import { storeInConsole } from '../../support/console'
import {
  answer,
  button,
  dialog,
  nextFile,
  openDesk,
  openDialog,
  put,
  rowOf,
  rowsOf,
  search,
  tableOf,
} from '../support/desk'
import {
  confirm,
  confirmPaidBack,
  giftFor,
  staffAccount,
  storeMany,
  wycliffe,
} from '../support/staff'
import { backend, expectLink } from '../../support/site'

test('an order is paid, packed and handed over, and the maker’s list shrinks with it', async () => {
  const user = await openDesk('Orders')
  const pieces = 'What to order from the maker'
  expect(rowOf(pieces, /^T-Shirt S 1 0/)).toBeVisible()
  expect(rowOf(pieces, /^T-Shirt M 1 0/)).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toHaveTextContent('Not paid yet')
  expectLink('0700 000 345', 'tel:0700000345')

  const ask = await openDialog('Confirm… SJMPLE', 'Confirm a payment')
  await user.click(ask.getByLabelText('M-Pesa'))
  put(ask.getByLabelText('M-Pesa code'), 'TKSAMP0009')
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(rowOf('Orders', /Faith/)).toHaveTextContent(/PaidTKSAMP0009.*by demo/))
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Ship by (?!.*passed)/)
  expect(rowOf(pieces, /^T-Shirt M 1 1/)).toBeVisible()
  const thanks = screen.getAllByRole('link', { name: /^Thank by/ })
  expect(thanks.map(({ textContent: text }) => text)).toEqual([
    'Thank by WhatsApp',
    'Thank by SMS',
    'Thank by WhatsApp',
    'Thank by SMS',
  ])
  expect(decodeURIComponent(thanks[0]?.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/254700000345\?text=Hi Sample Faith Mumbua, your payment of Ksh 2,200 for order SJMPLE has arrived/,
  )

  const faith = 'Sample Faith Mumbua'
  await user.click(screen.getByLabelText('More SJMPLE'))
  await user.click(button(`Mark as thanked: ${faith}`))
  expect(await screen.findByText(`${faith} is marked as thanked.`)).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(`Thanked by ${staffAccount.email} on`)
  expect(within(rowOf('Orders', /Faith/)).queryByText(/^Thank by/)).toBeNull()
  await user.click(button(`Undo: ${faith}`))
  expect(await screen.findByText(`${faith} is no longer marked as thanked.`)).toBeVisible()
  expect(within(rowOf('Orders', /Faith/)).getByText('Thank by SMS')).toBeVisible()

  const goOnline = goOffline()
  await user.click(button('Packed SJMPLE'))
  expect(await within(rowOf('Orders', /Faith/)).findByText(/It was not noted/)).toBeVisible()
  goOnline()
  await user.click(button('Packed SJMPLE'))
  expect(await screen.findByText('Order SJMPLE: packed.')).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Packed .* by demo/)
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await user.click(button('Undo SJMPLE'))
  expect(await screen.findByText('Order SJMPLE: no longer packed.')).toBeVisible()
  expect(backend.documents('orderSteps')).toEqual([])
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

  // What nobody has paid for is packed after a question only.
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
  await search('Name, phone, reference or code', '0700000777')
  await waitFor(() => expect(rowOf('Orders', /Kevin/)).toHaveTextContent(/Cancelled .* by/))
  // An order that was found is open again in the list of the open ones too.
  await user.click(button('Undo SKMPLE'))
  expect(await screen.findByText('Order SKMPLE: no longer cancelled.')).toBeVisible()
  expect(screen.getByText('At least 1 order is open')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^All open/ }))
  expect(screen.getByLabelText('Name, phone, reference or code')).toHaveValue('')
  expect(rowOf('Orders', /Kevin/)).not.toHaveTextContent('Cancelled')
})

test('a refunded order waits for nothing, and old orders are shown at a press despite a failure', async () => {
  const user = await openDesk('Orders', async () => {
    await storeInConsole({
      'Orders/LONGAGO': { name: 'Sample Zuri' },
      'placed/LONGAGO': { at: new Date('2020-01-01T00:00:00Z') },
    })
    await confirmPaidBack({ kind: 'order', amount: 2200, document: sampleOrders[0].id })
  })
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Paid back.*TKBACK0001/)
  expect(screen.queryByLabelText('Confirm… SJMPLE')).toBeNull()
  expect(screen.getByRole('button', { name: 'To pack (0)' })).toBeVisible()

  expect(screen.queryByText('Show all')).toBeNull()
  expect(screen.getByText(/^Orders from the last 90 days, and older ones paid/)).toBeVisible()
  expect(tableOf('Orders')).not.toHaveTextContent('Zuri')
  const goOnline = goOffline()
  await user.click(screen.getByText('Show older'))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(rowOf('Orders', /Faith/)).toBeVisible()
  goOnline()
  await user.click(screen.getByText('Show older'))
  await waitFor(() => expect(rowOf('Orders', /Zuri/)).toBeVisible())
  expect(screen.queryByText('Show older')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Waiting for payment (2)' }))
  await waitFor(() => expect(tableOf('Orders')).not.toHaveTextContent('Faith'))
})

test('the oldest message is on top, is answered, ticked and deleted', async () => {
  const user = await openDesk('Messages')
  const names = () =>
    rowsOf('Messages').map((each) => /Sample (Ann|David)/.exec(each.textContent)?.[1])
  expect(names()).toEqual(['Ann', 'David'])
  expect(rowOf('Messages', /Ann/)).toHaveTextContent('waits 40 hours')
  const numbers = within(screen.getByRole('list', { name: 'Helplines' }))
  expectLink('1199', 'tel:1199', numbers)
  expect(screen.getByRole('link', { name: 'Answer by email: Sample Ann' })).toBeVisible()
  const draft = screen.getByRole('link', { name: 'With helplines: Sample Ann' })
  expect(decodeURIComponent(draft.getAttribute('href') ?? '')).toMatch(
    /^mailto:ann\.sample@example\.org\?subject=Re: Volunteering.*1199/s,
  )

  await user.click(button('Mark as answered: Sample Ann'))
  await waitFor(() => expect(names()).toEqual(['David', 'Ann']))
  expect(rowOf('Messages', /Ann/)).toHaveTextContent(`by ${demoStaff.email}`)
  expect(screen.getByText(/^At least 1 message waits for an answer/)).toBeVisible()
  await user.click(button('Mark as answered: Sample David'))
  await waitFor(() => expect(rowOf('Messages', /David/)).toHaveTextContent(demoStaff.email))
  // The latest of the answered ones first.
  expect(names()).toEqual(['David', 'Ann'])

  await user.click(button('Delete… Sample Ann'))
  const goOnline = goOffline()
  const ask = await answer('Delete the message from Sample Ann?', 'Delete the message')
  expect(await ask.findByText(/The message was not deleted/)).toBeVisible()
  goOnline()
  await user.click(ask.getByRole('button', { name: 'Delete the message' }))
  await waitFor(() => expect(names()).toEqual(['David']))
  expect(backend.documents('contactMessages').map(({ id }) => id)).toEqual([sampleMessages[1].id])
})

test('what sounds like danger is named first and is on top, before what waits longer', async () => {
  const day = 24 * 3_600_000
  const message = (name: string, text: string, days: number) => ({
    [`contactMessages/${name}`]: {
      user_name: `Sample ${name}`,
      user_email: 'x@example.org',
      message: text,
      timestamp: new Date(Date.now() - days * day - 1000),
    },
  })
  const user = await openDesk('Messages', () =>
    storeInConsole({
      ...message('OLDEST', 'Do you sell hoodies?', 427),
      ...message('URGENT', 'I don’t want to be here any more', 16),
    }),
  )
  const today = await screen.findByText(/^1 message sounds like danger, the oldest for 16 days\./)
  expect(today).toHaveTextContent(
    /At least 4 messages wait for an answer, the oldest for 427 days$/,
  )
  const [first, second] = rowsOf('Messages')
  expect(first).toHaveTextContent(/Sample URGENT.*Sounds like danger/)
  expect(second).toHaveTextContent(/Sample OLDEST/)
  expect(second).not.toHaveTextContent('Sounds like danger')
  await user.click(button('Mark as answered: Sample URGENT'))
  expect(await screen.findByText(/^At least 3 messages wait .*427 days$/)).toBeVisible()
})

test.each(['typo example.org', 'typo at@example.org', 'typo@example org'])(
  'a message from “%s” cannot be answered by mail',
  async (address) => {
    await openDesk('Messages', () =>
      storeInConsole({
        'contactMessages/TYPO': {
          user_name: 'Sample Typo',
          user_email: address,
          timestamp: new Date(),
        },
      }),
    )
    expect(rowOf('Messages', /Typo/)).toHaveTextContent('This address cannot be answered.')
    await search('Name or email', 'nobody@example.org')
    expect(await screen.findByText('No message found.')).toBeVisible()
  },
)

test('an order says that its day has passed, and what is still to be paid', async () => {
  const [faith, kevin] = sampleOrders
  const longAgo = new Date('2026-01-05T09:00:00Z')
  const done = { by: staffAccount.uid, byEmail: staffAccount.email, at: longAgo }
  await openDesk('Orders', async () => {
    const order = { kind: 'order', document: faith.id, amount: 2200 } as const
    await confirm({ ...giftFor(wycliffe, 'TKLATE0001', '2026-01-05'), ...order })
    const [confirmed] = backend.documents('confirmations')
    await storeInConsole({
      'confirmations/TKLATE0001': { ...confirmed?.fields, ...done },
      [`orderSteps/${kevin.id}-packed`]: done,
    })
  })
  expect(rowOf('Orders', /Faith/)).toHaveTextContent(/Ship by .* 2026, which has passed/)
  const ready = within(rowOf('Orders', /Kevin/)).getByRole('link', { name: 'Ready by SMS' })
  expect(decodeURIComponent(ready.getAttribute('href') ?? '')).toContain(
    'your order SKMPLE is ready. Ksh 700 is still to be paid. You can fetch it',
  )
})

test('newsletter addresses are counted once, shown by fifty, and removed after a question', async () => {
  const user = await openDesk('Newsletter', () =>
    storeMany(98, (index) => [
      `mailingList/MORE${index}`,
      { email: `${index % 2 ? 'More' : 'more'}${index >> 1}@example.org` },
    ]),
  )
  expect(screen.getByText('51 addresses on the list.')).toBeVisible()
  const rows = () => rowsOf('Newsletter')
  expect(rows()).toHaveLength(50)
  const file = nextFile()
  await user.click(screen.getAllByText('Download as CSV')[0] as HTMLElement)
  expect((await file).match(/@example/g)).toHaveLength(51)
  await user.click(screen.getByText('Show more'))
  expect(rows()).toHaveLength(51)
  expect(screen.queryByText('Show more')).toBeNull()
  await user.click(button('Take off the list… one.sample@example.org'))
  await answer('Take one.sample@example.org off the list?', 'Take off the list')
  expect(await screen.findByText('50 addresses on the list.')).toBeVisible()
  expect(screen.queryByText('one.sample@example.org')).toBeNull()
})

test('who waits for news is mailed in one draft, then deleted', async () => {
  const subject = 'Yoga in the Open'
  const user = await openDesk('Newsletter', () =>
    storeInConsole({ 'tellMeWhen/MORE': { email: 'a+b@example.org', subject } }),
  )
  const title = `Tell them when: ${isolated(subject)}`
  const part = within(await screen.findByRole('region', { name: title }))
  expect(part.getByText('2 addresses on the list.')).toBeVisible()
  expect(part.getByText('Mail them').getAttribute('href')).toMatch(
    /^mailto:\?subject=News.*&bcc=a%2Bb%40example.org,three.sample%40example.org$/,
  )
  await storeInConsole({ 'tellMeWhen/LATER': { email: 'later@example.org', subject } })
  await user.click(part.getByText('Delete these addresses…'))
  await answer('Delete 2 addresses?', 'Delete for good')
  expect(await part.findByText('1 address on the list.')).toBeVisible()
  expect(backend.documents('tellMeWhen').map(({ id }) => id)).toEqual(['LATER'])
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
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await press()
  await waitFor(() =>
    expect(rowOf('Helplines', /Childline/)).toHaveTextContent(`by ${demoStaff.email}`),
  )
  expect(backend.documents('calls')).toHaveLength(before + 1)
  const [told] = backend.documents('public')
  const call = backend.documents('calls').find(({ id }) => id === told?.fields['call'])
  expect(told?.fields['116'], 'what the help page reads').toEqual(call?.fields['at'])
  expect(told?.fields['1195'], 'of another line').toEqual(at)
})

test('only data kept too long is listed and deleted', async () => {
  const before = recordKeeping.keptMonths
  Object.assign(recordKeeping, {
    keptMonths: { donations: 24, orders: 12, messages: null, tellMeWhen: 12 },
  })
  const old = new Date('2020-02-03T10:00:00Z')
  const name = 'Somebody Old'
  const oldOrder = (_: unknown, index: number) => ({
    [`Orders/OLDORDER${index}`]: { name },
    [`placed/OLDORDER${index}`]: { at: old },
    [`orderSteps/OLDORDER${index}-${index % 2 ? 'handedOver' : 'cancelled'}`]: { at: old },
  })
  await storeInConsole({
    'Donations/OLD1': { name, timestamp: old },
    ...Object.assign({}, ...Array.from({ length: 7 }, oldOrder)),
    'orderSteps/OLDORDER0-packed': { at: old },
    'giftStates/order-OLDORDER0': { at: old },
    'Orders/OLDPACKED': { name },
    'orderSteps/OLDPACKED-packed': { at: old },
  })
  const user = await openDesk('Old records', undefined, 'Old orders')
  expect(screen.getByText(/^Nobody has decided yet how long/)).toBeVisible()
  expect(rowOf('Old pledges', /Somebody Old 3 Feb 2020/)).toBeVisible()

  await user.click(screen.getByText('Delete these 7…'))
  const ask = await dialog('Delete 7 records?')
  // The first five are gone, and the answer with them.
  backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 1 })
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await user.click(ask.getByRole('button', { name: 'Delete for good' }))
  expect(await ask.findByText(/Not all of them were deleted/)).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() =>
    expect(screen.queryByLabelText('Old orders', { selector: 'table' })).toBeNull(),
  )
  expect(screen.queryByText(/^Delete these/)).toBeNull()
  expect(backend.documents('Orders').map(({ id }) => id)).toEqual([
    'OLDPACKED',
    ...sampleOrders.map(({ id }) => id),
  ])
  expect(backend.documents('placed')).toHaveLength(sampleOrders.length)
  expect(backend.documents('giftStates')).toEqual([])
  expect(backend.documents('Donations')).toHaveLength(samplePledges.length + 1)
  Object.assign(recordKeeping, { keptMonths: before })
})
