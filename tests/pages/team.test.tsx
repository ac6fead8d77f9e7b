import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomePage } from '@/pages/home/HomePage'
import { openPages } from '../support/site'

it("the home page names a leader as /leadership does, with the links on the card's back", async () => {
  const user = await openPages({ '/': HomePage }, '/')
  const team = within(document.getElementById('team') as HTMLElement)
  expect(team.getByRole('heading', { level: 3, name: 'Asha Test' })).toBeVisible()
  expect(team.getByText('Treasurer')).toBeVisible()
  const link = team.getByRole('link', { name: 'LinkedIn Asha Test' })
  expect(link.closest('[inert]')).not.toBeNull()
  await user.hover(team.getByRole('button', { name: 'Turn the card: Asha Test, Treasurer' }))
  expect(link.closest('[inert]')).toBeNull()
})
