import * as v from 'valibot'
import { draftOf } from '@/components/form/draft'
import { deviceEntry } from '@/device/deviceStore'

/** The number that this tab last asked a prompt for. */
export const lastPhone = deviceEntry('payment-phone', v.string())

/** `name`: `paymentName`. */
export function draftName(form: 'stk-push' | 'mpesa-sms', name: string): string {
  return `${form} ${name}`
}

export function forgetTyped(name: string): void {
  draftOf(draftName('stk-push', name)).forget()
  draftOf(draftName('mpesa-sms', name)).forget()
}
