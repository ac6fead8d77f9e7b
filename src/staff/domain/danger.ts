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
    '\\b(?:cannot|no longer want to) (?:live|go on|be alive)\\b|\\b(?:no|any) (?:reason|point) (?:to|in) liv',
    '\\bbetter off (?:dead|without me)',
    '\\bin danger\\b|\\bnot safe\\b|\\bunsafe\\b|\\brap(?:ed?|ing)\\b|\\babus(?:ed?|es|ing)\\b|\\bassault|\\bmolest|\\bdefile',
    '\\b(?:beat(?:s|ing)?|hit(?:s|ting)?|kill|threaten(?:s|ed|ing)?) me\\b',
    // Swahili puts person and tense before the verb: kujiua, najiua, nitajiua.
    'ji(?:u[ae]|dhuru|umiza|nyong[ae])\\b|to[ae] uhai|\\b(?:kufa|nife|sumu)\\b|(?:kubaka|nibaka|bakwa)\\b',
    'ananipiga\\b|\\bhatari|\\b(?:sitaki|siwezi|siwezi kuendelea|nimechoka) (?:kuishi|maisha|na maisha)',
  ].join('|'),
)

/** Whether it may be about somebody's life or safety. */
export function soundsLikeDanger({
  subject,
  message,
}: Pick<StoredMessage, 'subject' | 'message'>): boolean {
  return words.test(nameKey(`${subject} ${message}`))
}
