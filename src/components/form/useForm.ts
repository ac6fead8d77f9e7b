import { useId, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import type { Place } from '@/context/notifications/notification'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { currentPerson } from '@/device/rawKeys'
import { Failure } from '@/domain/failure'
import type { FieldTexts } from './draft'
import { useAction } from './useAction'
import { useFields } from './useFields'

export type Schema<Values> = v.GenericSchema<FieldTexts, Values>

export interface Outcome {
  /** Shown as a notification. */
  readonly say?: string
  /** Stays beside the button; by default the same as `say`, nothing if null. */
  readonly show?: ReactNode
  /** Stays below `show`. */
  readonly also?: ReactNode
  readonly tone?: 'success' | 'error'
  readonly place?: Place
  /** The next page, unless the person has left this one. */
  readonly next?: { readonly to: string; readonly state?: unknown; readonly replace?: boolean }
}

interface Attempt {
  /** The `value` of the pressed button. */
  readonly button: string
  /** The document id for `content`, the same for retries and after reloads. */
  readonly idFor: (content: object) => string
  readonly isStillHere: () => boolean
  /** True after a logout, for example: then nothing of the person may be kept or passed on. */
  readonly isForgotten: () => boolean
}

export interface FormOptions<Values, Result> {
  /** The draft's name. */
  readonly name: string
  readonly schema: Schema<Values> | ((button: string) => Schema<Values>)
  /** @throws Failure: then everything typed stays. */
  readonly send: (values: Values, attempt: Attempt) => Promise<Result> | Result
  /** Called once the form is empty. */
  readonly done: (result: Result, values: Values, attempt: Attempt) => Outcome
  readonly failed: (failure: Failure, values: Values) => Outcome | null
  /** Notification for an invalid form. */
  readonly invalid?: (texts: FieldTexts) => string | null
  readonly pending?: ReactNode
  readonly place?: Place
  /** The source of its notifications, for code that withdraws them. */
  readonly from?: string
  /** Fields and draft stay after sending, to send again. */
  readonly keepValues?: boolean
  /** The person's details, for fields that are not typed in or kept. */
  readonly known?: FieldTexts | null
  /** At the first input, loads what sending needs. */
  readonly prepare?: () => void
}

export type FormHandle = ReturnType<typeof useForm>

/** Sends once, however often the button is pressed, and clears only what was sent. */
export function useForm<Values, Result = void>(options: FormOptions<Values, Result>) {
  const ownId = useId()
  const { name, known, schema, pending, place = 'top-right', from = ownId } = options
  const [errors, setErrors] = useState<FieldTexts>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [lastButton, setLastButton] = useState<string | null>(null)
  const { notify, withdraw, prepare } = useNotify()
  const navigateWithState = useNavigateWithState()

  /** Delayed, so that the typed text shows first. */
  const prepareSoon = () =>
    setTimeout(() => {
      prepare(place)
      options.prepare?.()
    })
  const { read, save, clear, idFor, ...handle } = useFields(name, known ?? {}, prepareSoon)

  function show(ended: Outcome, tone: 'success' | 'error') {
    setOutcome({ tone, ...ended })
    if (!ended.say) return
    notify({ text: ended.say, tone: ended.tone ?? tone, place: ended.place ?? place, from })
  }

  const { run, isPending } = useAction<{ values: Values; button: string; sent: FieldTexts }>(
    async ({ values, button, sent }, isStillHere) => {
      const person = currentPerson()
      const isForgotten = () => person !== undefined && person !== currentPerson()
      const attempt = { button, isStillHere, isForgotten, idFor }
      try {
        const result = await options.send(values, attempt)
        if (!options.keepValues) clear(sent)
        const ended = options.done(result, values, attempt)
        show(ended, 'success')
        if (ended.next && isStillHere()) navigateWithState(ended.next.to, ended.next)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const ended = options.failed(error, values)
        if (ended) show(ended, 'error')
      }
    },
  )

  const check = (button: string, typed: FieldTexts) =>
    v.safeParse(typeof schema === 'function' ? schema(button) : schema, typed)

  return {
    ...handle,
    errors,
    lastButton,
    isPending,
    pending,
    outcome,
    read,
    onInput: (): void => {
      save()
      prepareSoon()
      const now = read()
      if (lastButton === null) return
      // Clears an error as soon as its field is right.
      const remaining = errorsOf(check(lastButton, now))
      setErrors(Object.fromEntries(Object.entries(remaining).filter(([each]) => errors[each])))
    },
    submit: (button: string): void => {
      if (isPending) return
      setOutcome(null)
      withdraw(from)
      const now = read()
      const checked = check(button, now)
      const found = errorsOf(checked)
      setLastButton(button)
      setErrors(found)
      if (checked.success) {
        run({ values: checked.output, button, sent: now })
        return
      }
      handle.focus(Object.keys(now).find((each) => found[each]))
      const text = options.invalid?.(now)
      if (text) notify({ text, tone: 'error', place, from })
    },
    isTakenBy: (button: string) => check(button, handle.texts).success,
  }
}

/** The first message for each invalid field. */
function errorsOf({ issues }: v.SafeParseResult<Schema<unknown>>): FieldTexts {
  const errors: FieldTexts = {}
  for (const issue of issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}
