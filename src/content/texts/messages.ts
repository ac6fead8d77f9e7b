import { isolated } from '@/domain/text/inPlace'
import type { Failure, FailureCode } from '@/domain/failure'
import { oneSize } from '@/domain/shop/order'
import { keptOffline } from './keptOffline'

const loggedOut = 'You are no longer logged in. Please log in again.'
const noAnswer = 'No answer came through. What you typed is still here, please try again.'

const accountAdvice: { readonly [Code in FailureCode]?: string } = {
  offline: keptOffline,
  'wrong-credentials':
    'The email or the password is not right. Please check both, or reset your password.',
  'email-taken':
    'There is an account with this email already. If it is yours, log in or reset its password.',
  'weak-password': 'Please choose a longer password that is hard to guess.',
  'too-many-requests': 'There were too many attempts. Please wait some minutes, then try again.',
  'account-disabled': 'This account is closed. Please contact us.',
  'account-closed': loggedOut,
  'logged-out': loggedOut,
  'link-expired': 'This link has expired or was used already.',
  'no-connection': noAnswer,
  timeout: noAnswer,
}

export const messages = {
  profileNeedsScript: 'Your profile needs JavaScript, which is switched off in your browser.',
  secondMessage: 'You sent us another one a moment ago. Both have arrived.',
  contactNotSent:
    'We could not send your message. It is still here — try again, or reach us on WhatsApp.',
  contactNotSentTryAgain: 'We could not send your message. It is still here — please try again.',
  contactWaiting: 'We could not send your message yet. It waits on this device.',
  contactStillWaiting: 'It still could not be sent. It stays here, and we keep trying.',
  contactDeleted: 'Deleted from this device. We do not try to send it again.',
  feedbackSent: (name: string) => `Hi ${isolated(name)}, Thanks for your feedback ❤️.`,
  feedbackFailed: 'Failed to send feedback. Please try again later.',
  feedbackPending: 'Sending your feedback…',
  feedbackKept: 'What you wrote is still here.',
  suggestionAdded: (kind: string) =>
    `Your ${kind} is in the list, on this device only, until you close this tab.`,
  loggedIn: 'Logged In Successfully',
  noSuchUser: 'No such user found',
  registered: 'User Registered Successfully ☺️',
  registeredNext:
    'One step is left: log in with the password you have just chosen. The team checks that your fee has arrived, and writes to you if anything is unclear.',
  /** Goes with the sign-in service's own words. */
  accountAdvice: ({ code }: Pick<Failure, 'code'>) =>
    accountAdvice[code] ??
    'It did not work just now. What you typed is still here, please try again.',
  registrationUnfinished: 'You are not registered yet. Nothing you typed is lost.',
  registrationUnsure: 'We do not know whether you are registered yet. Nothing you typed is lost.',
  sessionUnknown: 'We could not find out whether you are logged in. Please check your connection.',
  profileNotRead: 'We could not fetch your profile.',
  profileNotSaved: 'We could not save your profile. What you typed is still here.',
  profileUnsure: 'We do not know whether your profile is saved. What you typed is still here.',
  profileSaved: 'Your profile is saved.',
  accountNotDeleted: 'Your account is not deleted yet.',
  deletionUnsure: 'We do not know whether your account is deleted.',
  accountDeleted: 'Your account and your profile are deleted.',
  storedBeforeLogout: 'What you sent just before the logout is stored.',
  loggedOut: 'You are logged out. The forms in this tab are empty again.',
  loggedOutUnused:
    'You were logged out, since nobody used this page for a while. The forms in this tab are empty again.',
  confirmationSent: (email: string) =>
    `A mail with a link is on its way to ${email}. Check spam too. If nothing comes within some minutes, ask again.`,
  confirmationNotSent: 'We could not send the mail.',
  addressConfirmed: 'Your email address is confirmed.',
  addressNotConfirmed: 'Your email address is not confirmed yet.',
  confirmationUnsure: 'We do not know whether your email address is confirmed.',
  addressChanged:
    'Another email was set for this account. If that was you, close this page. If not, take your email back.',
  addressBack:
    'Your email belongs to your account again. Now choose a new password: somebody else may know yours.',
  addressNotBack: 'We do not know whether your email was taken back. Try again.',
  backLinkExpired:
    'If you took your email back before, it is yours again: ask below for a link to choose a new password. If not, write to us.',
  confirmationUsed:
    'If you have pressed the button before, your address is confirmed: your profile tells. There you can also ask for a new link.',
  resetAsked: (email: string) =>
    `If an account uses ${isolated(email)}, a reset link is on its way. Check spam too. If nothing comes within some minutes, ask again.`,
  linkNotChecked: 'We could not check your link.',
  linkCut: 'Part of this link got lost. Open it from the mail again, or ask for a new one below.',
  linkExpiredNext:
    'Ask for a new one below. If you have just chosen a new password, it may be in force already: try to log in with it.',
  resetNotAsked: 'We could not ask for a reset link.',
  passwordChanged: 'Your password is changed. Please log in with the new one.',
  passwordUnsure:
    'We do not know whether your password is changed. Set it again, or try to log in with the new one.',
  passwordNotChanged: 'Your password is not changed yet.',
  itemAdded: (total: number) => `Item added to cart successfully. Cart Total: Ksh. ${total}`,
  cartFull: (most: number) =>
    `Your cart is full: one order takes up to ${most} pieces. Order these first, then start another.`,
  sizeMissing: 'Choose a size first',
  emptyCheckout: 'Please select at least an item before checkout',
  pieceRemoved: (name: string, size: string) =>
    size === oneSize ? `Removed: ${name}.` : `Removed: ${name}, size ${size}.`,
  cartEmptied: 'Your cart is empty now.',
  orderFailed: 'We could not save your order. Nothing was charged. Please try again.',
  orderMayBePlaced:
    'It may have reached us all the same. If you try again here and change nothing, it is placed only once.',
  orderKept: 'Your cart and your details are still here.',
  orderRefused: 'If it fails again, reload this page: a price may have changed.',
  orderedElsewhere: 'Your cart has changed in another tab. Nothing was ordered here.',
  orderPlaced: (reference: string) => `Your order ${reference} is placed.`,
} as const
