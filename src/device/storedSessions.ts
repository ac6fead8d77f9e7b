import { storedAccountPrefix } from '@/config/deviceKeys'
import { storages } from './rawKeys'

/** Whether this browser keeps a session. */
export function hasStoredSession(): boolean {
  return storages().some(keepsSession)
}

/** Whether this tab alone keeps a session. */
export function hasTabSession(): boolean {
  return storages().slice(0, 1).some(keepsSession)
}

/** Forgets every session that is stored, where the SDK that stored it cannot be fetched. */
export function forgetStoredSessions(): void {
  for (const storage of storages()) {
    for (const each of accountsIn(storage)) storage.removeItem(each)
  }
}

function keepsSession(storage: Storage): boolean {
  return accountsIn(storage).length > 0
}

function accountsIn(storage: Storage): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(storedAccountPrefix))
}
