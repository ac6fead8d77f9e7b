import * as v from 'valibot'
import { anyPhoneSchema, isUsualPhone } from '@/domain/contact/phoneSchemas'
import { personName } from '@/domain/text/textSchemas'
import { unusualPhone, type OrderedCart } from './order'

/** What the order review asks of whoever orders. */
export const customerSchema = v.object({
  name: personName('Name'),
  phoneNumber: anyPhoneSchema,
})

/** The same, for somebody who has not yet been asked about an unusual number. */
export const carefulCustomerSchema = v.object({
  ...customerSchema.entries,
  phoneNumber: v.pipe(customerSchema.entries.phoneNumber, v.check(isUsualPhone, unusualPhone)),
})

/** An order as it is stored: what is ordered, by whom, and the number to call about it. */
export type Order = OrderedCart & v.InferOutput<typeof customerSchema>
