import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { newDocumentId } from '@/domain/documentId'

/** Something that a visitor added to a list of the site, with what tells it from the others. */
export type Suggestion<Entry> = Entry & { readonly id: string }

/** Declares where a list of suggestions is stored, and what its entries must be. */
export function suggestionList<Entry extends object>(
  name: 'questions' | 'blogs',
  schema: v.GenericSchema<Entry, Entry>,
) {
  const entry = v.intersect([schema, v.object({ id: v.string() })])
  return { name, stored: deviceEntry('suggestions', v.array(entry)) }
}

/** What a visitor added to a list. It never leaves this device. Empty until the page is interactive. */
export function useSuggestions<Entry extends object>({
  name,
  stored,
}: ReturnType<typeof suggestionList<Entry>>) {
  const entries: readonly Suggestion<Entry>[] = useDeviceEntry(stored, name) ?? []
  return {
    entries,
    add: (entry: Entry) => stored.write([...entries, { ...entry, id: newDocumentId() }], name),
    remove: (id: string) => {
      const others = entries.filter((each) => each.id !== id)
      if (others.length > 0) stored.write(others, name)
      else stored.forget(name)
    },
  }
}
