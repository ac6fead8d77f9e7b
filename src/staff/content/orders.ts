import { isolated } from '@/domain/text/inPlace'
import type { PaymentState } from '@/staff/domain/confirmation'

const whyUnpaid: Readonly<Partial<Record<PaymentState['state'], string>>> = {
  part: 'Only part of its payment is confirmed. If the rest has arrived, confirm it first.',
  back: 'Its money was paid back.',
}

export const ordersTexts = {
  lead: 'Pack what is paid for, by its ship-by date. You can undo a step for ten minutes; after that it stays, with your name.',
  recent: 'Orders from the last 90 days, and older ones paid this month or last.',
  showOlder: 'Show older',
  search: 'Name, phone, reference or code',
  notFound: 'No order found. Search by code, reference, phone number or name.',
  viewsLabel: 'Which orders',
  views: {
    open: { name: 'All open', empty: 'No order is open.' },
    toPack: { name: 'To pack', empty: 'Nothing is waiting to be packed.' },
    unpaid: { name: 'Waiting for payment', empty: 'No order is waiting for payment.' },
    ready: { name: 'Ready to fetch', empty: 'No order is ready to fetch.' },
    handedOver: { name: 'Handed over', empty: 'No order has been handed over yet.' },
    cancelled: { name: 'Cancelled', empty: 'No order has been cancelled.' },
  },
  ready: {
    by: (channel: string) => `Ready by ${channel}`,
    /** Staff add the place at the end, as agreed with each customer. */
    text: (name: string, reference: string, toPay: string | null) =>
      `Hi ${isolated(name)}, your order ${reference} is ready.${toPay ? ` ${toPay} is still to be paid.` : ''} You can fetch it at …`,
  },
  unpaid: (reference: string, step: string, state: PaymentState['state']) => ({
    title: `Order ${reference} is not paid yet`,
    text:
      whyUnpaid[state] ?? 'No payment is confirmed for it. If it has arrived, confirm it first.',
    no: 'Leave it',
    yes: `${step} anyway`,
  }),
  steps: { packed: 'Packed', handedOver: 'Handed over', cancelled: 'Cancelled' },
  doSteps: { packed: 'Packed', handedOver: 'Handed over', cancelled: 'Cancel…' },
  noted: (reference: string, step: string) => `Order ${reference}: ${step}.`,
  undo: 'Undo',
  undone: (reference: string, step: string) => `Order ${reference}: no longer ${step}.`,
  shipBy: (day: string) => `Ship by ${day}`,
  late: (day: string) => `${day}, which has passed`,
  cancel: (reference: string) => ({
    title: `Cancel order ${reference}?`,
    text: 'It will not be packed. You can undo this for ten minutes. Tell the customer too: the site says so, but a page that is already open may still offer to pay. Any money that arrives is theirs.',
    yes: 'Cancel the order',
    no: 'Keep the order',
  }),
  maker: {
    title: 'What to order from the maker',
    lead: 'For open orders that are not packed yet.',
    empty: 'Nothing is waiting to be packed.',
  },
} as const
