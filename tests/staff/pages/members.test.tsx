import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { dayText } from '@/staff/domain/days'
import { demoMember } from '../../../local/demoMember'
import { demoStaff } from '../../../local/demoStaff'
import { storeInConsole } from '../../support/console'
import { goOffline, hold } from '../../support/network'
import { setOrganisation } from '../../support/organisation'
import { backend } from '../../support/site'
import * as desk from '../support/desk'
import { confirm, confirmPaidBack, giftFor, storeMany, wycliffe } from '../support/staff'

test('a member is found, pays a refunded fee again, gets a role, and is deleted with all data', async () => {
  const { uid } = demoMember
  const registered = dayInKenya(new Date(Date.now() - 10 * 3_600_000))
  const user = await desk.openDesk('Members', () =>
    confirmPaidBack({ kind: 'fee', amount: 200, document: uid, uid }),
  )
  const amani = () => desk.rowOf('Members', /Amani/)
  expect(amani()).toHaveTextContent(`${dayText(registered)}Paid back`)
  expect(desk.button('Role… Wanjiru Demo')).toBeInTheDocument()
  // No fee is confirmed before one is set.
  expect(screen.queryByText('Confirm fee…')).toBeNull()
  setOrganisation({ membershipFeeKsh: 200 })
  await desk.search('Email, phone or name', 'Ama')
  await waitFor(() => expect(screen.queryByLabelText('Role… Wanjiru Demo')).toBeNull())
  await user.selectOptions(screen.getByLabelText('Fee'), 'Fee not paid')
  expect(await screen.findByText('1 of 1 member')).toBeVisible()
  // A reminder would say that the fee was never found.
  expect(screen.queryByText('Remind by email')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Fee'), 'Any')

  await desk.openDialog('Confirm fee… Amani Demo', 'Confirm a payment')
  const paid = { 'M-Pesa': true, 'M-Pesa code': 'TKSAMP0009' } as const
  await desk.answer('Confirm a payment', 'Confirm', paid)
  await waitFor(() => expect(amani()).toHaveTextContent(/ConfirmedTKBACK0001.*TKSAMP0009/))
  expect(screen.queryByLabelText('Confirm fee… Amani Demo')).toBeNull()

  await user.click(desk.button('Role… Amani Demo'))
  const goOnline = goOffline()
  const role = await desk.answer('Role of Amani Demo', 'Save the role', { Role: 'Volunteer' })
  expect(await role.findByText(/The role was not saved/)).toBeVisible()
  goOnline()
  await user.click(role.getByRole('button', { name: 'Save the role' }))
  await waitFor(() => expect(amani()).toHaveTextContent('Volunteer'))
  await user.click(desk.button('Role… Amani Demo'))
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  const unheard = await desk.answer('Role of Amani Demo', 'Save the role', { Role: '' })
  expect(await unheard.findByText(/^We do not know whether it was done\./)).toBeVisible()
  await user.click(unheard.getByRole('button', { name: 'Save the role' }))
  await waitFor(() => expect(amani()).not.toHaveTextContent('Volunteer'))

  const joined = await desk.openDialog('Joined… Amani Demo', 'When did Amani Demo join?')
  expect(joined.getByLabelText('Day of joining')).toHaveValue(registered)
  await desk.answer('When did Amani Demo join?', 'Save the day', { 'Day of joining': '0025-02-03' })
  expect(joined.getByText('Choose the day they joined.')).toBeVisible()
  // A tap beside the dialog leaves it open.
  await user.click(screen.getByRole('dialog').parentElement ?? document.body)
  const saving = hold('documents:commit')
  await desk.answer('When did Amani Demo join?', 'Save the day', { 'Day of joining': '2025-02-03' })
  await saving.made
  // What is under way cannot be left, or nobody would hear of its end.
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await saving.release()
  await waitFor(() => expect(amani()).toHaveTextContent('3 Feb 2025'))

  const data = await desk.openDialog('Data… Amani Demo', 'What is stored about Amani Demo')
  expect(data.getByLabelText('The stored profile')).toHaveTextContent(`Email${demoMember.email}`)
  const file = desk.nextFile()
  await user.click(data.getByRole('button', { name: 'Save as a file' }))
  expect(JSON.parse(await file)).toMatchObject({ email: demoMember.email, fname: 'Amani' })

  await user.click(await screen.findByLabelText('Delete… Amani Demo'))
  await desk.answer('Delete what is stored about Amani Demo?', 'Delete the profile')
  expect(await screen.findByText('No member found.')).toBeVisible()
  for (const collection of ['users', 'verified', 'joined'])
    expect(backend.documents(collection).map(({ id }) => id)).not.toContain(uid)
  expect(backend.documents('users').map(({ id }) => id)).toEqual([demoStaff.uid])
})

test('members whose fee is missing are one list, however many there are, with a reminder by mail and a file', async () => {
  setOrganisation({ membershipFeeKsh: 200 })
  const { uid } = demoMember
  const member = (fname: string) => ({
    fname,
    lname: 'Sample',
    email: `${fname.toLowerCase()}@example.org`,
  })
  const user = await desk.openDesk('Members', async () => {
    const fee = { ...giftFor(wycliffe, 'TKFEE00001'), kind: 'fee', amount: 200 } as const
    await confirm({ ...fee, document: uid, uid })
    // More than two pages of members who paid otherwise, and two after them who did not pay.
    await storeMany(101, (nr) => [`users/A${nr}`, { ...member('Paid'), dateJoined: '2025-02-03' }])
    await storeInConsole({ 'users/Y': member('Zawadi'), 'users/Z': member('Zuri') })
  })
  expect(desk.rowOf('Members', /Amani/)).toHaveTextContent('TKFEE00001')

  const expectVolunteer = (name: string) =>
    expect(desk.rowOf('Members', new RegExp(name))).toHaveTextContent('Volunteer')
  const becomesVolunteer = async (name: string) => {
    await user.click(desk.button(`Role… ${name}`))
    await desk.answer(`Role of ${name}`, 'Save the role', { Role: 'Volunteer' })
    await waitFor(() => expectVolunteer(name))
  }
  const all = desk.nextFile()
  await user.click(screen.getByText('Download as CSV'))
  expect((await all).match(/^"Paid Sample"/gm)).toHaveLength(101)
  // Older answers about the rows before them undo no change.
  backend.failNext({ target: 'firestore', kind: 'close' })
  await user.click(screen.getByText('Show more'))
  await screen.findByText(/could not be loaded/)
  await becomesVolunteer('Amani Demo')
  const more = hold('documents:runQuery')
  await user.click(screen.getByText('Try again'))
  await more.made
  await becomesVolunteer('Wanjiru Demo')
  void more.release()
  await waitFor(() => expect(desk.rowsOf('Members')).toHaveLength(100))
  for (const name of ['Amani', 'Wanjiru']) expectVolunteer(name)

  await user.selectOptions(screen.getByLabelText('Fee'), 'Fee not paid')
  // With Wanjiru, who is staff.
  expect(await screen.findByText('3 of 3 members')).toBeVisible()
  expect(desk.tableOf('Members')).not.toHaveTextContent(/Amani|Paid/)
  const reminder = screen.getAllByRole('link', { name: 'Remind by email' })[1]
  expect(decodeURIComponent(reminder?.getAttribute('href') ?? '')).toMatch(
    /^mailto:zawadi@example\.org\?subject=Your membership fee&body=Hi Zawadi,.*fee of Ksh 200 yet.*:\/\/[^/]+\/pay\s/s,
  )
  const file = desk.nextFile()
  await user.click(screen.getByText('Download as CSV'))
  expect((await file).match(/z\w+@example\.org/g)).toHaveLength(2)
  await desk.openDialog('Confirm fee… Zawadi Sample', 'Confirm a payment')
  await desk.answer('Confirm a payment', 'Confirm', { 'M-Pesa': true, 'M-Pesa code': 'TKFEE00002' })
  expect(await screen.findByText('2 of 2 members')).toBeVisible()

  await desk.search('Email, phone or name', 'Zuri')
  await waitFor(() => expect(desk.rowsOf('Members')).toHaveLength(1))
  await desk.search('Email, phone or name', 'Amani')
  expect(await screen.findByText('No member found.')).toBeVisible()
})
