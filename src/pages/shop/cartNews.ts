/** Who tells what became of the cart: the last news takes the place of the news before. */
export const cartNews = 'cart'
