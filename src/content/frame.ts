/** What header and footer say on every page. */
export const frameTexts = {
  newsletter: {
    consent: 'We use your address for the newsletter only, and you can leave at any time. See',
    link: 'how we handle it',
    notLoaded:
      'This box could not be loaded. Your address is still here: check your connection, then press again.',
  },
  emergency: 'We are not an emergency service. In danger right now? Call',
} as const
