import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markOrder } from '@/staff/services/orderSteps'
import { demoMember } from '../../../local/demoMember'
import { sampleMessages, sampleOrders } from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import { nextFile, openDesk, put, today } from '../support/desk'
import { amani, confirm, giftFor, staffAccount, wycliffe } from '../support/staff'
import { backend } from '../../support/site'

/* A person from before the rules refused such names: what they typed stays in its place. */

const typed = `سلام \u202e005,1 hsK\u2067 Z${'\u0336'.repeat(300)}`
/** Without what turns our text around, or is drawn over it. */
const shown = 'سلام 005,1 hsK Z\u0336\u0336\u0336\u0336'
/** From right to left, it must not move a number after it. */
const inSentence = `\u2068${shown}\u2069`
const turning = /[\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u

const [order] = sampleOrders
const [message] = sampleMessages

/** Renames people of the samples; the rest of their documents stays. */
function rename(fields: Readonly<Record<string, readonly string[]>>) {
  return storeInConsole(
    Object.fromEntries(
      Object.entries(fields).map(([path, names]) => {
        const [collection = '', id] = path.split('/')
        const stored = backend.documents(collection).find((each) => each.id === id)?.fields
        return [path, { ...stored, ...Object.fromEntries(names.map((name) => [name, typed])) }]
      }),
    ),
  )
}

async function storeStrangers() {
  await confirm(giftFor(wycliffe, 'TKGIFT0001', today))
  await markOrder(order.id, 'packed', staffAccount)
  await rename({
    [`Donations/${wycliffe.id}`]: ['name', 'message'],
    [`Donations/${amani.id}`]: ['name', 'message'],
    [`Orders/${order.id}`]: ['name'],
    [`contactMessages/${message.id}`]: ['user_name', 'user_subject', 'message'],
    [`users/${demoMember.uid}`]: ['fname', 'role', 'location'],
  })
}

/** All that is read, spoken or handed to a mail program. */
function everyText(): string {
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) =>
      value.replace(/^mailto:.*|^sms:.*|^https:\/\/wa.*/, decodeURIComponent),
    ),
  )
  return [document.body.textContent, ...attributes].join('\n')
}

function expectInPlace(sentence: string) {
  const text = everyText()
  expect(text).toContain(sentence)
  expect(text.replaceAll(/\u2068([^\u2066-\u2069]*)\u2069/g, '$1')).not.toMatch(turning)
}

const reference = (id: string) => id.slice(0, 6)
const member = `${shown} ${demoMember.profile.lname}`

type Place = readonly [press: string, says: string]
const ofGift = `from ${inSentence} for donation`

test.each<[tab: string, ...Place[]]>([
  [
    'Gifts',
    [`Confirm… ${reference(amani.id)}`, `From ${inSentence}. Confirm only`],
    [`Void… ${reference(wycliffe.id)}`, ofGift],
  ],
  ['Orders', [`Cancel… ${reference(order.id)}`, `Hi ${inSentence}, your order`]],
  [
    'Messages',
    [`Answer by email: ${shown}`, `Re: ${inSentence}`],
    [`Delete… ${shown}`, `Delete the message from ${inSentence}?`],
  ],
  [
    'Members',
    [`Role… ${member}`, `Role of \u2068${member}\u2069`],
    [`Data… ${member}`, `What is stored about \u2068${member}\u2069`],
  ],
  ['Givers', [`Statement… ${shown}`, `We received from ${inSentence} in`]],
  ['Book', ['Void… TKGIFT0001', ofGift]],
])('a name that would turn text around turns nothing around in %s', async (tab, ...places) => {
  const user = await openDesk(tab, storeStrangers, tab === 'Gifts' ? 'Pledges' : tab)
  await waitFor(() => expect(document.body).toHaveTextContent(shown.slice(-8)))
  const file = nextFile()
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect(await file).toContain(shown)
  expect(await file).not.toMatch(turning)
  for (const [press, says] of places) {
    await user.click(await screen.findByLabelText(press))
    await waitFor(() => expectInPlace(says))
    await user.keyboard('{Escape}')
  }
})

test('what is looked up keeps its order', async () => {
  const user = await openDesk('Gifts', storeStrangers, 'Pledges')
  put(screen.getByRole('searchbox', { name: 'Find in all tabs' }), 'سلام')
  await user.click(screen.getByText('Look up'))
  const hit = `${reference(amani.id)} · ${inSentence} · Ksh ${amani.amount.toLocaleString('en-KE')}`
  await waitFor(() => expectInPlace(hit))
  await waitFor(() => expectInPlace(`\u2068${member}\u2069 · `))
})
