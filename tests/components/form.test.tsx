import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Field, TextField } from '@/components/form/fields'
import { Form } from '@/components/form/Form'
import { useForm } from '@/components/form/useForm'
import { feedbackSchema } from '@/domain/messages/feedback'
import { openPages } from '../support/site'

const field = (name: string) => screen.getByLabelText(name)
const send = () => screen.getByRole('button', { name: 'Send' })

/** Opens a form that is sent by `sent`. */
function openForm(sent: () => Promise<void>) {
  function Page() {
    const form = useForm({
      name: 'made-up',
      schema: feedbackSchema,
      pending: 'Sending…',
      send: sent,
      done: () => ({ show: 'Sent' }),
      failed: () => null,
    })
    return (
      <Form form={form} label="Made up" submit="Send">
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" />
        <TextField name="message" label="Message" />
        <Field name="method" label="Method">
          {(control) => (
            <select {...control} defaultValue="bank">
              <option value="">Please choose</option>
              <option value="mpesa">M-Pesa</option>
              <option value="bank">Bank</option>
            </select>
          )}
        </Field>
      </Form>
    )
  }
  return openPages({ '/': Page }, '/')
}

it('says why a field is invalid, keeps what is typed, and sends nothing', async () => {
  const sent = vi.fn()
  const user = await openForm(sent)
  type('Name', 'Asha')
  await user.click(send())
  expect(field('Email')).toHaveFocus()
  expect(field('Email')).toHaveAccessibleDescription('Email is required')
  expect(field('Name')).toHaveValue('Asha')
  expect(sent).not.toHaveBeenCalled()
})

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

/** Opens a form, fills it in and sends it, twice. */
async function sending() {
  let arrive: () => void = () => undefined
  const sent = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const user = await openForm(sent)
  const typed = { Name: 'Asha', Email: 'asha@example.org', Message: 'Hello' }
  for (const [name, value] of Object.entries(typed)) type(name, value)
  await user.dblClick(send())
  return { sent, arrive: () => arrive() }
}

it('pressed twice, it is sent once and says that it is sending', async () => {
  const { sent, arrive } = await sending()
  expect(send()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Sending…')).toBeVisible()
  arrive()
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(field('Name')).toHaveValue('')
})

it('keeps what is typed while it is sending, also over a reload', async () => {
  const { sent, arrive } = await sending()
  type('Message', 'Hello again')
  arrive()
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(field('Message')).toHaveValue('Hello again')
  cleanup()
  await openForm(sent)
  expect(field('Message')).toHaveValue('Hello again')
})

it('shows a changed choice again after a reload', async () => {
  const sent = vi.fn()
  const user = await openForm(sent)
  await user.selectOptions(field('Method'), 'M-Pesa')
  cleanup()
  await openForm(sent)
  expect(field('Method')).toHaveValue('mpesa')
})
