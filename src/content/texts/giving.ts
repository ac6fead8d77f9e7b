export const givingTexts = {
  failed: 'Failed to process your donation. Please try again.',
  nothingCharged: 'Nothing was charged. Your details are still here.',
  unpaid: (amount: string, reference: string) =>
    `Your gift of ${amount} is still open, reference ${reference}. If you change it here, the new one replaces it.`,
  giftFound: { before: 'This device remembers a gift of yours. ', link: 'See it', after: '' },
  saving: 'Saving your donation…',
  orToTill: ({ number, businessName }: { number: string; businessName: string }) =>
    `You can also pay to our till ${number} (${businessName}).`,
  needs: 'Fill in amount, name and email first.',
  lead: 'Your gift keeps support free for students and young people.',
  whatHappensNext: [
    'You say what you give, and get a reference.',
    'The next page says how to pay. We never ask for your PIN.',
    'The team finds your payment and thanks you.',
  ],
  recipient: (productName: string, registrationNumber: string | null) =>
    registrationNumber === null
      ? `You give to ${productName}.`
      : `You give to ${productName}, registration number ${registrationNumber}.`,
  notSet: {
    mpesa: 'Giving by M-Pesa is not set up yet.',
    bank: 'Giving by bank is not set up yet.',
  },
  nothingSet: 'Giving on this site is not set up yet.',
  askUs: 'Ask us how you can give.',
  howToGive: (reference = '') =>
    ['How can I give to you?', reference && `My reference is ${reference}.`].join(' ').trim(),
  howToGiveSubject: 'How to give',
  toThisAccount: 'Send your gift to this account.',
  referenceLabel: 'Your reference: write it on the transfer',
  tellUs: (whatsApp: string | null, email: string) =>
    `Tell us, by ${whatsApp ? `WhatsApp (${whatsApp}) or ` : ''}email (${email}), so that we can match your transfer and thank you.`,
  sentByBank: (amount: string, reference: string, name: string) =>
    `I have sent ${amount} by bank. My reference is ${reference}. ${name}`.trim(),
} as const
