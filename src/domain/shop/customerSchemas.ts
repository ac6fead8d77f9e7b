import * as v from 'valibot'
import { anyPhoneSchema, isUsualPhone } from '@/domain/contact/phoneSchemas'
import { personName } from '@/domain/text/textSchemas'
import { unusualPhone } from './order'

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
