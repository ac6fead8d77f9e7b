import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FormHandle } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { registerTexts } from '@/content/members'
import { deviceEntry } from '@/device/deviceStore'

/** In the tab: whoever registers is on /pay, and comes back to the end of the form. */
const feeVisit = deviceEntry('fee-visit', v.literal(true))

/** Somebody leaves the registration to pay the fee. */
export function noteFeeVisit(): void {
  feeVisit.write(true)
}

/**
 * Takes whoever comes back from paying to what is left to do: the first empty field or the button.
 * Answers the sentence that says so there, or false.
 */
export function useFeeVisit({ element, texts, focus }: FormHandle): string | false {
  const isReady = useHydrated()
  // Not whoever is just leaving for /pay, which may take a while to come.
  const [isBack] = useState(() => feeVisit.read() === true)
  const hasLanded = useRef(false)
  const names = Object.keys(texts)
  const empty = names.filter((name) => texts[name] === '' && name !== 'guardian')

  useEffect(() => {
    if (isBack) feeVisit.forget()
  }, [isBack])

  useEffect(() => {
    // Until the page is interactive nothing is known of the fields, and the button is disabled.
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
