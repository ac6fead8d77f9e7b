import {
  callsTo,
  detail,
  expectRegistrationKept,
  fetched,
  fillDetails,
  fillRegistration,
  logInButton,
  loginForm,
  newMember,
  plainSentence,
  profileOf,
  registerButton,
  registrationForm,
  test,
} from './memberArea'
import { expect } from './site'

const unfinished = 'You are not registered yet. Nothing you typed is lost.'
const registered = 'User Registered Successfully ☺️'
const feePaid = 'I have paid the membership fee'

test('somebody registers, pays in between, logs in and sees the profile', async ({
  page,
  context,
  backend,
}) => {
  const accounts = callsTo(context, 'accounts:signUp')
  const form = await fillRegistration(page)
  await form.getByRole('button', { name: 'Pay Membership Fee' }).click()
  await expect(page).toHaveURL('/pay')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expectRegistrationKept(page)

  await registerButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByText(registered)).toHaveCount(2)
  await expect(loginForm(page).getByLabel('Email')).toHaveValue(newMember.email)
  await loginForm(page).getByLabel('Password', { exact: true }).fill(newMember.password)
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  await expect(page.getByText('Logged In Successfully')).toBeVisible()
  await expect(profileOf(page, 'Asha Wanjiru')).toBeVisible()
  await expect(detail(page, 'Email')).toHaveText(newMember.profile.email)
  await expect(detail(page, 'Location')).toHaveText(newMember.profile.location)
  await expect(detail(page, 'Profession')).toHaveText(newMember.profile.proffesion)
  await expect(detail(page, 'Role')).toHaveText('N/A')
  await expect(detail(page, 'Date joined')).toHaveText(/\d{4}/)

  expect(accounts).toHaveLength(1)
  const { documents } = await backend.state()
  const others = documents.users?.filter(({ fields }) => fields.displayName !== 'Amani Demo')
  expect(others).toEqual([{ id: others?.[0]?.fields.uid, fields: newMember.profile }])
})

