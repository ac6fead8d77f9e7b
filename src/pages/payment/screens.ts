import { useEffect, useRef } from 'react'
import { paymentTexts } from '@/content/texts/payment'
import type { Payment } from '@/domain/payment/payment'
import {
  awaitsReport,
  isPlausiblyPaid,
  isSaidPaid,
  isWithPrompt,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'

/** Between steps of the same screen the focus stays. */
export function screenOf(progress: PaymentProgress): string {
  if (awaitsReport(progress)) return 'report'
  if (isWithPrompt(progress)) return 'prompt'
  if (isSaidPaid(progress)) return progress.stage
  return progress.step === 'not-paid' ? 'not-paid' : 'request'
}

export function titleOf(payment: Payment | null, progress: PaymentProgress): string {
  const { heading } = paymentTexts
  if (isWithPrompt(progress)) return heading[progress.step]
  if (progress.step === 'not-paid') return heading.notPaid[progress.why]
  if (!isSaidPaid(progress)) return heading.pay
  if (progress.stage !== 'done') return heading[progress.stage]
  if (!isPlausiblyPaid(progress)) return heading.doubtful
  if (payment?.purpose === 'membership') return heading.feePaid
  return heading.thanks(payment?.purpose === 'donation' ? payment.name : null)
}

/** Makes screen readers read the heading of a new screen. */
export function useScreenChange(screen: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const announcement = useRef<HTMLParagraphElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen || !heading.current || !announcement.current) return
    shown.current = screen
    // A changed heading is only read out when it is focused again.
    if (document.activeElement === heading.current) heading.current.blur()
    // Takes the focus only if the focused button is gone.
    const isFree = document.activeElement === document.body
    if (isFree) heading.current.focus()
    announcement.current.textContent = isFree ? '' : heading.current.textContent
  }, [screen])
  return { heading, announcement }
}
