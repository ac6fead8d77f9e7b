import * as v from 'valibot'
import { anyPhoneSchema, isUsualPhone } from '@/domain/contact/phone'
import { personName } from '@/domain/text/plainText'
import type { orderedCart } from './cart'

export const unusualPhone =
  'This does not look like a mobile number such as 0712 345 678 or +44 7911 123456. Please check it, or press “Send anyway”.'

export const customerSchema = v.object({
  name: personName('Name'),
  phoneNumber: anyPhoneSchema,
})

export const carefulCustomerSchema = v.object({
  ...customerSchema.entries,
  phoneNumber: v.pipe(customerSchema.entries.phoneNumber, v.check(isUsualPhone, unusualPhone)),
})

export type Order = ReturnType<typeof orderedCart> & v.InferOutput<typeof customerSchema>
