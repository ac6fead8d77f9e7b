import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import publicHolidays from '@/content/facts/publicHolidays.json'
import { addDays, dayInKenya } from '@/domain/calendar/calendar'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { dayText } from '@/staff/domain/days'
import { sampleOrders } from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import { backend } from '../../support/site'
import { button, openDesk, put, rowOf, rowsOf, search } from '../support/desk'
import { changeAreas, confirm, giftFor, payBack, wycliffe } from '../support/staff'

const [faith, kevin] = sampleOrders
const today = dayInKenya(new Date())
const dayBefore = addDays(today, -20)
const late = 'LATEPAYER22222222222'

/** Faith pays today, Kevin paid long ago and is confirmed last; a third order is part paid. */
async function payOrders() {
  const pay = (document: string, amount: number, code: string, paidOn: string) =>
    confirm({ ...giftFor(wycliffe, code, paidOn), kind: 'order', document, amount })
  await pay(faith.id, 2200, 'TKORDR0001', today)
  await pay(kevin.id, 700, 'TKORDR0002', dayBefore)
  const [order] = backend.documents('Orders')
  await storeInConsole({
    [`Orders/${late}`]: { ...order?.fields, name: 'Sample Late', totalCost: 900 },
    [`placed/${late}`]: { at: new Date() },
  })
  await pay(late, 100, 'TKORDR0003', today)
}

const names = () =>
  rowsOf('Orders').map((row) => /Sample (Faith|Kevin|Late)/.exec(row.textContent)?.[1])

test('what is to pack is sorted by its ship-by date, which counts from the day of paying', async () => {
  const user = await openDesk('Orders', payOrders)
  await user.click(screen.getByRole('button', { name: 'To pack (2)' }))
  expect(names()).toEqual(['Kevin', 'Faith'])
  const shipBy = dayText(addWorkingDays(dayBefore, shippingWorkingDays, publicHolidays))
  expect(rowOf('Orders', /Kevin/)).toHaveTextContent(`Ship by ${shipBy}, which has passed`)
})

test('who looks after orders alone packs and hands over, and sees no other money', async () => {
  const user = await openDesk('Orders', async () => {
    await payOrders()
    await changeAreas('orders')
  })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Orders'])
  expect(screen.getByRole('button', { name: 'To pack (2)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(names()).toEqual(['Kevin', 'Faith'])
  expect(await screen.findByText('At least 3 orders are open')).toBeVisible()

  await user.click(button('Packed SKMPLE'))
  expect(await screen.findByText('Order SKMPLE: packed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ready to fetch (1)' }))
  await user.click(button('Handed over SKMPLE'))
  expect(await screen.findByText('Order SKMPLE: handed over.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^All open/ }))
  expect(rowOf('Orders', /Late/)).toHaveTextContent('Part paidKsh 100 of Ksh 900')
  expect(screen.queryByText(/^(Confirm|Void|Cancel)…|^Thank by|^Mark as thanked/)).toBeNull()

  await search('Name, phone, reference or code', 'TKORDR0001')
  await waitFor(() => expect(names()).toEqual(['Faith']))
  put(screen.getByLabelText('Find in all tabs', { selector: 'input' }), 'TKORDR0001')
  await user.click(screen.getByText('Look up'))
  expect(await screen.findByText(/^SJMPLE · Sample Faith Mumbua · Ksh 2,200 · Paid$/)).toBeVisible()
  expect(screen.queryByText(/could not be searched/)).toBeNull()
})

test('who looks after orders alone sees which was paid back', async () => {
  await openDesk('Orders', async () => {
    await payOrders()
    await payBack('TKORDR0001', 2200, today)
    await changeAreas('orders')
  })
  expect(names()).toEqual(['Kevin'])
})
