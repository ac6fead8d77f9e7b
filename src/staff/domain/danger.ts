import { nameKey } from '@/domain/text/sameness'
import type { StoredMessage } from './records'

/** Without apostrophes, as `nameKey` leaves words. Only a hint: danger has many more words. */
const words = new RegExp(
  [
    'suicid|\\b(?:kill|hurt|harm|cutt?|hang)(?:ed|ing|s)? (?:my|him|her|your|them) ?sel|\\bself ?harm|\\boverdos',
    '\\bend(?:ing)? it all|\\b(?:end|tak)(?:e|ing)? (?:my|his|her|their) (?:own )?life|\\btired of li[fv]',
    '\\bwish i (?:was|were) (?:dead|never born)',
    '\\b(?:want|wanna|going|rather|ready|wish i could)(?: to)? (?:die|disappear|be dead)\\b',
    '\\b(?:not|dont|doesnt|cant|never) (?:want |wants |wanna )?(?:to )?(?:be (?:here|alive)|live|wake up|go on)\\b',
    '\\b(?:no|any) (?:reason|point) (?:to|in) liv|\\bbetter off (?:dead|without me)',
    '\\bin danger\\b|\\bnot safe\\b|\\bunsafe\\b|\\brap(?:ed?|ing)\\b|\\babus(?:ed?|es|ing)\\b|\\b(?:beats?|hits?) me\\b',
    'jiu[ae]\\b|jinyong[ae]|jidhuru|to[ae] uhai|\\b(?:kufa|nife)\\b|\\b(?:sitaki|nimechoka) (?:kuishi|maisha|na maisha)|\\bkubaka|\\bbakwa|\\bhatari',
  ].join('|'),
)

/** Whether it may be about somebody's life or safety. */
export function soundsLikeDanger({
  subject,
  message,
}: Pick<StoredMessage, 'subject' | 'message'>): boolean {
  return words.test(nameKey(`${subject} ${message}`))
}
