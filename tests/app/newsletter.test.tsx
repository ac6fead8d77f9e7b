import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewsletterForm } from '@/app/layout/NewsletterForm'
import { backend, openPages } from '../support/site'

const open = () => openPages({ '/': NewsletterForm }, '/')
const box = () => screen.getByLabelText('Subscribe to our newsletter')
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' })

it('stores the address, says so, and clears the field', async () => {
  const user = await open()
  await user.type(box(), ' asha@example.org ')
  await user.click(subscribe())
  await waitFor(() =>
    expect(screen.getAllByText('Subscribed to our newsletter✅!')).toHaveLength(2),
  )
  expect(box()).toHaveValue('')
  expect(backend.documents('mailingList').map(({ fields }) => fields)).toEqual([
    { email: 'asha@example.org' },
  ])
})

it('asks about a mistyped address before it is stored', async () => {
  const user = await open()
  await user.type(box(), 'asha@gmial.com')
  await user.click(subscribe())
  expect(await screen.findByText(/^Did you mean asha@gmail\.com\?/)).toBeVisible()
  expect(backend.documents('mailingList')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(backend.documents('mailingList')).toHaveLength(1))
  // The next one is not questioned before it is sent.
  await waitFor(() => expect(box()).toHaveValue(''))
  await user.type(box(), 'asha@gmail.com')
  expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
})
