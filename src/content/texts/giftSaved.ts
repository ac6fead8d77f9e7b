import { isolated } from '@/domain/text/inPlace'

/** Apart, to keep the words of /donate off /pay. */
export function giftSaved(name: string, amount: string | number): string {
  return `Thank you${name && ` ${isolated(name)}`}! Please proceed to complete your donation of Ksh: ${amount} ❤️`
}
