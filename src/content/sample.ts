/** A made-up fact in place of the organisation's own. */
export type Sample<T> = T & { readonly isSample?: true }

/** While any sample is left, every page says so, and `npm run build` refuses to build for production. */
export function sample<T>(value: T): Sample<T> {
  return value as Sample<T>
}

/** On top of every page. */
export const sampleNotice =
  'This is a sample organisation. Its contacts, accounts and quotes are made up; the helplines are real.'
