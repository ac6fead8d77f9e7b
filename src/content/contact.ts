import { helplines } from './helplines'

const mostNeeded = new Set(['999', '1199', '0722 178 177', '116'])

/** The helplines shown where somebody writes to us; the others are one tap away. */
export const firstHelplines = helplines.filter(({ number }) => mostNeeded.has(number))
