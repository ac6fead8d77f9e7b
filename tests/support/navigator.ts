import { onTestFinished } from 'vitest'

/** Gives the browser what jsdom lacks, until the test ends. */
export function giveNavigator(name: string, value: object): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}
