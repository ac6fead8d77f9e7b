import { isolated } from '@/domain/text/inPlace'

/** A separate file, so that /pay does not carry the words of /donate. */
export function giftSaved(name: string, amount: string | number): string {
  return `Thank you${name && ` ${isolated(name)}`}! Please proceed to complete your donation of Ksh: ${amount} ❤️`
}
