/** The source of the cart's notifications; each replaces the one before. */
export const cartNews = 'cart'
