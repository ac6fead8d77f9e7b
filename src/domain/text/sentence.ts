/** Ends a fact of the organisation's with a full stop, unless it has an end of its own. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
