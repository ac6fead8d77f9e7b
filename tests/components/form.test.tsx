import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Site } from '@/app/Site'
import { Field, TextField } from '@/components/form/fields'
import { Form } from '@/components/form/Form'
import styles from '@/components/form/Form.module.css'
import { useFetched } from '@/components/form/useFetched'
import { useForm } from '@/components/form/useForm'
import { Failure } from '@/domain/failure'
import { feedbackSchema } from '@/domain/messages/feedback'
import { openPages } from '../support/site'

const field = (name: string) => screen.getByLabelText(name)
const inForm = (text: RegExp) => within(screen.getByRole('form')).queryByText(text)
const send = () => screen.getByRole('button', { name: 'Send' })

type Sent = (id: string) => Promise<void>

/** A page with a form that is sent by `sent`, under an id. */
const pageWith = (sent: Sent, prepare?: () => void) =>
  function Page() {
    const form = useForm({
      name: 'made-up',
      schema: feedbackSchema,
      known: { name: 'Amani Demo' },
      pending: 'Sending…',
      ...(prepare && { prepare }),
      send: (values, { idFor }) => sent(idFor(values)),
      done: () => ({ show: 'Sent' }),
      failed: () => ({ say: 'Not sent' }),
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

const openForm = (sent: Sent) => openPages({ '/': pageWith(sent) }, '/')

it('says why a field is invalid, keeps what is typed, and sends nothing', async () => {
  const sent = vi.fn()
  const user = await openForm(sent)
  type('Name', 'Asha')
  expect(invalid()).toEqual([])
  await user.click(send())
  expect(field('Email')).toHaveFocus()
  expect(field('Email')).toHaveAccessibleDescription('Email is required')
  expect(field('Name')).toHaveValue('Asha')
  expect(sent).not.toHaveBeenCalled()
  expect(invalid()).toEqual(['email', 'message'])
  // What is typed next is judged at the next press.
  type('Name', '')
  type('Email', 'asha@example.org')
  expect(invalid()).toEqual(['message'])
  await user.click(send())
  expect(invalid()).toEqual(['name', 'message'])
})

const invalid = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .flatMap((each) => (each.ariaInvalid === 'true' ? each.name : []))
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

/** As a password manager may do it, without an event. */
function fillIn(): void {
  const texts = { Name: 'Asha', Email: 'asha@example.org', Message: 'Hello' }
  for (const [name, value] of Object.entries(texts)) Object.assign(field(name), { value })
}

/** Opens a form, fills it in and sends it, twice. */
async function sending() {
  let arrive: () => void = () => undefined
  const sent = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const user = await openForm(sent)
  fillIn()
  await user.dblClick(send())
  return { sent, arrive: () => arrive() }
}

it('pressed twice, it is sent once and says that it is sending', async () => {
  const { sent, arrive } = await sending()
  expect(send()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Sending…')).toBeVisible()
  expect(screen.getByText('Sending…').parentElement).toHaveClass(String(styles.pendingStatus))
  arrive()
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(screen.getByText('Sent').parentElement).toHaveClass(String(styles.successStatus))
  expect(sent).toHaveBeenCalledTimes(1)
  expect(field('Name')).toHaveValue('Amani Demo')
  expect(field('Email')).toHaveValue('')
})

it('keeps what is typed while it is sending, also over a reload', async () => {
  const { sent, arrive } = await sending()
  type('Message', 'Hello again')
  type('Method', 'mpesa')
  arrive()
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(field('Message')).toHaveValue('Hello again')
  cleanup()
  await openForm(sent)
  expect(field('Message')).toHaveValue('Hello again')
  expect(field('Method')).toHaveValue('mpesa')
})

it('keeps what is entered before the page is alive, and loads what sending needs', async () => {
  const prepare = vi.fn()
  const sent = vi.fn()
  const Page = pageWith(sent, prepare)
  const page = (
    <BrowserRouter>
      <Site>
        <Page />
      </Site>
    </BrowserRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  type('Message', 'Hello')
  Object.assign(field('Method'), { value: 'mpesa' })
  render(page, { container, hydrate: true })
  await waitFor(() => expect(prepare).toHaveBeenCalled())
  cleanup()
  await openForm(sent)
  expect(field('Message')).toHaveValue('Hello')
  expect(field('Method')).toHaveValue('mpesa')
})

it('sends the same under the same id until it arrives, and anything else under another', async () => {
  const ids: string[] = []
  let answer: (failure?: Failure) => void = () => undefined
  const sent = (id: string) =>
    new Promise<void>((resolve, reject) => {
      ids.push(id)
      answer = (failure) => (failure ? reject(failure) : resolve())
    })
  async function sendNow(message: string, failure?: Failure) {
    fillIn()
    type('Message', message)
    await user.click(send())
    // What came of the press before is no longer said.
    expect(inForm(outcome)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    answer(failure)
    if (failure) await screen.findByRole('alert')
    await waitFor(() => expect(inForm(outcome)).toHaveTextContent(failure ? 'Not sent' : 'Sent'))
  }
  const outcome = /^(?:Not sent|Sent)$/
  const unheard = new Failure('timeout')
  let user = await openForm(sent)
  await sendNow('Hello', unheard)
  await sendNow('Hello again', unheard)
  await sendNow('Hello', unheard)
  cleanup()
  user = await openForm(sent)
  await sendNow('Hello')
  await sendNow('Hello')
  const [first, changed, , , later] = ids
  expect(ids).toEqual([first, changed, first, first, later])
  expect(new Set(ids).size).toBe(3)
  await user.click(send())
  expect(screen.queryByText(outcome)).toBeNull()
})

/** What a page shows that fetches for a key, and its questions, to be answered in any order. */
function openFetching() {
  const asked: { key: string; before: string | null }[] = []
  const waiting: { resolve: (text: string) => void; reject: (failure: Failure) => void }[] = []
  const { result, rerender } = renderHook(
    ({ key }) =>
      useFetched<string>((before) => {
        asked.push({ key, before })
        return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
      }, key),
    { initialProps: { key: 'first' } },
  )
  return {
    asked,
    shown: () => result.current,
    choose: (key: string) => rerender({ key }),
    answer: (text: string) => act(async () => waiting.at(-1)?.resolve(text)),
    fail: () => act(async () => waiting.at(-1)?.reject(new Failure('timeout'))),
  }
}

it('a late answer is not shown for what was chosen meanwhile', async () => {
  const { asked, shown, choose, answer } = openFetching()
  choose('second')
  await answer('about the first')
  expect(shown()).toMatchObject({ value: null, isPending: true })
  await answer('about the second')
  expect(shown()).toMatchObject({ value: 'about the second', isPending: false })
  const { change } = shown()
  choose('third')
  expect(shown().value).toBeNull()
  await answer('about the third')
  act(() => change(() => 'about the second, changed'))
  expect(shown().value).toBe('about the third')
  act(() => shown().change((before) => `${before}, changed`))
  expect(shown().value).toBe('about the third, changed')
  expect(asked.map(({ key }) => key)).toEqual(['first', 'second', 'third'])
})

it('more is asked for again after a failure, and what is there stays, as it was changed meanwhile', async () => {
  const { asked, shown, answer, fail } = openFetching()
  await answer('a page')
  act(() => shown().loadMore())
  act(() => shown().loadMore())
  await fail()
  expect(shown()).toMatchObject({ value: 'a page', failure: { code: 'timeout' } })
  act(() => shown().change(() => 'a changed page'))
  act(() => shown().retry())
  await answer('two pages')
  act(() => shown().refetch())
  expect(shown()).toMatchObject({ value: 'two pages', failure: null })
  await answer('the new first page')
  expect(shown().value).toBe('the new first page')
  act(() => shown().refetch())
  expect(asked.map(({ before }) => before)).toEqual([null, 'a page', 'a changed page', null, null])
})
