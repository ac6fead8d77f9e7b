import { catalogue } from '@/content/facts/catalogue.json'
import { cartOf, orderedCart } from '@/domain/shop/cart'
import type * as records from '@/services/records'

/** Such as the forms make: nothing else is taken. */
export const id = 'PLEDGE23456789ABCDEF'

const email = 'asha@example.org'

/** What a visitor sends. */
export const donation = {
  ...{ name: 'Asha', email, amount: '500', message: '' },
  paymentMethod: 'mpesa',
} as const
const order = {
  ...{ name: 'Asha', phoneNumber: '0712 345 678' },
  ...orderedCart(cartOf([{ id: '1', name: 'Hoodie', size: 'M' }], catalogue)),
}
export const feedback = { name: 'Asha', email, message: 'Good' }
export const message = { ...feedback, subject: 'A talk' }

/** The fields that a form's record is stored with, by collection. */
export const storedFields = {
  Donations: donation,
  Orders: order,
  mailingList: { email },
  tellMeWhen: { email, subject: 'Yoga' },
}

/** How each record of a visitor is stored, by the collection in which it ends up. */
export const storing = (by: typeof records) => ({
  Donations: (under: string) => by.saveDonation(under, donation),
  Orders: (under: string) => by.placeOrder(under, order),
  contactMessages: (under: string) => by.storeContactMessage(under, message),
  mailingList: (under: string) => by.subscribe(under, email),
  tellMeWhen: (under: string) => by.tellMeWhen(under, storedFields.tellMeWhen),
})
