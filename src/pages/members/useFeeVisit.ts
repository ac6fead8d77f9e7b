import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FormHandle } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { registerTexts } from '@/content/texts/members'
import { deviceEntry } from '@/device/deviceStore'

/** Set when the registration is left for /pay. */
export const feeVisit = deviceEntry('fee-visit', v.literal(true))

/** After paying, focuses the first empty field and returns a sentence for it. */
export function useFeeVisit({ element, texts, focus }: FormHandle): string | false {
  const isReady = useHydrated()
  // Only on mount: /pay may open slowly after leaving.
  const [isBack] = useState(() => feeVisit.read() === true)
  const hasLanded = useRef(false)
  const names = Object.keys(texts)
  const empty = names.filter((name) => texts[name] === '' && name !== 'guardian')

  useEffect(() => {
    if (isBack) feeVisit.forget()
  }, [isBack])

  useEffect(() => {
    // Too early: no fields yet, or a disabled button.
    if (!isBack || !isReady || names.length === 0 || hasLanded.current) return
    hasLanded.current = true
    const [first] = empty
    if (first) focus(first)
    else element.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  })

  const { ready, password, unfinished } = registerTexts.feeTicked
  if (!isBack || !isReady || texts.paid !== 'yes') return false
  if (empty.length === 0) return ready
  return empty.join() === 'password' ? password : unfinished
}