test('what is missing is said under its field, and the fee at the top right as well', async ({
  page,
  context,
}) => {
  const accounts = callsTo(context, 'accounts:')
  await page.goto('/Register')
  await registerButton(page).click()
  await expect(page.getByText('Please pay the membership registration fee.')).toHaveCount(2)
  await expect(registrationForm(page).getByLabel('Email')).toBeFocused()
  for (const sentence of [
    'Email is required',
    'Password is required',
    'First name is required',
    'Last name is required',
    'Phone number is required',
    'Date of birth is required',
    'Gender is required',
    'Location is required',
    'Profession is required',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  expect(accounts).toEqual([])
})

test('offline before the account: all is kept, and the second try registers', async ({
  page,
  context,
  backend,
}) => {
  const form = await fillRegistration(page)
  await form.getByLabel(feePaid).check()
  await fetched(page)
  await context.setOffline(true)
  await registerButton(page).click()
  await expect(page.getByText(/auth\/network-request-failed/)).not.toHaveCount(0)
  await expect(page.getByText(unfinished)).toBeVisible()
  await expect(page.getByText(plainSentence.offline)).not.toHaveCount(0)
  await expectRegistrationKept(page)

  await context.setOffline(false)
  await registerButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByText(registered)).toHaveCount(2)
  expect((await backend.state()).documents.users).toHaveLength(2)
})

for (const [target, kind] of [
  ['auth', 'lose-answer'],
  ['firestore', 'close'],
  ['firestore', 'lose-answer'],
  ['firestore', 'server-error'],
] as const) {
  test(`${target} fails (${kind}): all is kept, and the second try makes one member`, async ({
    page,
    context,
    backend,
  }) => {
    const form = await fillRegistration(page)
    await form.getByLabel(feePaid).check()
    await fetched(page)
    await backend.failNext({ target, kind })
    await registerButton(page).click()
    await expect(page.getByText(unfinished)).toBeVisible()
    await expectRegistrationKept(page)
    const logins = callsTo(context, 'accounts:signInWithPassword')
    await registerButton(page).click()
    await expect(page).toHaveURL('/MemberLogin')
    await expect(page.getByText(registered)).toHaveCount(2)
    // The account was there already, so the second try went on from it.
    expect(logins).toHaveLength(1)
    const { documents } = await backend.state()
    expect(documents.users).toHaveLength(2)
    expect(documents.users?.map(({ fields }) => fields)).toContainEqual(newMember.profile)
  })
}

test('the page is closed between account and profile: logging in offers to finish it', async ({
  page,
  context,
  backend,
}) => {
  const form = await fillRegistration(page)
  await form.getByLabel(feePaid).check()
  await fetched(page)
  await backend.failNext({ target: 'firestore', kind: 'close' })
  await registerButton(page).click()
  await expect(page.getByText(unfinished)).toBeVisible()
  const later = await context.newPage()
  await page.close()
  expect((await backend.state()).documents.users).toHaveLength(1)

  await later.goto('/MemberLogin')
  await loginForm(later).getByLabel('Email').fill(newMember.email)
  await loginForm(later).getByLabel('Password', { exact: true }).fill(newMember.password)
  await logInButton(later).click()
  await expect(later.getByText('No such user found')).toHaveCount(2)
  await expect(later.getByRole('heading', { name: 'Finish your profile' })).toBeFocused()
  await later.reload()
  await fillDetails(later, 'Finish your profile')
  const save = later.getByRole('button', { name: 'Save my profile' })
  await fetched(later)
  await backend.failNext({ target: 'firestore', kind: 'close' })
  await save.click()
  await expect(
    later.getByText('We could not save your profile. What you typed is still here.'),
  ).toHaveCount(2)
  await save.click()
  await expect(profileOf(later, 'Asha Wanjiru')).toBeVisible()
  await expect(later.getByText('Your profile is saved.')).toBeVisible()
  const { documents } = await backend.state()
  expect(documents.users?.map(({ fields }) => fields)).toContainEqual(newMember.profile)
})

test('an address that has a member is refused in the service’s own words, and nothing is lost', async ({
  page,
  backend,
}) => {
  const form = await fillRegistration(page)
  await form.getByLabel('Email').fill('demo.member@example.org')
  await form.getByLabel(feePaid).check()
  await registerButton(page).click()
  await expect(page.getByText(/auth\/email-already-in-use/)).not.toHaveCount(0)
  await expect(
    page
      .getByText(
        'There is an account with this email already. If it is yours, log in or reset its password.',
      )
      .first(),
  ).toBeVisible()
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(newMember.password)
  expect((await backend.state()).documents.users).toHaveLength(1)
})

test('somebody under 18 registers with the consent of a guardian, which is not stored', async ({
  page,
  backend,
}) => {
  const form = await fillRegistration(page)
  const guardian = form.getByLabel('My parent or guardian agrees that I am a member')
  await expect(guardian).toBeHidden()
  await form.getByLabel('Date of birth').fill('2015-01-05')
  await form.getByLabel(feePaid).check()
  await registerButton(page).click()
  await expect(guardian).toHaveAccessibleDescription(
    /Please confirm that your parent or guardian agrees\./,
  )
  await guardian.check()
  await registerButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  const { documents } = await backend.state()
  expect(documents.users?.map(({ fields }) => fields)).toContainEqual({
    ...newMember.profile,
    dob: '2015-01-05',
  })
})

test('a double tap on a slow network registers once', async ({ page, context, backend }) => {
  const accounts = callsTo(context, 'accounts:signUp')
  const stores = callsTo(context, '/documents:commit')
  const form = await fillRegistration(page)
  await form.getByLabel(feePaid).check()
  await backend.failNext({ target: 'auth', kind: 'slow', delayMs: 700 })
  await registerButton(page).dblclick()
  await expect(page.getByText('Registering you…')).toBeVisible()
  await expect(page).toHaveURL('/MemberLogin')
  expect(accounts).toHaveLength(1)
  expect(stores).toHaveLength(1)
})

test('a reload of a half-filled registration keeps everything but the password', async ({
  page,
}) => {
  const form = await fillRegistration(page)
  await form.getByLabel(feePaid).check()
  await page.reload()
  await expectRegistrationKept(page, '')
})
