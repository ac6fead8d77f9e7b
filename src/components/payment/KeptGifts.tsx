import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { givenBy, keptGiftTexts } from '@/content/keptGifts'
import { paymentFacts, receiptTexts } from '@/content/receipt'
import { dayOfMoment } from '@/domain/calendar/dayOfMoment'
import type { KeptGift } from '@/domain/giving/keptGift'
import { formatKsh } from '@/domain/money/money'
import { KeptList } from './KeptList'
import { Receipt } from './Receipt'

/** The gifts that somebody told us of on this device, each with its receipt; nothing where there is none. */
export function KeptGifts({ gifts }: { gifts: readonly KeptGift[] | null }) {
  return (
    <KeptList title={keptGiftTexts.title} note={keptGiftTexts.kept}>
      {(gifts ?? []).map((gift) => (
        <Gift key={gift.reference} gift={gift} />
      ))}
    </KeptList>
  )
}

function Gift({ gift: { reference, amount, method, toldAt } }: { gift: KeptGift }) {
  const [isShown, setIsShown] = useState(false)
  const id = `gift-${reference}`
  const payment = { purpose: 'donation', name: '', reference, amount, method } as const
  return (
    <>
      <h3 id={id}>Gift {reference}</h3>
      <p>
        {formatKsh(amount)} · {givenBy[method]}
      </p>
      <p className="muted">
        {keptGiftTexts.toldOn(dayOfMoment(toldAt))} {receiptTexts.unconfirmed}
      </p>
      <p className="actions">
        <Button
          look="secondary"
          aria-describedby={id}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide the receipt' : 'See the receipt'}
        </Button>
      </p>
      {isShown && <Receipt facts={paymentFacts({ payment, at: toldAt })} />}
    </>
  )
}
