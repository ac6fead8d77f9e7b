import { test } from './blockedStorage'
import { leaveHelpPage, logIn, logOut, logoutButton } from './memberArea'
import { expect, openInteractive } from './site'

test('without storage a visitor writes, and a member comes and goes', async ({ page, backend }) => {
  await page.goto('/')
  const storage = () => localStorage.length
  await expect(page.evaluate(storage)).rejects.toThrow('SecurityError')
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  for (const label of ['Name', 'Subject', 'Message']) await form.getByLabel(label).fill('Habari')
  await form.getByLabel('Email').fill('asha@example.org')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/^Hi Habari, We have received your message/)).toHaveCount(2)
  // The mail library does not start without storage.
  const { contactMessages } = (await backend.state()).documents
  expect(contactMessages?.map(({ fields }) => fields.message)).toEqual(['Habari'])

  await logIn(page)
  await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click()
  await expect(page).toHaveURL('/help-now')
  await page.goBack()
  await logOut(page)
  await expect(logoutButton(page)).toBeHidden()

  await openInteractive(page, '/privacy')
  await expect(page.getByText('Nothing is stored on this device right now.')).toBeVisible()
  await leaveHelpPage(page)
})
