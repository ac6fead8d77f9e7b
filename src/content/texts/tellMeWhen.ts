export const tellMeWhenTexts = {
  label: 'Tell me when',
  field: 'Your email address',
  hint: 'We write to you once, when there is news.',
  consent: 'We use your address for this only, then delete it. See',
  done: 'Saved. We write to you when there is news.',
  /** Also true if only the answer was lost. */
  failed: 'It may not be saved. Please try again.',
  kept: 'Your address is still here.',
  /** In the words that the team reads, besides titles of activities. */
  subjects: { app: 'The app', shop: 'New things in the shop', activities: 'New activities' },
} as const
