/** Made up, until the organisation's own fact is set. */
export type Sample<T> = T & { readonly isSample?: true }

/**
 * While a sample is left, every page says so, and `npm run build` refuses to build for production.
 */
export function sample<T>(value: T): Sample<T> {
  return value as Sample<T>
}

export const sampleNotice =
  'This is a sample organisation. Its contacts, accounts and quotes are made up; the helplines are real.'
