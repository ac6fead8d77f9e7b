/** What the pages about giving say. */
export const givingTexts = {
  saved: (name: string, amount: string | number) =>
    `Thank you ${name}! Please proceed to complete your donation of Ksh: ${amount} ❤️`,
  failed: 'Failed to process your donation. Please try again.',
  nothingCharged: 'Nothing was charged. Your details are still here.',
  saving: 'Saving your pledge…',
  orToTill: ({ number, businessName }: { number: string; businessName: string }) =>
    `You can also pay to our till ${number} (${businessName}).`,
  needs: 'To go on, fill in the amount, your name and your email.',
  lead: 'Your gift keeps support free for students and young people. Choose an amount, tell us who you are, then pay by M-Pesa or bank.',
  whatHappensNext: [
    'We note your pledge and give you a reference.',
    'You pay on the next page. We never ask for your PIN on this site.',
    'The team matches your payment against our records and thanks you.',
  ],
  toThisAccount: 'Send your gift to this account.',
  referenceLabel: 'Your reference: write it on the transfer',
  tellUs: 'Tell us, so that we can match your transfer and thank you.',
  noContactToTell: 'Our contact address is not set yet. Please keep your reference.',
  sentByBank: (amount: string, reference: string, name: string) =>
    `I have sent ${amount} by bank. My reference is ${reference}. ${name}`,
} as const
