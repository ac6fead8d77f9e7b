import { mayHaveTakenEffect, type Failure } from '@/domain/failure'

/** The sentences that tell a person how something ended (SPEC section 8, PRODUCT 1.9). */
export const messages = {
  donationSaved: (name: string, amount: string | number) =>
    `Thank you ${name}! Please proceed to complete your donation of Ksh: ${amount} ❤️`,
  donationFailed: 'Failed to process your donation. Please try again.',
  offline: 'You are offline. We kept what you typed.',
  donationKept: 'Nothing was charged. Your details are still here.',
  subscribed: 'Subscribed to our newsletter✅!',
  subscriptionFailed: 'Subscription failed. Please try again.',
  contactSent: (name: string) =>
    `Hi ${name}, We have received your message and will get back to you soon.`,
  contactNotSent:
    'We could not send your message. It is still here — try again, or reach us on WhatsApp.',
  contactNotSentTryAgain: 'We could not send your message. It is still here — please try again.',
  contactWaiting: 'We could not send your message yet. It waits on this device.',
  contactStillWaiting: 'It still could not be sent. It stays here, and we keep trying.',
  contactDeleted: 'Deleted from this device. The message was not sent.',
  feedbackSent: (name: string) => `Hi ${name}, Thanks for your feedback ❤️.`,
  feedbackFailed: 'Failed to send feedback. Please try again later.',
  feedbackKept: 'What you wrote is still here.',
  stkStarted: 'STK Push initiated successfully!',
  stkFailed: (failure: Failure) => {
    if (failure.code === 'rejected') return `Error: ${failure.detail}`
    if (failure.code === 'rejected-with-error') {
      return `Error initiating STK Push: ${failure.detail}`
    }
    return 'Error initiating STK Push'
  },
  stkFailedAdvice: (failure: Failure) => {
    if (failure.code === 'offline') return messages.offline
    return mayHaveTakenEffect(failure)
      ? 'You may still get a prompt. If you do, you can accept it once.'
      : 'Nothing was charged. You can try again, or pay to the till below.'
  },
  anotherPrompt: {
    title: 'Send another prompt?',
    text: 'You asked for a prompt less than two minutes ago. If it is still on your phone, accept that one: a second prompt could take the money twice.',
    yes: 'Send another',
    no: 'Wait',
  },
  itemAdded: (total: number) => `Item added to cart successfully. Cart Total: Ksh. ${total}`,
  cartFull: (most: number) =>
    `Your cart is full: one order takes up to ${most} pieces. Order these first, then start another.`,
  sizeMissing: 'Choose a size first',
  emptyCheckout: 'Please select at least an item before checkout',
  pieceRemoved: (name: string, size: string) => `Removed: ${name}, size ${size}.`,
  cartEmptied: 'Your cart is empty now.',
  orderFailed: 'We could not save your order. Nothing was charged. Please try again.',
  orderKept: 'Your cart and your details are still here.',
  orderRefused: 'If it fails again, load this page anew: a price may have changed.',
  orderPlaced: (reference: string) => `Your order ${reference} is placed.`,
} as const
