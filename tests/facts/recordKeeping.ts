import type { RecordKeeping } from '@/content/facts/recordKeeping'

export const recordKeeping: RecordKeeping = {
  taxReceipt: null,
  keptMonths: { donations: null, orders: null, messages: null, tellMeWhen: null },
}
