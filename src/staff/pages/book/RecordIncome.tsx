import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import type { Account } from '@/domain/members/account'
import { bookTexts } from '@/staff/content/book'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import { income, type Opening } from '@/staff/pages/booking/opening'

/** Money that nobody pledged. */
export function RecordIncome({
  staff,
  onDone,
}: {
  staff: Account
  /** `amount`: whole Ksh. */
  onDone: (stored: { amount: number; paidOn: string }) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {bookTexts.recordIncome}
      </Button>
      {isOpen && (
        <BookingDialog
          opening={opening}
          staff={staff}
          onDone={(stored) => {
            close()
            onDone(stored)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const opening: Opening = {
  name: 'income',
  words: bookingWords.income,
  text: bookingTexts.income,
  parts: [[income, '']],
}
