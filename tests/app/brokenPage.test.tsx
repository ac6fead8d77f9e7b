import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectLink, openPages } from '../support/site'

function BrokenPage(): null {
  throw new TypeError('The page has gone fishing')
}

it('a page with a bug shows the error page with the message and links, and no stack', async () => {
  // React and jsdom report the error that is planted here; nothing else may be reported.
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  await openPages({ '/broken': BrokenPage }, '/broken')
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  expect(screen.getByText('The page has gone fishing')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expectLink('Go home', '/')
  expect(screen.getByRole('link', { name: 'Need help now?' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\bat \w+.*:\d+:\d+/)
  expect(reported).toHaveBeenCalled()
})
