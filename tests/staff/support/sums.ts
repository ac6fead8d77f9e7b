import { readConfirmation, type Method, type RecordKind } from '@/staff/domain/confirmation'
import { sumsOf } from '@/staff/domain/book'
import { backend } from '../../support/site'

/** Of what is stored, without void ones; in whole Ksh, less refunds. */
export function countAndSum(
  filter: { readonly month?: string; readonly method?: Method; readonly kind?: RecordKind } = {},
) {
  const voids = new Set(backend.documents('voids').map(({ id }) => id))
  const records = backend
    .documents('confirmations')
    .filter(
      ({ id, fields }) =>
        !voids.has(id) && Object.entries(filter).every(([field, value]) => fields[field] === value),
    )
    .map(({ id, fields }) => readConfirmation({ id, fields: fields }))
  const entries = records.map((record) => ({
    ...record,
    payer: null,
    void: null,
    of: null,
    refund: null,
  }))
  const { count, sum } = sumsOf(entries, 'kind').at(-1) ?? { count: 0, sum: 0 }
  return { count, sum }
}
