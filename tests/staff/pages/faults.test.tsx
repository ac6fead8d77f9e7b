import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { portalCsv } from '../../../local/mobile-money/portalCsv'
import { fill } from '../../support/forms'
import { setOrganisation } from '../../support/organisation'
import { testSending } from '../../support/sending'
import { backend } from '../../support/site'
import { openDesk } from '../support/desk'
import { grace, oldGrant, storeIncome, wycliffe } from '../support/staff'

const today = dayInKenya(new Date())
const grant = { ...oldGrant, code: 'BANK-GRANT', amount: 500, paidOn: today }

const unnamed = {
  code: 'TKFAULT001',
  amount: wycliffe.amount + 100,
  payer: '2547****000 - SOME **** BODY',
}

/** A statement with one payment that nobody pledged. */
async function openUnnamed() {
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  const user = await openDesk('Match', undefined, 'Choose a file')
  const now = Date.now()
  const ago = (hours: number) => now - hours * 3_600_000
  const paid = { ...unnamed, at: ago(wycliffe.hoursAgo - 1) }
  const file = portalCsv([paid], { shortCode: '123456', from: ago(90), to: now })
  await user.upload(screen.getByLabelText('Choose a file'), new File([file], 'statement.csv'))
  await user.click(await screen.findByText(/^Money without a pledge/))
  return user
}

testSending({
  'income that staff write down': {
    open: async () => {
      const user = await openDesk('Book', undefined, 'Code, reference, name or amount')
      await user.click(await screen.findByRole('button', { name: 'Record income…' }))
      // No number is looked up, which could take the fault.
      await user.click(await screen.findByLabelText('Cash'))
      return user
    },
    target: 'firestore',
    form: 'Income without a pledge',
    role: 'dialog',
    texts: {
      'Amount (Ksh)': '500',
      'Day it came in': today,
      'From whom (optional)': 'Asha',
      Note: 'Grant 💚',
    },
    button: 'Record it',
    says: /^We do not know whether it is in the book\.|^It was not recorded/,
    expectDone: async () => {
      await screen.findAllByText(/^Ksh 500 is in the book of/)
      expect(backend.documents('confirmations')).toHaveLength(1)
    },
  },
  'a refund that staff write down': {
    open: async () => {
      const user = await openDesk('Book', () => storeIncome(grant))
      await user.click(await screen.findByLabelText('Paid back… GRANT'))
      await user.click(await screen.findByLabelText('Cash'))
      return user
    },
    target: 'firestore',
    form: 'Paid back',
    role: 'dialog',
    texts: { 'Amount paid back, in whole Ksh': '100', Reason: 'Too much 💚' },
    button: 'Record it',
    says: /^We do not know whether it is in the book\.|^It was not recorded/,
    expectDone: async () => {
      expect(await screen.findAllByText('Ksh -100')).not.toEqual([])
      expect(backend.documents('confirmations')).toHaveLength(2)
    },
  },
  'a payment that staff split': {
    open: async () => {
      const user = await openUnnamed()
      await user.click(screen.getByLabelText(`Split… ${unnamed.code}`))
      const ask = await screen.findByRole('dialog', { name: 'What is this payment for?' })
      for (const { id, name } of [wycliffe, grace]) {
        fill(ask, { 'Find by name or reference': id.slice(0, 6) })
        await user.click(await screen.findByLabelText(new RegExp(`^Add ${name}`)))
      }
      return user
    },
    target: 'firestore',
    form: 'What is this payment for?',
    role: 'dialog',
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
    open: async () => {
      const user = await openDesk('Gifts', undefined, 'Pledges')
      await user.click(screen.getByLabelText(`Close… ${wycliffe.id.slice(0, 6)}`))
      return user
    },
    target: 'firestore',
    form: `Close pledge ${wycliffe.id.slice(0, 6)}?`,
    role: 'dialog',
    texts: { Reason: 'Written twice 💚' },
    button: 'Close it',
    says: /^It was not closed\./,
    expectDone: async () => {
      await screen.findByText('Closed')
      expect(backend.documents('closedPledges')).toHaveLength(1)
    },
  },
  'a payment that staff leave': {
    open: async () => {
      const user = await openUnnamed()
      await user.click(screen.getByLabelText(`Known, leave it… ${unnamed.code}`))
      return user
    },
    target: 'firestore',
    form: 'Known, leave it',
    role: 'dialog',
    texts: { 'What it is': 'Our own transfer 💚' },
    button: 'Leave it',
    says: /^We do not know whether it was noted\./,
    expectDone: async () => {
      await screen.findByText(/^Every shilling/)
      expect(backend.documents('leftPayments')).toHaveLength(1)
    },
  },
})
