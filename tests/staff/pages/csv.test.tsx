import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import publicHolidays from '@/content/facts/publicHolidays.json'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { demoMember } from '../../../local/demoMember'
import { sampleMessages, sampleOrders } from '../../../local/samples/sampleGiving'
import { changeInConsole, storeInConsole } from '../../support/console'
import { nextFile, openDesk, today } from '../support/desk'
import { confirm, giftFor, payBack, staffAccount, wycliffe } from '../support/staff'

/** In Kenya, it is the day after. */
const night = new Date('2026-11-20T22:00:00Z')
const { email: staff } = staffAccount
const [order] = sampleOrders
const [{ id: messageId }] = sampleMessages
const { uid } = demoMember

async function storePayments() {
  const paid = giftFor(wycliffe, 'TKGIFT0001', today)
  await confirm(
    paid,
    { ...paid, code: 'TKORDR0001', kind: 'order', document: order.id, amount: 2200 },
    { ...paid, code: 'TKFEE00001', kind: 'fee', document: uid, uid, amount: 200 },
  )
  await payBack(paid.code, 100, today)
  const done = { by: staffAccount.uid, byEmail: staff, at: new Date('2026-11-20T09:00:00Z') }
  await changeInConsole(`confirmations/${paid.code}`, { at: night })
  await changeInConsole(`Donations/${wycliffe.id}`, { timestamp: night })
  await changeInConsole(`contactMessages/${messageId}`, { timestamp: night })
  await storeInConsole({
    [`placed/${order.id}`]: { at: night },
    [`joined/${uid}`]: { at: night },
    'thanks/TKGIFT0001': done,
    'thanks/TKORDR0001': done,
    [`orderSteps/${order.id}-packed`]: done,
    [`answers/${messageId}`]: done,
  })
}

const ofPayment = 'Code|Method|Arrived|Paid back|Arrived on|Confirmed by|Confirmed on'
const shipBy = addWorkingDays(today, shippingWorkingDays, publicHolidays)
const thanks = `Thanked by ${staff} on 20 Nov 2026, 12:00`
const given = `2026-11-21|${wycliffe.name}|${wycliffe.email}`
const placed = `2026-11-21|${order.name}|${order.phoneNumber}`

test.each([
  [
    ...['Gifts', 'Download as CSV'],
    `Pledge|When|Giver|Email|Amount|By|Message|State|${ofPayment}|Thanked|Closed`,
    `${wycliffe.id}|${given}|500|mpesa||Confirmed|TKGIFT0001|M-Pesa|500|100|${today}|${staff}|2026-11-21|${thanks}|`,
  ],
  [
    ...['Orders', 'Download as CSV'],
    `Order|Placed|Customer|Phone|Pieces|Total|Payment|${ofPayment}|Thanked|Ship by|Steps`,
    `${order.id}|${placed}|T-Shirt, M; Hoodie, L|2200|Paid|TKORDR0001|M-Pesa|2200||${today}|${staff}|${today}|${thanks}|${shipBy}|Packed 20 Nov 2026, 12:00 by ${staff}`,
  ],
  ['Orders', 'Download the pieces as CSV', 'Piece|Size|Ordered|Of them paid', 'T-Shirt|S|1|0'],
  [
    ...['Book', 'Download as CSV'],
    'Paid on|Code|How|For|Reference|Note|From|Pledged|Arrived|Voided|Confirmed (Kenya’s time)|By|State|Reason',
    `${today}|TKGIFT0001|M-Pesa|Donation|SAMPLE||${wycliffe.name}|500|500||2026-11-21 01:00|${staff}|Counts|`,
  ],
  [
    ...['Members', 'Download as CSV'],
    `Member|Email|Phone|Role|Joined|Fee|${ofPayment}`,
    `Amani Demo|${demoMember.email}|0712 345 678||2026-11-21|Confirmed|TKFEE00001|M-Pesa|200||${today}|${staff}|${today}`,
  ],
  [
    ...['Messages', 'Download as CSV'],
    'From|Email|When|Subject|Message|Answered',
    `Sample Ann|ann.sample@example.org|2026-11-21|Volunteering|${sampleMessages[0].message}|Answered 20 Nov 2026, 12:00 by ${staff}`,
  ],
] as const)('in %s “%s” gives a file with all columns', async (tab, label, names, row) => {
  const user = await openDesk(tab, storePayments, tab === 'Gifts' ? 'Pledges' : tab)
  const file = nextFile()
  await user.click(screen.getByText(label))
  const lines = (await file).replace('\ufeff', '').split('\r\n')
  const written = (cells: string) => `"${cells.split('|').join('","')}"`
  expect(lines[0]).toBe(written(names))
  expect(lines).toContain(written(row))
})
