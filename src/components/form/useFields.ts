import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
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

/**
 * The texts of a form, and their draft, which survives a reload. Fields are uncontrolled, so text
 * typed before hydration counts; `onTypedBefore` is called for it.
 */
export function useFields(name: string, known: FieldTexts, onTypedBefore: () => void) {
  const element = useRef<HTMLFormElement>(null)
  // Until then, the name may be another draft's.
  const isHydrated = useHydrated()
  const draft = useMemo(() => draftOf(name), [name])
  const [texts, setTexts] = useState<FieldTexts>({})
  const [isRestored, setIsRestored] = useState(false)
  const hearTypedBefore = useEffectEvent(onTypedBefore)

  function read() {
    const now = readTexts(element.current)
    setTexts((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    return now
  }

  useLayoutEffect(() => {
    if (!isHydrated) return
    const form = element.current
    if (isAnyTouched(form)) hearTypedBefore()
    const before = JSON.stringify(readTexts(form))
    fillUntouched(form, draft.take())
    const now = readTexts(form)
    setTexts(now)
    setIsRestored((was) => was || JSON.stringify(now) !== before)
    // Text typed before hydration is a draft too.
    if (isAnyTouched(form)) draft.save(form)
  }, [isHydrated, draft])

  const knownNow = JSON.stringify(known)
  useLayoutEffect(() => {
    const form = element.current
    const filled = JSON.parse(knownNow) as FieldTexts
    // Leaves the focused field alone.
    const focused = document.activeElement?.getAttribute('name') ?? ''
    fillUntouched(form, { ...filled, [focused]: '' })
    setTexts(readTexts(form))
    // For example after a logout.
    return () => emptyUnchanged(form, filled)
  }, [knownNow])

  return {
    element,
    /** Empty before hydration. */
    texts,
    /** Whether a draft was restored, usually without passwords. */
    isRestored,
    read,
    save: () => draft.save(element.current),
    /** Text typed since sending stays, as a new draft. */
    clear: (sent: FieldTexts) => {
      draft.forget()
      if (isAnyTouched(element.current) && JSON.stringify(read()) !== JSON.stringify(sent)) {
        draft.save(element.current)
        return
      }
      element.current?.reset()
      fillUntouched(element.current, known)
      read()
    },
    idFor: draft.idFor,
    focus: (field: string | undefined) => fieldNamed(element.current, field)?.focus(),
    fill: (field: string, text: string): void => {
      const target = fieldNamed(element.current, field)
      if (!target) return
      writeText(target, text)
      target.dispatchEvent(new Event('input', { bubbles: true }))
    },
    keepPasswords: () => draft.savePasswords(element.current),
    discard: () => draft.forget(),
  }
}
