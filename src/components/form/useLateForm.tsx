import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { isKept } from '@/device/keeping'
import { isAnyTouched } from './formElements'
import type { FormHandle } from './useForm'

/** What calls `useForm` for a form that is there already, and hands on what it gets; shows nothing. */
export type FormEngine = ComponentType<{
  readonly findForm: () => HTMLFormElement | null
  readonly onHandle: (handle: FormHandle) => void
}>

const nothing = () => undefined

/**
 * A form whose engine (schema, draft, what sends it) is fetched when somebody means to use it, or has
 * typed into it already. The fields stay the same ones, so nothing typed is lost, and a button that is
 * pressed meanwhile counts when the engine is there. `wake` is for whatever comes before typing.
 */
export function useLateForm({
  name,
  load,
  notLoaded,
}: {
  /** Under which its draft is kept. */
  readonly name: string
  /** Fetches the engine: a memo component, outside of any component. */
  readonly load: () => Promise<FormEngine>
  /** What to say when a button was pressed and the engine cannot be fetched. */
  readonly notLoaded: string
}): { readonly form: FormHandle; readonly engine: ReactNode; readonly wake: () => void } {
  const element = useRef<HTMLFormElement>(null)
  const [Engine, setEngine] = useState<FormEngine | null>(null)
  const [handle, setHandle] = useState<FormHandle | null>(null)
  /** The button that was pressed before the engine was there. */
  const waits = useRef<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const findForm = useCallback(() => element.current, [])

  const fetchEngine = useCallback(async () => {
    const loaded = await load()
    setEngine(() => loaded)
  }, [load])
  // Typing can go on without it, so this need not say that it failed.
  const wake = useCallback(() => void fetchEngine().catch(nothing), [fetchEngine])

  useEffect(() => {
    if (isAnyTouched(element.current) || isKept('draft', name)) wake()
  }, [name, wake])

  const press = useCallback(
    (button: string) => {
      waits.current = button
      setIsPending(true)
      setHasFailed(false)
      fetchEngine().catch(() => {
        waits.current = null
        setIsPending(false)
        setHasFailed(true)
      })
    },
    [fetchEngine],
  )

  const takeOver = useCallback((engine: FormHandle) => {
    setHandle(engine)
    const button = waits.current
    waits.current = null
    if (button !== null) engine.submit(button)
  }, [])

  const waiting = useMemo<FormHandle>(
    () => ({
      element,
      texts: {},
      errors: {},
      isPending,
      isWaitingForChecks: false,
      isRestored: false,
      pending: null,
      outcome: hasFailed && !isPending ? { show: notLoaded } : null,
      onInput: wake,
      submit: press,
      isTakenBy: () => false,
      fill: nothing,
      focus: nothing,
      keepPasswords: nothing,
      discard: nothing,
    }),
    [hasFailed, isPending, notLoaded, press, wake],
  )

  return {
    form: handle ?? waiting,
    engine: Engine && <Engine findForm={findForm} onHandle={takeOver} />,
    wake,
  }
}
