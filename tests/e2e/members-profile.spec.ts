import { readFile } from 'node:fs/promises'
import {
  callsTo,
  demoMember,
  detail,
  fetched,
  fillLogin,
  logIn,
  logInButton,
  loginForm,
  openAccount,
  profileOf,
  writeProfile,
  test,
} from './memberArea'
import type { Page } from '@playwright/test'
import { expect } from './site'

const deleted = 'Your account and your profile are deleted.'

const editButton = (page: Page) => page.getByRole('button', { name: 'Edit profile' })
const editForm = (page: Page) => page.getByRole('form', { name: 'Edit profile' })
const saveButton = (page: Page) => editForm(page).getByRole('button', { name: 'Save' })

async function openDeletion(page: Page, password: string) {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  return page.getByRole('button', { name: 'Delete for ever' })
}

test('a member changes the profile, and what the team wrote stays', async ({
  page,
  site,
  backend,
}) => {
  await writeProfile(site, demoMember.uid, { ...demoMember.profile, role: 'Volunteer' })
  await logIn(page)
  await editButton(page).click()
  await editForm(page).getByLabel('Last name').fill('Otieno')
  await editForm(page).getByLabel('Location').fill('kisumu')
  await saveButton(page).click()
  await expect(page.getByText('Your profile is saved.')).toHaveCount(2)
  await expect(profileOf(page, 'Amani Otieno')).toBeVisible()
  await expect(detail(page, 'Location')).toHaveText('Kisumu')
  await expect(detail(page, 'Role')).toHaveText('Volunteer')
  expect((await backend.state()).documents.users).toEqual([
    {
      id: demoMember.uid,
      fields: {
        ...demoMember.profile,
        lname: 'Otieno',
        displayName: 'Amani Otieno',
        location: 'Kisumu',
        role: 'Volunteer',
      },
    },
  ])
})

test('a change that is not saved is kept through a failure and a reload', async ({
  page,
  context,
  backend,
}) => {
  await logIn(page)
  await editButton(page).click()
  const form = editForm(page)
  await form.getByLabel('Location').fill('nowhere at all')
  await saveButton(page).click()
  await expect(form.getByLabel('Location')).toHaveAccessibleDescription(
    /Choose a county from the list/,
  )
  await expect(form.getByLabel('Location')).toBeFocused()
  await form.getByLabel('Location').fill('Nyeri')
  const notSaved = page.getByText('We could not save your profile. What you typed is still here.')
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(notSaved.first()).toBeVisible()
  await expect(page.getByText('You are offline. We kept what you typed.')).toBeVisible()
  await expect(form.getByLabel('Location')).toHaveValue('Nyeri')
  await context.setOffline(false)
  await page.reload()
  await expect(detail(page, 'Location')).toHaveText('Nairobi')
  await editButton(page).click()
  await expect(form.getByLabel('Location')).toHaveValue('Nyeri')
  await saveButton(page).click()
  await expect(detail(page, 'Location')).toHaveText('Nyeri')
  expect((await backend.state()).documents.users?.[0]?.fields.location).toBe('Nyeri')
})

test('a change that is given up is forgotten', async ({ page }) => {
  await logIn(page)
  await editButton(page).click()
  await editForm(page).getByLabel('Location').fill('Nyeri')
  await editForm(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(editButton(page)).toBeFocused()
  await expect(detail(page, 'Location')).toHaveText('Nairobi')
  await editButton(page).click()
  await expect(editForm(page).getByLabel('Location')).toHaveValue('Nairobi')
})

test('a double tap saves the profile once', async ({ page, context, backend }) => {
  await logIn(page)
  await editButton(page).click()
  await editForm(page).getByLabel('Location').fill('Nyeri')
  const stores = callsTo(context, '/documents:commit')
  await backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 700 })
  await saveButton(page).dblclick()
  await expect(page.getByText('Saving…')).toBeVisible()
  await expect(detail(page, 'Location')).toHaveText('Nyeri')
  expect(stores).toHaveLength(1)
})

