import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { fill } from '../../support/forms'
import { testSending, type Filled } from '../../support/sending'
import { backend } from '../../support/site'
import { button, openDesk, today } from '../support/desk'
import { ago, openUnmatched, pledge, stranger } from '../support/match'
import { grace, oldGrant, storeIncome, wycliffe } from '../support/staff'

const grant = { ...oldGrant, code: 'BANK-GRANT', amount: 500, paidOn: today }
const reference = wycliffe.id.slice(0, 6)

const inDialog = { target: 'firestore', role: 'dialog' } as const
const record = {
  ...inDialog,
  button: 'Record it',
  says: /^We do not know whether it is in the book\.|^It was not recorded/,
}

/** Opens a statement with one payment that nobody pledged, and presses this button of it. */
async function openUnnamed(press: string): ReturnType<Filled['open']> {
  const at = ago(pledge.hoursAgo - 1)
  const { user } = await openUnmatched([{ ...stranger, at, amount: pledge.amount + 100 }])
  await user.click(button(`${press} ${stranger.code}`))
  return user
}

testSending({
  'income that staff write down': {
    ...record,
    open: async () => {
      const user = await openDesk('Book', undefined, 'Code, reference, name or amount')
      await user.click(await screen.findByRole('button', { name: 'Record income…' }))
      // No number is looked up, which could take the fault.
      await user.click(await screen.findByLabelText('Cash'))
      return user
    },
    form: 'Income without a pledge',
    texts: {
      'Amount (Ksh)': '500',
      'Day it came in': today,
      'From whom (optional)': 'Asha',
      Note: 'Grant 💚',
    },
    expectDone: async () => {
      await screen.findAllByText(/^Ksh 500 is in the book of/)
      expect(backend.documents('confirmations')).toHaveLength(1)
    },
  },
  'a refund that staff write down': {
    ...record,
    open: async () => {
      const user = await openDesk('Book', () => storeIncome(grant))
      await user.click(button('Paid back… GRANT'))
      await user.click(await screen.findByLabelText('Cash'))
      return user
    },
    form: 'Paid back',
    texts: { 'Amount paid back, in whole Ksh': '100', Reason: 'Too much 💚' },
    expectDone: async () => {
      expect(await screen.findAllByText('Ksh -100')).not.toEqual([])
      expect(backend.documents('confirmations')).toHaveLength(2)
    },
  },
  'a payment that staff split': {
    ...inDialog,
    open: async () => {
      const user = await openUnnamed('Split…')
      const ask = await screen.findByRole('dialog', { name: 'What is this payment for?' })
      for (const { id, name } of [wycliffe, grace]) {
        fill(ask, { 'Find by name or reference': id.slice(0, 6) })
        await user.click(await screen.findByLabelText(new RegExp(`^Add ${name}`)))
      }
      return user
    },
    form: 'What is this payment for?',
    texts: { 'Find by name or reference': '💚' },
    button: 'Book it',
    says: /^What has a ✓ is booked; the rest/,
    expectDone: async () => {
      await screen.findByText(/^Every shilling/)
      const amounts = backend.documents('confirmations').map(({ fields }) => fields['amount'])
      expect(amounts).toEqual([wycliffe.amount, 100])
    },
  },
  'why staff close a pledge': {
    ...inDialog,
    open: async () => {
      const user = await openDesk('Gifts', undefined, 'Pledges')
      await user.click(button(`Close… ${reference}`))
      return user
    },
    form: `Close pledge ${reference}?`,
    texts: { Reason: 'Written twice 💚' },
    button: 'Close it',
    says: /^It was not closed\./,
    unsure: /^We do not know whether it was done\./,
    expectDone: async () => {
      await screen.findByText('Closed')
      expect(backend.documents('closedPledges')).toHaveLength(1)
    },
  },
  'a payment that staff leave': {
    ...inDialog,
    open: () => openUnnamed('Known, leave it…'),
    form: 'Known, leave it',
    texts: { 'What it is': 'Our own transfer 💚' },
    button: 'Leave it',
    says: /^We do not know whether it was noted\./,
    expectDone: async () => {
      await screen.findByText(/^Every shilling/)
      expect(backend.documents('leftPayments')).toHaveLength(1)
    },
  },
})
