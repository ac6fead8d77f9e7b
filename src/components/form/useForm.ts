import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import * as v from 'valibot'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import type { Place } from '@/context/notifications/notification'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { newDocumentId } from '@/domain/documentId'
import { Failure } from '@/domain/failure'
import {
  draftOf,
  emptyUnchanged,
  fieldNamed,
  fillUntouched,
  isAnyTouched,
  readTexts,
  writeText,
  type FieldTexts,
} from './draft'
import { useAction } from './useAction'

export type Schema<Values> = v.GenericSchema<FieldTexts, Values>

export interface Outcome {
  /** Shown as a notification. */
  readonly say?: string
  /** Stays beside the button; `say` by default, nothing for null. */
  readonly show?: ReactNode
  /** Stays below `show`. */
  readonly also?: ReactNode
  readonly tone?: 'success' | 'error'
  readonly place?: Place
  /** Unless the person has left the page. */
  readonly next?: { readonly to: string; readonly state?: unknown; readonly replace?: boolean }
}

interface Attempt {
  /** The `value` of the pressed button. */
  readonly button: string
  /** Document id for `content`, stable across retries and reloads. */
  readonly idFor: (content: object) => string
  readonly isStillHere: () => boolean
}

export interface FormOptions<Values, Result> {
  /** The draft's name; null stores nothing yet. */
  readonly name: string | null
  readonly schema: Schema<Values> | ((button: string) => Schema<Values>)
  /** @throws Failure; then everything typed stays. */
  readonly send: (values: Values, attempt: Attempt) => Promise<Result> | Result
  /** Called once the form is empty. */
  readonly done: (result: Result, values: Values, attempt: Attempt) => Outcome
  readonly failed: (failure: Failure, values: Values) => Outcome | null
  /** Notification for an invalid form. */
  readonly invalid?: (texts: FieldTexts) => string | null
  readonly pending?: ReactNode
  readonly place?: Place
  /** Source of its notifications, for code that withdraws them. */
  readonly from?: string
  /** Fields and draft stay after sending, for another send. */
  readonly keepValues?: boolean
  /** The person's details, for fields with nothing typed or kept. */
  readonly known?: FieldTexts | null
  /** Loads what sending needs, at the first input. */
  readonly prepare?: () => void
}

export type FormHandle = ReturnType<typeof useForm>

/**
 * Fields are uncontrolled, so text typed before hydration counts. The draft survives a reload; only
 * what was sent is cleared.
 */
export function useForm<Values, Result = void>(options: FormOptions<Values, Result>) {
  const { name, pending, place = 'top-right', schema } = options
  const element = useRef<HTMLFormElement>(null)
  const draft = useMemo(() => (name === null ? null : draftOf(name)), [name])
  const [texts, setTexts] = useState<FieldTexts>({})
  const [isRestored, setIsRestored] = useState(false)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const lastButton = useRef<string | null>(null)
  const { notify, withdraw, prepare } = useNotify()
  const ownId = useId()
  const { from = ownId } = options
  const navigateWithState = useNavigateWithState()

  /** Delayed, so the typed text shows first. */
  const prepareSoon = () =>
    setTimeout(() => {
      prepare(place)
      options.prepare?.()
    })
  const onTypedBefore = useEffectEvent(prepareSoon)

  useLayoutEffect(() => {
    const form = element.current
    if (isAnyTouched(form)) onTypedBefore()
    const before = JSON.stringify(readTexts(form))
    fillUntouched(form, draft?.take() ?? {})
    const now = readTexts(form)
    setTexts(now)
    setIsRestored((was) => was || JSON.stringify(now) !== before)
    // Text typed before hydration is a draft too.
    if (isAnyTouched(form)) draft?.save(form)
  }, [draft])

  const known = JSON.stringify(options.known ?? {})
  useLayoutEffect(() => {
    const form = element.current
    const filled = JSON.parse(known) as FieldTexts
    // Leave the focused field alone.
    const focused = document.activeElement?.getAttribute('name') ?? ''
    fillUntouched(form, { ...filled, [focused]: '' })
    setTexts(readTexts(form))
    // After a logout, say.
    return () => emptyUnchanged(form, filled)
  }, [known])

  function show(ended: Outcome, tone: 'success' | 'error') {
    setOutcome({ tone, ...ended })
    if (!ended.say) return
    notify({ text: ended.say, tone: ended.tone ?? tone, place: ended.place ?? place, from })
  }

  function read() {
    const now = readTexts(element.current)
    setTexts(now)
    return now
  }

  /** Text typed since sending stays, as a new draft. */
  function clear(sent: string) {
    draft?.forget()
    if (element.current && JSON.stringify(read()) !== sent) {
      draft?.save(element.current)
      return
    }
    element.current?.reset()
    fillUntouched(element.current, options.known ?? {})
    setErrors({})
    read()
  }

  const { run, isPending } = useAction<{ values: Values; button: string; sent: string }>(
    async ({ values, button, sent }, isStillHere) => {
      const attempt = { button, isStillHere, idFor: draft?.idFor ?? newDocumentId }
      try {
        const result = await options.send(values, attempt)
        if (!options.keepValues) clear(sent)
        const ended = options.done(result, values, attempt)
        show(ended, 'success')
        const { next } = ended
        if (next && isStillHere()) navigateWithState(next.to, next)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const ended = options.failed(error, values)
        if (ended) show(ended, 'error')
      }
    },
  )

  const check = (button: string, typed: FieldTexts) =>
    v.safeParse(typeof schema === 'function' ? schema(button) : schema, typed)

  function focus(field: string) {
    fieldNamed(element.current, field)?.focus()
  }

  return {
    element,
    /** Empty before hydration. */
    texts,
    /** A draft was restored, mostly without passwords. */
    isRestored,
    errors,
    isPending,
    pending,
    outcome,
    onInput: (): void => {
      draft?.save(element.current)
      prepareSoon()
      const now = read()
      if (lastButton.current === null) return
      // Clear an error as soon as its field is right.
      const remaining = errorsOf(check(lastButton.current, now))
      setErrors(Object.fromEntries(Object.entries(remaining).filter(([each]) => errors[each])))
    },
    submit: (button: string): void => {
      if (isPending) return
      setOutcome(null)
      withdraw(from)
      const now = read()
      const checked = check(button, now)
      const found = errorsOf(checked)
      lastButton.current = button
      setErrors(found)
      if (checked.success) {
        run({ values: checked.output, button, sent: JSON.stringify(now) })
        return
      }
      focus(Object.keys(now).find((each) => found[each]) ?? '')
      const text = options.invalid?.(now)
      if (text) notify({ text, tone: 'error', place, from })
    },
    isTakenBy: (button: string) => check(button, texts).success,
    fill: (field: string, text: string): void => {
      const target = fieldNamed(element.current, field)
      if (!target) return
      writeText(target, text)
      target.dispatchEvent(new Event('input', { bubbles: true }))
    },
    focus,
    keepPasswords: () => draft?.savePasswords(element.current),
    discard: () => draft?.forget(),
  }
}

/** First message of each invalid field. */
function errorsOf({ issues }: v.SafeParseResult<Schema<unknown>>): FieldTexts {
  const errors: FieldTexts = {}
  for (const issue of issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}
