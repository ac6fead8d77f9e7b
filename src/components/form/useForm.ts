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
import { usePassOn } from '@/components/hydration/usePassedState'
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
  /** The sentence that is notified. */
  readonly say?: string
  /** Stays beside the button: the same sentence by default, nothing when null. */
  readonly show?: ReactNode
  /** Stays under it. */
  readonly also?: ReactNode
  readonly tone?: 'success' | 'error'
  readonly place?: Place
  /** Unless the person has left the page. */
  readonly next?: { readonly to: string; readonly state?: unknown; readonly replace?: boolean }
}

interface Attempt {
  /** The `value` of the button that was pressed. */
  readonly button: string
  /** The document id for `content`, the same through retries and reloads. */
  readonly idFor: (content: object) => string
  readonly isStillHere: () => boolean
}

export interface FormOptions<Values, Result> {
  /** Of its draft; null while unknown, so that nothing is stored yet. */
  readonly name: string | null
  /** May depend on the pressed button's value. */
  readonly schema: Schema<Values> | ((button: string) => Schema<Values>)
  /** @throws Failure; then everything typed stays. */
  readonly send: (values: Values, attempt: Attempt) => Promise<Result> | Result
  /** Called once the form is empty. */
  readonly done: (result: Result, values: Values, attempt: Attempt) => Outcome
  readonly failed: (failure: Failure, values: Values) => Outcome | null
  /** Notified when something is invalid. */
  readonly invalid?: (texts: FieldTexts) => string | null
  readonly pending?: ReactNode
  readonly place?: Place
  /** Names its notifications, where other code withdraws them too. */
  readonly from?: string
  /** Fields and draft stay: it may have to be sent again. */
  readonly staysFilled?: boolean
  /** Of the person, once known; filled in where nothing is typed or kept. */
  readonly known?: FieldTexts | null
  /** Fetches what sending needs, as soon as somebody types. */
  readonly prepare?: () => void
}

export type FormHandle = ReturnType<typeof useForm>

/**
 * Fields hold their own text, so what is typed before hydration counts. The draft survives a
 * reload, a second press sends nothing, and only what was sent is cleared.
 */
export function useForm<Values, Result = void>(options: FormOptions<Values, Result>) {
  const { name, pending, place = 'top-right', schema } = options
  const element = useRef<HTMLFormElement>(null)
  const draft = useMemo(() => (name === null ? null : draftOf(name)), [name])
  const [texts, setTexts] = useState<FieldTexts>({})
  const [isRestored, setIsRestored] = useState(false)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The button pressed last; null before the first. */
  const lastButton = useRef<string | null>(null)
  const { notify, withdraw, prepare } = useNotify()
  const ownId = useId()
  const { from = ownId } = options
  const passOn = usePassOn()

  /** A moment later, so that what was typed shows first. */
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
    // What was typed before hydration is a draft too.
    if (isAnyTouched(form)) draft?.save(form)
  }, [draft])

  const known = JSON.stringify(options.known ?? {})
  useLayoutEffect(() => {
    const form = element.current
    const filled = JSON.parse(known) as FieldTexts
    // Not under a hand that is about to type.
    const focused = document.activeElement?.getAttribute('name') ?? ''
    fillUntouched(form, { ...filled, [focused]: '' })
    setTexts(readTexts(form))
    // Whose it is may log out.
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

  /** What was typed since it was sent stays, as a new draft. */
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
        if (!options.staysFilled) clear(sent)
        const ended = options.done(result, values, attempt)
        show(ended, 'success')
        const { next } = ended
        if (next && isStillHere()) passOn(next.to, next)
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
    /** Whether a draft was filled in; its passwords are mostly gone. */
    isRestored,
    /** The sentence under each invalid field. */
    errors,
    isPending,
    pending,
    outcome,
    onInput: (): void => {
      draft?.save(element.current)
      prepareSoon()
      const now = read()
      if (lastButton.current === null) return
      // A field that was found invalid says at once when it is right.
      const still = errorsOf(check(lastButton.current, now))
      setErrors(Object.fromEntries(Object.entries(still).filter(([each]) => errors[each])))
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
    /** As if typed. */
    fill: (field: string, text: string): void => {
      const target = fieldNamed(element.current, field)
      if (!target) return
      writeText(target, text)
      target.dispatchEvent(new Event('input', { bubbles: true }))
    },
    focus,
    keepPasswords: () => draft?.savePasswords(element.current),
    /** For a form that is left on purpose. */
    discard: () => draft?.forget(),
  }
}

/** The first sentence about each invalid field. */
function errorsOf({ issues }: v.SafeParseResult<Schema<unknown>>): FieldTexts {
  const errors: FieldTexts = {}
  for (const issue of issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}
