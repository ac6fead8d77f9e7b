import { screen } from '@testing-library/react'
import { portalCsv, type SamplePayment } from '../../../local/mobile-money/portalCsv'
import { setOrganisation } from '../../support/organisation'
import { now, openDesk, rowsOf } from './desk'
import { wycliffe } from './staff'

export const pledge = wycliffe
export const hour = 3_600_000
export const ago = (hours: number) => now - hours * hour
export const paid: SamplePayment = {
  code: 'TKSAMP0001',
  at: ago(pledge.hoursAgo - 0.1),
  amount: pledge.amount,
  payer: '2547****108 - WYCLIFFE **** OTIENO',
}
const payer = '2547****000 - SOME **** BODY'
export const stranger: SamplePayment = { code: 'TKREC00001', at: ago(20), amount: 333, payer }
export const supplier: SamplePayment = {
  code: 'TKREC00002',
  at: ago(19),
  // The book has no cents.
  amount: 0.5,
  payer,
  details: `Business to Business from ${payer}`,
  reason: 'B2B Transfer',
}
export const returned: SamplePayment = { code: 'TKREC00003', at: ago(18), amount: 70, payer }
export const reversal: SamplePayment = {
  code: 'TKREC00004',
  at: ago(17),
  amount: -70,
  payer,
  linked: 'TKREC00003',
  details: 'Reversal of TKREC00003',
  reason: 'Reversal',
}

export function statementFile(payments: readonly SamplePayment[], from: number, to: number): File {
  return new File([portalCsv(payments, { shortCode: '123456', from, to })], 'statement.csv')
}

export async function openMatch(before?: () => Promise<unknown>) {
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  const user = await openDesk('Match', before, 'Choose a file')
  const read = async (...files: readonly File[]) => {
    await user.upload(screen.getByLabelText('Choose a file'), [...files])
    await screen.findByLabelText('Reconciliation', { selector: 'table' })
  }
  return { user, read }
}

/** Opens the tab and reads a statement of the last 90 hours. */
export async function openStatement(
  payments: readonly SamplePayment[],
  before?: () => Promise<unknown>,
) {
  const { user, read } = await openMatch(before)
  await read(statementFile(payments, ago(90), ago(0)))
  return { user, read }
}

/** The same, with what matches no pledge unfolded. */
export async function openUnmatched(...statement: Parameters<typeof openStatement>) {
  const opened = await openStatement(...statement)
  await opened.user.click(screen.getByText(/^Money without a pledge/))
  return opened
}

/** The rows of the reconciliation, without what is folded. */
export function sums(): readonly string[] {
  return rowsOf('Reconciliation')
    .filter((row) => row.children.length === 3)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/[▸▾]/, '')).join(' '),
    )
}
