import { withNetwork, type Network } from '../e2e/network'
import { siteTest } from '../e2e/site'
import { inFirefox } from './firefox'
import { inWebKit } from './webkit'

/** Somebody at a browser, who finds a field by its label, and all else by how its name begins. */
export interface Person {
  readonly opens: (path: string) => Promise<unknown>
  readonly finds: (role: Role, name: string) => Promise<unknown>
  readonly presses: (role: Role, name: string) => Promise<unknown>
  readonly types: (text: string) => Promise<unknown>
  readonly pressesShift: (times: number) => Promise<unknown>
  readonly reads: (words: string) => Promise<unknown>
  readonly fieldHolds: (label: string, text: string) => Promise<unknown>
  readonly isAt: (address: string) => Promise<unknown>
  /** Waits until a function returns true in the page. */
  readonly waitsFor: (isTrue: () => boolean) => Promise<unknown>
  readonly goesBack?: () => Promise<unknown>
  /** Prints the page, as a PDF. */
  readonly prints?: () => Promise<Buffer>
}

export type Role = 'button' | 'field' | 'heading' | 'link' | 'radio'

/** A test in the engine that its project is called after, behind a network that can go away. */
export const test = siteTest.extend<{ network: Network; person: Person }>({
  network: withNetwork,
  person: ({ network, javaScriptEnabled }, use, { project }) =>
    (project.name === 'webkit' ? inWebKit : inFirefox)(network.origin, javaScriptEnabled, use),
})
