import { useLocation } from 'react-router-dom'
import { useForm } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import organisation from '@/content/facts/organisation.json'
import { giftSaved } from '@/content/texts/giftSaved'
import { messages } from '@/content/texts/messages'
import { givingTexts } from '@/content/texts/giving'
import { keptOffline } from '@/content/texts/keptOffline'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { useMemberTexts } from '@/context/user/useMemberTexts'
import { useDeviceEntry } from '@/device/deviceStore'
import { referenceOf } from '@/domain/documentId'
import { donationSchema } from '@/domain/giving/donation'
import { markedPaidAt } from '@/domain/payment/keptPayment'
import { wholeKsh } from '@/domain/money/money'
import { paymentState, type DonationPayment } from '@/domain/payment/payment'
import { careful } from '@/domain/text/addressQuestion'
import { prepareRecords } from '@/services/call'
import { keepPayment, lastPledge } from '@/services/keptPayments'
import { saveDonation } from '@/services/records'

const next = { mpesa: paths.mobileMoney, bank: paths.bankDonation } as const

/** `unpaid` is this tab's last gift: the same content goes on to pay for it, another content replaces it. */
export function useDonationForm() {
  const unpaid = useUnpaidPledge()
  const member = useMemberTexts()
  const form = useForm({
    name: 'donation',
    schema: (button) => careful(donationSchema(button, settings.VITE_MPESA_LIMIT_KSH), button),
    place: 'top-centre',
    known: { ...member, ...unpaid?.content, ...useAskedAmount() },
    pending: givingTexts.saving,
    prepare: prepareRecords,
    async send(donation, { idFor }) {
      if (unpaid && JSON.stringify(unpaid.content) === JSON.stringify(donation)) {
        return unpaid.document
      }
      const id = idFor(donation)
      await saveDonation(id, donation)
      return id
    },
    done(document, content, { isForgotten }) {
      if (isForgotten()) return { say: messages.storedBeforeLogout }
      const { name, amount, paymentMethod: method } = content
      const pledge: DonationPayment = {
        purpose: 'donation',
        amount: Number(amount),
        reference: referenceOf(document),
        document,
        name,
        method,
      }
      lastPledge.write({ content, document })
      keepPayment(pledge, unpaid?.document)
      return {
        say: giftSaved(name, amount),
        show: null,
        next: { to: next[method], state: paymentState(pledge) },
      }
    },
    failed: ({ code }) => ({
      say: givingTexts.failed,
      also: [
        code === 'offline' && keptOffline,
        givingTexts.nothingCharged,
        organisation.till && givingTexts.orToTill(organisation.till),
      ],
    }),
  })
  return { form, unpaid }
}

/** In the link of a reminder: /donate#amount=500. */
function useAskedAmount() {
  const { hash } = useLocation()
  const amount = wholeKsh(new URLSearchParams(hash.slice(1)).get('amount') ?? '')
  return useHydrated() && amount ? { amount: String(amount) } : {}
}

function useUnpaidPledge() {
  const pledge = useDeviceEntry(lastPledge)
  const kept = useKeptPayments('donation')
  const isUnpaid = kept.some(
    (each) => each.payment.document === pledge?.document && markedPaidAt(each) === null,
  )
  return isUnpaid ? pledge : null
}
