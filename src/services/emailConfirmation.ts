import { callOut } from './call'
import { loadAccounts } from './firebase/load'

/** Confirms the address of an account by the code of a mailed link, which uses it up. @throws Failure `link-expired` and others */
export function confirmAddress(code: string): Promise<void> {
  return callOut(async () => (await loadAccounts()).confirmAddress(code))
}
