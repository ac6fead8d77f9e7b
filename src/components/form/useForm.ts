import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router-dom'
import type { Place } from '@/context/notifications/notification'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { newDocumentId } from '@/domain/documentId'
import { Failure } from '@/domain/failure'
import { check, type Schema } from './check'
import { draftOf } from './draft'
import { fieldNamed, fillUntouched, isAnyTouched, readTexts, writeText } from './formElements'
import type { FieldTexts } from './formElements'
import { useAction } from './useAction'

/** How sending a form ended, for the person who sent it. */
export interface Outcome {
  /** The sentence that is notified. */
  readonly say?: string
  /** What stays beside the button: the same sentence when it is left out, nothing when it is null. */
  readonly show?: ReactNode
  /** What stays there under it. */
  readonly also?: ReactNode
  readonly tone?: 'success' | 'error'
  /** Where this notification appears, when not where the form's others do. */
  readonly place?: Place
  /** Where to go next, unless the person has left the page. */
  readonly next?: { readonly to: string; readonly state?: unknown; readonly replace?: boolean }
}

/** What a form is told when it is sent. */
export interface Attempt {
  /** The `value` of the button that was pressed. */
  readonly button: string
  /**
   * The id under which to store `content`: the same for the same content, through retries and
   * reloads, so that a retry after a lost answer stores nothing twice.
   */
  readonly idFor: (content: object) => string
  readonly isStillHere: () => boolean
}

/** What differs from form to form. */
export interface FormOptions<Values, Result> {
  /** The name of its draft. Null while it is not known: nothing is stored yet. */
  readonly name: string | null
  /** What it takes; where the buttons ask for different things, by the button's value. */
  readonly schema: Schema<Values> | ((button: string) => Schema<Values>)
  /** @throws Failure when it could not be sent; then everything typed stays. */
  readonly send: (values: Values, attempt: Attempt) => Promise<Result> | Result
  /** How it ended well: the form is empty by then. */
  readonly done: (result: Result, values: Values, attempt: Attempt) => Outcome
  /** What to say when it could not be sent; null says nothing. */
  readonly failed: (failure: Failure, values: Values) => Outcome | null
  /** What to notify when something typed is invalid; the fields say why by themselves. */
  readonly invalid?: (texts: FieldTexts) => string | null
  readonly pending?: ReactNode
  /** Where notifications appear. */
  readonly place?: Place
  /** The name under which it notifies, where somebody else too may take that away. */
  readonly from?: string
  /** What was sent stays in the fields and in the draft, since it may have to be sent again. */
  readonly staysFilled?: boolean
  /** Fetches what sending needs, as soon as somebody types. */
  readonly prepare?: () => void
}

/** What a form and its fields need of each other. */
export interface FormHandle {
  readonly element: RefObject<HTMLFormElement | null>
  /** What is typed now; empty until the page is interactive. */
  readonly texts: FieldTexts
  /** Whether something that was typed before is filled in again; passwords hardly ever are. */
  readonly isRestored: boolean
  /** The sentence that belongs under each invalid field. */
  readonly errors: FieldTexts
  readonly isPending: boolean
  readonly pending: ReactNode
  readonly outcome: Outcome | null
  readonly onInput: () => void
  /** Checks it; sends it when all is well, and else moves the focus to the first invalid field. */
  readonly submit: (button: string) => void
  /** Whether what is typed would be taken by another button; false until it was sent once. */
  readonly isTakenBy: (button: string) => boolean
  /** Writes into a field as if typed. */
  readonly fill: (name: string, text: string) => void
  readonly focus: (name: string) => void
  /** Remembers its passwords, in memory alone, while the page is left for a moment. */
  readonly keepPasswords: () => void
  /** Forgets the draft of a form that is left on purpose. */
  readonly discard: () => void
}

/**
 * A form from the first letter to its outcome. Fields are native and hold their own text, so what is
 * typed before the page is interactive counts; a draft survives a reload; invalid fields say why;
 * one call is made however often the button is pressed; only what was sent is cleared; the outcome
 * is notified and stays beside the button.
 */
export function useForm<Values, Result = void>(options: FormOptions<Values, Result>): FormHandle {
  const { name, pending, place = 'top-right' } = options
  const element = useRef<HTMLFormElement>(null)
  const draft = useMemo(() => (name === null ? null : draftOf(name)), [name])
  const [texts, setTexts] = useState<FieldTexts>({})
  const [isRestored, setIsRestored] = useState(false)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The button pressed last; null before it was sent once. */
  const [pressed, setPressed] = useState<string | null>(null)
  const { notify, withdraw, prepare } = useNotify()
  const ownId = useId()
  const { from = ownId } = options
  const navigate = useNavigate()

  /** A moment later, so that what was typed or chosen shows first. */
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
    // What was typed before the page was interactive is a draft too.
    if (isAnyTouched(form)) draft?.save(form)
  }, [draft])

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

  /** Empties the form; what was typed since it was sent stays, as a draft of its own. */
  function clear(sent: string) {
    draft?.forget()
    if (element.current && JSON.stringify(read()) !== sent) {
      draft?.save(element.current)
      return
    }
    element.current?.reset()
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
        if (next && isStillHere()) void navigate(next.to, next)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const ended = options.failed(error, values)
        if (ended) show(ended, 'error')
      }
    },
  )

  function checkFor(button: string, now: FieldTexts) {
    const { schema } = options
    return check(typeof schema === 'function' ? schema(button) : schema, now)
  }

  function focus(field: string) {
    fieldNamed(element.current, field)?.focus()
  }

  return {
    element,
    texts,
    isRestored,
    errors,
    isPending,
    pending,
    outcome,
    onInput() {
      draft?.save(element.current)
      prepareSoon()
      // A field that was found invalid says at once when it is right.
      const now = read()
      const still = pressed === null ? {} : checkFor(pressed, now).errors
      setErrors(Object.fromEntries(Object.entries(still).filter(([each]) => errors[each])))
    },
    submit(button) {
      if (isPending) return
      setOutcome(null)
      withdraw(from)
      const now = read()
      const checked = checkFor(button, now)
      setPressed(button)
      setErrors(checked.errors)
      if (checked.isValid) {
        run({ values: checked.values, button, sent: JSON.stringify(now) })
        return
      }
      focus(Object.keys(now).find((each) => checked.errors[each]) ?? '')
      const sentence = options.invalid?.(now)
      if (sentence) notify({ text: sentence, tone: 'error', place, from })
    },
    isTakenBy: (button) => pressed !== null && checkFor(button, texts).isValid,
    fill(field, text) {
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
