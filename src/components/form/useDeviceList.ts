import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useHydrated } from '@/components/display/useHydrated'
import { newDocumentId } from '@/domain/documentId'
import { clearDraft, readDraft, saveDraft } from './draft'

/** Something that a visitor added to a list of the site, with what tells it from the others. */
export type OwnEntry<Entry> = Entry & { readonly id: string }

/**
 * What a visitor added to a list. It never leaves this device, and like a draft it lasts until the
 * tab is closed. Empty until the page is interactive.
 * @param name where it is kept, one name per list.
 * @param schema what an entry must be; others found there are left out.
 */
export function useDeviceList<Entry extends Record<string, string>>(
  name: string,
  schema: v.GenericSchema<Entry>,
): {
  readonly entries: readonly OwnEntry<Entry>[]
  readonly add: (entry: Entry) => void
  readonly remove: (id: string) => void
} {
  const key = `list-${name}`
  const canRead = useHydrated()
  const kept = useMemo(() => (canRead ? readList(key, schema) : []), [canRead, key, schema])
  const [changed, setChanged] = useState<readonly OwnEntry<Entry>[] | null>(null)
  const entries = changed ?? kept

  function keep(next: readonly OwnEntry<Entry>[]) {
    setChanged(next)
    if (next.length === 0) clearDraft(key)
    else {
      saveDraft(key, {
        texts: Object.fromEntries(next.map((entry) => [entry.id, JSON.stringify(entry)])),
      })
    }
  }

  return {
    entries,
    add: (entry) => keep([...entries, { ...entry, id: newDocumentId() }]),
    remove: (id) => keep(entries.filter((entry) => entry.id !== id)),
  }
}

function readList<Entry>(key: string, schema: v.GenericSchema<Entry>): readonly OwnEntry<Entry>[] {
  return Object.entries(readDraft(key)?.texts ?? {}).flatMap(([id, text]) => {
    const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    return entry.success ? [{ ...entry.output, id }] : []
  })
}
