import { asFailure, mayHaveTakenEffect } from '@/domain/failure'
import { callOut, loadAccounts } from './call'
import { mailPasswordChanged } from './mail'

/**
 * Logs no address: nobody may learn who is a member.
 * @throws Failure without an answer, or when the service is down
 */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await callOut(async () => (await loadAccounts()).mailResetLink(email))
  } catch (reason) {
    const failure = asFailure(reason)
    const isUnknown = failure.code === 'wrong-credentials'
    console.error(isUnknown ? 'Email not found' : `Password reset: ${failure.code}`)
    if (failure.code === 'offline' || mayHaveTakenEffect(failure)) throw failure
  }
}

/** @throws Failure `link-expired` */
export function addressOfMailedCode(code: string): Promise<string> {
  return callOut(async () => (await loadAccounts()).addressOfCode(code))
}

/** Mails the owner too. @throws Failure `link-expired`, `weak-password` */
export async function setNewPassword(code: string, email: string, password: string): Promise<void> {
  await callOut(async () => (await loadAccounts()).resetPassword(code, password))
  // Changed even if this mail fails.
  mailPasswordChanged(email).catch(asFailure)
}

/** @throws Failure `link-expired` */
export function confirmAddress(code: string): Promise<void> {
  return callOut(async () => (await loadAccounts()).confirmAddress(code))
}
