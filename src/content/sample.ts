/** A fact that nobody has confirmed: it stands in for the organisation's own until that is filled in. */
export type Sample<T> = T & { readonly isSample?: true }

/**
 * Marks a made-up value. While any is left every page says that this is a sample organisation, and
 * `npm run build` refuses to build for production and lists them.
 */
export function sample<T>(value: T): Sample<T> {
  return value as Sample<T>
}

/** Said on top of every page while there are sample facts. */
export const sampleNotice =
  'This is a sample organisation. Its contacts and accounts are made up; the helplines are real.'
