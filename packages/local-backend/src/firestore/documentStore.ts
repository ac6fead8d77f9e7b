import type { DocumentPath } from './documentPath.ts'
import type { RestFields } from './restTypes.ts'
import { microsOf, type Micros } from './timestamps.ts'

/** A stored document. Never changed in place: a write replaces the object. */
export interface StoredDocument {
  path: DocumentPath
  fields: RestFields
  createTime: Micros
  updateTime: Micros
}

export class DocumentStore {
  /** By the path of the collection, then by that of the document. */
  readonly #collections = new Map<string, Map<string, StoredDocument>>()
  #lastTime: Micros = 0n

  get(path: DocumentPath): StoredDocument | null {
    return this.#collections.get(path.slice(0, -1).join('/'))?.get(path.join('/')) ?? null
  }

  /** @param ids the ids to return; all by default */
  inCollection(collection: readonly string[], ids?: readonly string[]): StoredDocument[] {
    return ids
      ? [...new Set(ids)].flatMap((id) => this.get([...collection, id]) ?? [])
      : [...(this.#collections.get(collection.join('/'))?.values() ?? [])]
  }

  /** @param collection path of a document, then the id of the collections below it */
  inGroup(collection: readonly string[]): StoredDocument[] {
    const [parent, id] = [collection.slice(0, -1), collection.at(-1)]
    return this.collections()
      .map((path) => path.split('/'))
      .filter((path) => path.at(-1) === id && parent.every((each, index) => each === path[index]))
      .flatMap((path) => this.inCollection(path))
  }

  /** Paths of all collections that have documents, sorted. */
  collections(): string[] {
    return [...this.#collections].flatMap(([path, { size }]) => (size > 0 ? [path] : [])).toSorted()
  }

  apply(changes: ReadonlyMap<string, StoredDocument | null>): void {
    for (const [key, document] of changes) {
      const path = key.slice(0, key.lastIndexOf('/'))
      const collection = this.#collections.get(path) ?? new Map()
      this.#collections.set(path, collection)
      if (document === null) collection.delete(key)
      else collection.set(key, document)
    }
  }

  clear(): void {
    this.#collections.clear()
  }

  /**
   * The time for the next commit: `now`, but always later than the last one, so that two writes
   * within a millisecond have different update times.
   */
  nextCommitTime(now: Date): Micros {
    const time = microsOf(now)
    this.#lastTime = time > this.#lastTime ? time : this.#lastTime + 1n
    return this.#lastTime
  }
}
