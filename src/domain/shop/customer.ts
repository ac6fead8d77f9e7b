import * as v from 'valibot'
import { anyPhoneSchema, isUsualPhone } from '@/domain/contact/phone'
import { personName } from '@/domain/text/plainText'
import type { OrderedCart } from './order'

/** Said first of a number that may well be mistyped, though we can store it. */
export const unusualPhone =
  'This does not look like a mobile number such as 0712 345 678 or +44 7911 123456. Please check it, or press “Send anyway”.'

/** What the order review asks the customer. */
export const customerSchema = v.object({
  name: personName('Name'),
  phoneNumber: anyPhoneSchema,
})

/** The same, before a question about an unusual number was answered. */
export const carefulCustomerSchema = v.object({
  ...customerSchema.entries,
  phoneNumber: v.pipe(customerSchema.entries.phoneNumber, v.check(isUsualPhone, unusualPhone)),
})

/** An order as it is stored: what is ordered, by whom, and the number to call about it. */
export type Order = OrderedCart & v.InferOutput<typeof customerSchema>
