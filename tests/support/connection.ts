import { giveNavigator } from './navigator'

/** What the browser tells of its network, until the test ends. */
export const setConnection = (connection: { readonly saveData?: boolean }): void =>
  giveNavigator('connection', connection)

/** With these a page asks for no more than it must, so that a fault meets what is sent. */
export const savingData = { saveData: true }
