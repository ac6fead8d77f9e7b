/** An element, by the name that the browser gave it. */
export interface Found {
  readonly sharedId: string
}

/** A tab of a browser, as WebDriver drives it from outside. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  readonly address: () => Promise<string>
  /** The first element that the browser itself reads out with this role and name; 'field' for any to write in. */
  readonly find: (role: string, name: string) => Promise<Found | undefined>
  /** Runs a function in the page. @returns what it returns, through JSON */
  readonly run: <Result>(
    inPage: (element: HTMLElement) => Result,
    element?: Found,
  ) => Promise<Result>
  /** Moves, presses and types as W3C's actions say. */
  readonly act: (actions: readonly object[]) => Promise<void>
  readonly back?: () => Promise<void>
  /** The page as a PDF. */
  readonly print?: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface Settings {
  readonly script: boolean
  /** The proxy that answers for all that is not on this computer. */
  readonly elsewhere: string
}

/** Starts a browser as somebody has set it, with one tab. */
export type StartTab = (settings: Settings) => Promise<Tab>
