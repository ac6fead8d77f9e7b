import { giversTexts as texts } from '@/staff/content/givers'
import { formatKsh } from '@/domain/money/money'
import { countedAmount } from '@/staff/domain/confirmation'
import { givenBy, thankedBy, giftsToThank, type Gift, type Giver } from '@/staff/domain/givers'
import { dayText } from '@/staff/pages/list/timeText'
import { thankedText } from '@/staff/pages/payments/recordText'

export function nameText({ isStored, name, email }: Giver): string {
  return isStored ? name || email || '–' : texts.notStored
}

/** '–': nobody to thank. */
export function thanksText(giver: Giver): string {
  const open = giftsToThank(giver).length
  const all = givenBy(giver).length
  if (open > 0) return open === all ? texts.notYet : texts.notYetFor(open, all)
  const last = thankedBy(giver)
  return last ? thankedText(last) : '–'
}

export function giftTexts(gifts: readonly Gift[]): readonly string[] {
  return gifts.map((gift) => texts.draft.gift(formatKsh(countedAmount(gift)), dayText(gift.paidOn)))
}
