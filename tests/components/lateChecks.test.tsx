import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { TextField } from '@/components/form/fields'
import { Form } from '@/components/form/Form'
import { useForm } from '@/components/form/useForm'
import { openPages } from '../support/site'

const fetchChecks = () => import('@/domain/messages/feedback')
const notChecked = /^The form could not be loaded in full\. What you typed is still here/
const name = () => screen.getByLabelText('Name')
const send = () => screen.getByRole('button', { name: 'Send' })

// So that no test waits for code that it does not hold back.
beforeAll(() => Promise.all([import('@/components/form/check'), fetchChecks()]), 30_000)

/** Opens a form whose checks are fetched by `checks`. */
async function openForm(checks: typeof fetchChecks) {
  const sent = vi.fn()
  function Page() {
    const form = useForm({
      name: 'late',
      checks,
      schema: ({ feedbackSchema }) => feedbackSchema,
      pending: 'Sending…',
      send: sent,
      done: () => ({ show: 'Sent' }),
      failed: () => null,
    })
    return (
      <Form form={form} label="Late" submit="Send">
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" />
        <TextField name="message" label="Message" />
      </Form>
    )
  }
  return { user: await openPages({ '/': Page }, '/'), sent }
}

it('somebody who only reads a form fetches nothing that checks it', async () => {
  const checks = vi.fn(fetchChecks)
  const { user } = await openForm(checks)
  expect(checks).not.toHaveBeenCalled()
  await user.type(name(), 'A')
  expect(checks).toHaveBeenCalledTimes(1)
})

it('what checks a form cannot be fetched: it says so, keeps what is typed, and can be sent again', async () => {
  const checks = vi.fn(fetchChecks)
  checks.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  checks.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user, sent } = await openForm(checks)
  fireEvent.input(name(), { target: { value: 'Asha' } })
  await user.click(send())
  await waitFor(() => expect(screen.getAllByText(notChecked)).not.toHaveLength(0))
  expect(name()).toHaveValue('Asha')
  await user.click(send())
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
  expect(within(screen.getByRole('form')).queryByText(notChecked)).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

it('what checks a form never comes: it says so after 15 seconds, and can be sent again', async () => {
  await openForm(() => new Promise(() => undefined))
  fireEvent.input(name(), { target: { value: 'Asha' } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(send())
  expect(send()).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(within(screen.getByRole('form')).getByText(notChecked)).toBeVisible()
  expect(send()).not.toHaveAttribute('aria-busy')
  expect(name()).toHaveValue('Asha')
})

it('pressed twice before it can be checked, it waits, says so, and is sent once', async () => {
  let arrive: () => void = () => undefined
  const onTheirWay = new Promise<void>((resolve) => (arrive = resolve))
  const { user, sent } = await openForm(() => onTheirWay.then(fetchChecks))
  for (const [label, value] of [
    ['Name', 'Asha'],
    ['Email', 'asha@example.org'],
    ['Message', 'Hello'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
  await user.dblClick(send())
  expect(send()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Sending…')).toBeVisible()
  arrive()
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(name()).toHaveValue('')
})
