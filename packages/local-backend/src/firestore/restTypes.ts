/**
 * The JSON shapes of Firestore's REST protocol that this backend reads and writes. Source: "REST
 * Resource: projects.databases.documents" in Google Cloud's Firestore reference.
 */

/** A typed value in the REST protocol; exactly one key is present. */
export type RestValue =
  | { nullValue: null | 'NULL_VALUE' }
  | { booleanValue: boolean }
  /** A 64-bit integer, as decimal text. */
  | { integerValue: string | number }
  /** A number, or 'NaN', 'Infinity', '-Infinity'. */
  | { doubleValue: number | string }
  /** RFC 3339 text in UTC. */
  | { timestampValue: string }
  | { stringValue: string }
  /** Base64 text. */
  | { bytesValue: string }
  /** Full resource name: projects/P/databases/D/documents/… */
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: RestFields } }

export type RestFields = Record<string, RestValue>
