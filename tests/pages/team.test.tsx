import { within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaders, type Leader } from '@/content/leaders'
import { HomePage } from '@/pages/home/HomePage'
import { openPages } from '../support/site'

const secretary = leaders.at(-1) as Leader
const asItIs = { ...secretary }

afterEach(() => {
  Object.assign(secretary, asItIs)
})

it('the home page names a leader like /leadership does, with the links behind the card', async () => {
  Object.assign(secretary, { name: 'Asha Test', linkedIn: 'https://www.linkedin.com/in/asha' })
  const user = await openPages({ '/': HomePage }, '/')
  const team = within(document.getElementById('team') as HTMLElement)
  expect(team.getByRole('heading', { level: 3, name: 'Asha Test' })).toBeVisible()
  expect(team.getByText('Secretary')).toBeVisible()
  const link = team.getByRole('link', { name: 'LinkedIn Asha Test' })
  expect(link.closest('[inert]')).not.toBeNull()
  await user.hover(team.getByRole('button', { name: 'Turn the card: Asha Test, Secretary' }))
  expect(link.closest('[inert]')).toBeNull()
})
