import { onTestFinished } from 'vitest'

/** What the browser tells of its network, until the test ends. */
export function setConnection(connection: { readonly saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
}

/** With these a page asks for no more than it must, so that a fault meets what is sent. */
export const savingData = { saveData: true }
