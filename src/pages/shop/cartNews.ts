/** Source of the cart's notifications; each replaces the last. */
export const cartNews = 'cart'
