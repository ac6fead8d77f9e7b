import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FieldTexts } from '@/components/form/draft'
import type { FormHandle } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import { forgetTyped, lastPhone } from '@/components/payment/typedPayment'
import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'
import { isolated } from '@/domain/text/inPlace'
import { registerTexts } from '@/content/texts/members'
import { deviceEntry } from '@/device/deviceStore'
import { paymentState } from '@/domain/payment/payment'
import { lastPayment } from '@/services/keptPayments'

/** Set when somebody leaves the registration for /pay. */
const feeVisit = deviceEntry('fee-visit', v.literal(true))

/** Null until somebody says on /pay that the fee is paid. */
const saidPaid = v.looseObject({ step: v.picklist(['told-paid', 'reported-paid']) })
const paidFee = deviceEntry('payment-progress', saidPaid)

/** A prompt that waits, may come, or ended without a report. */
const asked = v.object({ at: v.number(), amount: v.number() })
const doubted = v.pipe(
  v.object({ doubted: asked }),
  v.transform((progress) => progress.doubted),
)
const askedFee = deviceEntry('payment-progress', v.union([doubted, asked]))

/** Once its member is registered, the next fee may be another person's: /pay must show them nothing of this one. */
export function closeFee(): void {
  const said = paidFee.read('membership')
  const prompt = askedFee.read('membership')
  if (said) paidFee.write({ ...said, stage: 'done' }, 'membership')
  // "Back" to /pay asks for no second payment: the member has ticked that this one is made.
  else if (prompt) {
    const told = { step: 'told-paid', stage: 'done', sms: null, hasToldTeam: false } as const
    paidFee.write({ ...prompt, ...told }, 'membership')
  } else paidFee.forget('membership')
  forgetTyped('membership')
  lastPhone.forget()
  if (lastPayment.read()?.purpose === 'membership') lastPayment.forget()
}

/** A registration is complete without these. */
const mayStayEmpty: ReadonlySet<string> = new Set(['guardian'])

/** The names of the fields that are still empty. */
export function emptyFields(texts: FieldTexts): readonly string[] {
  return Object.keys(texts).filter((name) => texts[name]?.trim() === '' && !mayStayEmpty.has(name))
}

/** Leads to /pay. On the way back, focuses the first empty field, with a sentence about it. */
export function useFeeVisit(form: FormHandle) {
  const { element, texts, focus } = form
  const navigateWithState = useNavigateWithState()
  const isReady = useHydrated()
  // Only on mount, since /pay may take time to open.
  const [isBack] = useState(() => feeVisit.read() === true)
  const hasLanded = useRef(false)
  const empty = emptyFields(texts)

  useEffect(() => {
    if (isBack) feeVisit.forget()
  }, [isBack])

  useEffect(() => {
    // Too early: there are no fields yet, or the button is disabled.
    if (!isBack || !isReady || Object.keys(texts).length === 0 || hasLanded.current) return
    hasLanded.current = true
    const [first] = empty
    if (first) focus(first)
    else element.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  })

  return {
    cue: isBack && isReady && texts.paid === 'yes' && cueFor(empty),
    pay: () => {
      form.fill('paid', 'yes')
      form.keepPasswords()
      feeVisit.write(true)
      const { phoneNumber: phone, fname, lname, email } = texts
      const member = [[fname, lname].filter(Boolean).join(' '), email ?? '']
        .filter(Boolean)
        .map(isolated)
        .join(', ')
      const state = paymentState({
        purpose: 'membership',
        amount: organisation.membershipFeeKsh,
        reference: null,
        ...(phone && { phone }),
        ...(member && { member }),
      })
      navigateWithState(paths.mobileMoney, { state })
    },
  }
}

function cueFor(empty: readonly string[]): string {
  const { unpaid, ready, password, unfinished } = registerTexts.feeTicked
  if (!paidFee.read('membership')) return unpaid
  if (empty.length === 0) return ready
  return empty.join() === 'password' ? password : unfinished
}
