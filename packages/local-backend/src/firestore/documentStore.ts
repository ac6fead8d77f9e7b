import type { DocumentPath } from './documentPath.ts'
import type { RestFields } from './restTypes.ts'
import { microsOf, type Micros } from './timestamps.ts'

/** A document as it is kept. Never changed in place: a write puts another object there. */
export interface StoredDocument {
  path: DocumentPath
  fields: RestFields
  createTime: Micros
  updateTime: Micros
}

export class DocumentStore {
  readonly #documents = new Map<string, StoredDocument>()
  #lastTime: Micros = 0n

  get(path: DocumentPath): StoredDocument | null {
    return this.#documents.get(path.join('/')) ?? null
  }

  inCollection(collection: readonly string[]): StoredDocument[] {
    const prefix = `${collection.join('/')}/`
    return [...this.#documents].flatMap(([key, document]) =>
      key.startsWith(prefix) && document.path.length === collection.length + 1 ? [document] : [],
    )
  }

  /** Paths of all collections that have documents, sorted. */
  collections(): string[] {
    const paths = [...this.#documents.values()].map(({ path }) => path.slice(0, -1).join('/'))
    return [...new Set(paths)].toSorted()
  }

  apply(changes: ReadonlyMap<string, StoredDocument | null>): void {
    for (const [key, document] of changes) {
      if (document === null) this.#documents.delete(key)
      else this.#documents.set(key, document)
    }
  }

  clear(): void {
    this.#documents.clear()
  }

  /**
   * The time for the next commit: `now`, but always later than the one before, so that two writes
   * within a millisecond have different update times.
   */
  nextCommitTime(now: Date): Micros {
    const time = microsOf(now)
    this.#lastTime = time > this.#lastTime ? time : this.#lastTime + 1n
    return this.#lastTime
  }
}
