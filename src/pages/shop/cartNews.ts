/** The source of notifications about the cart; each replaces the last. */
export const cartNews = 'cart'
