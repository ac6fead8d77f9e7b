import type { Page } from '@playwright/test'
import { expect, openInteractive } from './site'

/** Opens /donate and fills in Ksh 500 of somebody. */
export async function fillDonation(page: Page, name: string, email: string) {
  await openInteractive(page, '/donate')
  const form = page.getByRole('form', { name: 'Donation' })
  await form.getByRole('button', { name: 'Ksh 500' }).click()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  return form
}

export const donateByMpesa = (page: Page) => page.getByRole('button', { name: 'Donate By M-Pesa' })

/** Pledges Ksh 500 by M-Pesa, up to where it is paid. */
export async function pledge(page: Page, name: string, email: string) {
  await fillDonation(page, name, email)
  await donateByMpesa(page).click()
  await expect(page).toHaveURL('/pay')
}
