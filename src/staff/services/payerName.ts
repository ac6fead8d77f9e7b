import { Failure } from '@/domain/failure'
import type { Confirmation } from '@/staff/domain/confirmation'
import { loadConfirmation } from './confirmationRecords'
import { findDocument } from './database'

const named = {
  donation: { collection: 'Donations', fields: ['name'] },
  order: { collection: 'Orders', fields: ['name'] },
  fee: { collection: 'users', fields: ['fname', 'lname'] },
} as const

/** '' if deleted or refused. */
export async function loadPayerName({
  kind,
  document,
  from,
}: Pick<Confirmation, 'kind' | 'document' | 'from'>): Promise<string> {
  if (kind === 'income') return from
  if (kind === 'refund') {
    const paid = await loadConfirmation(document)
    return paid ? loadPayerName(paid) : ''
  }
  const { collection, fields } = named[kind]
  try {
    const found = await findDocument(collection, document)
    const words = fields.map((field) => found?.fields[field])
    return words.filter((word) => typeof word === 'string').join(' ')
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return ''
    throw failure
  }
}
