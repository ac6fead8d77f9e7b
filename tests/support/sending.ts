import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FaultKind } from 'local-backend'
import type { FaultTarget } from '../../local/siteBackend'
import { fill } from './forms'
import { goOffline, watchConsole } from './network'
import { backend, type openPages } from './site'

/** One way for each thing that a failure may mean. Last the one after which the staff area asks for more. */
const kinds: readonly (FaultKind | 'offline')[] = ['offline', 'close', 'unavailable', 'refuse']

/** A form, and how sending it ends. */
export interface Filled {
  readonly open: () => ReturnType<typeof openPages>
  readonly target: FaultTarget
  readonly form: string
  readonly role?: 'dialog'
  readonly texts: Readonly<Record<string, string>>
  readonly button: string
  /** What is said when it fails; beside the button, where it stays. */
  readonly says: RegExp
  /** What is said instead if it may be stored. */
  readonly unsure?: RegExp
  /** What does not look like a failure, on purpose. */
  readonly notTold?: FaultKind
  readonly expectDone: () => Promise<unknown> | void
}

/** Tests that each form, by what it is, keeps what is typed through every failure. */
export function testSending(forms: Readonly<Record<string, Filled>>): void {
  it.each(Object.entries(forms))(
    '%s that cannot be sent is kept, each try tells so, and the last one counts once',
    async (_what, filled) => {
      const { open, target, form: name, role = 'form', texts, button, says } = filled
      const { unsure = says, notTold, expectDone } = filled
      watchConsole()
      const user = await open()
      const form = await screen.findByRole(role, { name })
      const press = async () => {
        await user.click(within(form).getByRole('button', { name: button }))
        // Where nobody can know whether the last prompt comes, another one is asked about first.
        const isSure = role === 'form' && screen.queryByRole('dialog')
        if (isSure) await user.click(within(isSure).getByRole('button', { name: /^Send/ }))
      }
      const typed = () =>
        [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
          ({ value, checked }) => [value, checked],
        )
      fill(form, texts)
      const feePaid = within(form).queryByLabelText('I have paid the membership fee')
      if (feePaid) await user.click(feePaid)
      const before = typed()

      // Stored, but nobody hears of it. A mail cannot be sent just once, and staff are told that it is stored.
      const isStored = target === 'firestore' && role === 'form'
      for (const kind of isStored ? ([...kinds, 'lose-answer'] as const) : kinds) {
        if (kind === notTold) continue
        const goOnline = kind === 'offline' ? goOffline() : () => undefined
        if (kind !== 'offline') backend.failNext({ target, kind })
        await press()
        // Until then, what is shown may be from the try before.
        await waitFor(() => expect(backend.pendingFaults()).toEqual([]))
        const isSure = kind === 'offline' || kind === 'refuse'
        expect(await within(form).findByText(isSure ? says : unsure)).toBeVisible()
        expect(typed()).toEqual(before)
        goOnline()
      }
      await press()
      await expectDone()
    },
  )
}
