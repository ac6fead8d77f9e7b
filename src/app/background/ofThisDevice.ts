/** What is of use only where this device keeps something of ours, in one file of its own. */
export { Background } from './Background'
export { CartLink } from './CartLink'