test('a member takes away everything that is stored', async ({ page, site }) => {
  const stored = { ...demoMember.profile, role: 'Volunteer', displayName: 'Amani 💚 "Demo" #1' }
  await writeProfile(site, demoMember.uid, stored)
  await logIn(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toEqual({
    account: {
      uid: demoMember.uid,
      email: demoMember.email,
      openedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
    profile: stored,
  })
})

test('what a profile does not say shows as N/A', async ({ page, site }) => {
  await writeProfile(site, demoMember.uid, { fname: 'Amani' })
  await logIn(page)
  for (const label of [
    ...['Name', 'Role', 'Email', 'Phone number', 'Last name', 'Date of birth', 'Gender'],
    ...['Location', 'Profession'],
  ]) {
    await expect(detail(page, label)).toHaveText('N/A')
  }
  await expect(detail(page, 'First name')).toHaveText('Amani')
  // The account knows it.
  await expect(detail(page, 'Date joined')).toHaveText(/\d{4}/)
  await expect(page.getByText('No contributions yet.')).toBeVisible()
})

test('only the right password deletes profile and account', async ({ page, context, backend }) => {
  await logIn(page, { keep: true })
  const other = await context.newPage()
  await other.goto('/MemberLogin')
  await expect(profileOf(other)).toBeVisible()

  const remove = await openDeletion(page, 'not the right one')
  await remove.click()
  await expect(page.getByText('Your account is not deleted yet.')).toBeVisible()
  await expect(page.getByText('Firebase: Error (auth/invalid-credential).')).toHaveCount(2)
  expect((await backend.state()).documents.users).toHaveLength(1)
  await page.getByLabel('Your password', { exact: true }).fill(demoMember.password)
  await remove.click()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByText(deleted)).toHaveCount(2)
  await expect(loginForm(other)).toBeVisible()
  expect((await backend.state()).documents.users ?? []).toEqual([])

  await fillLogin(page)
  await logInButton(page).click()
  await expect(page.getByText('Firebase: Error (auth/invalid-credential).')).toHaveCount(2)
})

for (const [target, kind] of [
  ['auth', 'close'],
  ['firestore', 'close'],
  ['firestore', 'lose-answer'],
] as const) {
  test(`a deletion that breaks off is finished by the next try (${target}, ${kind})`, async ({
    page,
    backend,
  }) => {
    await logIn(page)
    const remove = await openDeletion(page, demoMember.password)
    await fetched(page)
    await backend.failNext({ target, kind })
    await remove.click()
    await expect(page.getByText('Your account is not deleted yet.')).toBeVisible()
    await remove.click()
    await expect(page).toHaveURL('/MemberLogin')
    await expect(page.getByText(deleted)).toHaveCount(2)
    expect((await backend.state()).documents.users ?? []).toEqual([])
  })
}

test('nobody deletes by accident: keeping the account puts everything back', async ({ page }) => {
  await logIn(page)
  await openDeletion(page, demoMember.password)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page.getByLabel('Your password', { exact: true })).toHaveValue('')
})

test('a profile is read by its owner alone', async ({ page, site }) => {
  const other = await openAccount(site, 'other@example.org', 'another password')
  await page.goto('/')
  const readAs = (token: string | null, uid: string) =>
    page.evaluate(
      async ([bearer, member]) => {
        const documents = '/v1/projects/demo-local/databases/(default)/documents'
        const answer = await fetch(`${documents}:batchGet`, {
          method: 'POST',
          headers: {
            'content-type': 'text/plain',
            ...(bearer && { authorization: `Bearer ${bearer}` }),
          },
          body: JSON.stringify({
            documents: [`${documents.replace('/v1/', '')}/users/${member}`],
          }),
        })
        return { status: answer.status, body: await answer.text() }
      },
      [token, uid] as const,
    )
  for (const token of [other.token, null]) {
    const answer = await readAs(token, demoMember.uid)
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain(demoMember.profile.phoneNumber)
  }
  // The same call answers whoever reads what is his or her own.
  expect((await readAs(other.token, other.uid)).status).toBe(200)
})
