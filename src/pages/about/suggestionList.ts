import * as v from 'valibot'
import { deviceEntry, useDeviceEntry } from '@/device/deviceStore'
import { newDocumentId } from '@/domain/documentId'

export type Suggestion<Entry> = Entry & { readonly id: string }

const identified = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Returns a hook for a list, empty before hydration. The schema checks it, since anybody at this
 * device may have written it.
 */
export function suggestionList<Entry extends object>(
  name: 'questions' | 'blogs',
  schema: v.GenericSchema<Entry, Entry>,
) {
  const stored = deviceEntry('suggestions', v.array(v.intersect([schema, identified])))
  return function useSuggestions() {
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
}
