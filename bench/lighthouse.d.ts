/** What the bench uses of Lighthouse: the root has no types of it, since it does not install it. */
declare module 'lighthouse' {
  interface Result {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string }
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>
    }
  }

  export default function lighthouse(
    address: string,
    flags: { port: number; logLevel: 'error' },
    config: { extends: 'lighthouse:default'; settings: Readonly<Record<string, unknown>> },
  ): Promise<Result | undefined>
}
