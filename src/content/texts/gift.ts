/** A separate file, so that pages that only link to /gift do not carry it. */
export const giftTexts = {
  title: { donation: 'Your gift', order: 'Your order' },
  /** True of a part, too. */
  confirmedTitle: {
    donation: 'Thank you: your gift has arrived',
    order: 'Your payment for this order has arrived',
  },
  anyTitle: 'Your gift or order',
  looking: 'Looking it up…',
  needsScript: 'This page needs JavaScript, which is switched off in your browser.',
  badLink: 'This link is incomplete. Copy all of it again, or ask us with your reference.',
  notFound: 'We could not look it up. Please check your connection, then try again.',
  open: 'Not confirmed yet.',
  next: {
    open: 'The team confirms it once they find your payment in the statement. You see the same if a letter of the link is wrong.',
    confirmed: '',
    back: 'The reference helps if you want to ask us about it.',
    cancelled: '',
    void: 'Please ask us, and give the reference: your payment may be under another one.',
  },
  keepsFree: 'It keeps support free for students and young people.',
  pledged: { donation: 'You pledged', order: 'Order total' },
  confirmedOn: 'Confirmed on',
  arrived: 'Your payment has arrived.',
  noAmount:
    'It does not say who paid, or how much arrived. Your M-Pesa SMS or bank statement does.',
} as const
