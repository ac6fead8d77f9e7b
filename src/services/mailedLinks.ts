import { toFailure, mayHaveTakenEffect } from '@/domain/failure'
import { newDocumentId } from '@/domain/documentId'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import { askAccounts, loadPart } from './call'
import { mailPasswordChanged } from './mail'

/**
 * Logs no address: nobody may find out who is a member.
 * @throws Failure without an answer, or if the service is down
 */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await askAccounts(({ mailResetLink }) => mailResetLink(email))
  } catch (reason) {
    const failure = toFailure(reason)
    const isUnknown = failure.code === 'wrong-credentials'
    console.error(isUnknown ? 'Email not found' : `Password reset: ${failure.code}`)
    if (failure.code === 'offline' || mayHaveTakenEffect(failure)) throw failure
  }
}

/** @throws Failure `link-expired` */
export const addressOfMailedCode = (code: string): Promise<string> =>
  askAccounts(({ addressOfCode }) => addressOfCode(code))

/** Mails the owner as well. @throws Failure `link-expired`, `weak-password` */
export async function setNewPassword(code: string, email: string, password: string): Promise<void> {
  await askAccounts(({ resetPassword }) => resetPassword(code, password))
  // The password is changed even if this mail fails.
  mailPasswordChanged(email).catch(toFailure)
}

/** Codes that were sent without a clear answer. */
const takenBackUnheard = new Set<string>()

/**
 * Gives an account its former address back, and tells the team. A second call finishes an unheard one.
 * @throws Failure `link-expired`
 */
export async function takeBackAddress(code: string, toTeam: ContactMessage): Promise<void> {
  const failure = await askAccounts((accounts) => accounts.applyCode(code)).catch(toFailure)
  if (failure && mayHaveTakenEffect(failure)) takenBackUnheard.add(code)
  const isBack = failure?.code === 'link-expired' && takenBackUnheard.has(code)
  if (failure && !isBack) throw failure
  // The address is back even if the team does not hear of it.
  loadPart(() => import('./contactMessages'))
    .then(({ sendContactMessage }) => sendContactMessage(newDocumentId(), toTeam))
    .catch(toFailure)
}

/** @throws Failure `link-expired` */
export const confirmAddress = (code: string): Promise<void> =>
  askAccounts((accounts) => accounts.applyCode(code))
