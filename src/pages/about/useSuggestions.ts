import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { newDocumentId } from '@/domain/documentId'

export type Suggestion<Entry> = Entry & { readonly id: string }

const identified = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/** The form's schema reads them back: anybody at this device may have written them. */
export function suggestionList<Entry extends object>(
  name: 'questions' | 'blogs',
  schema: v.GenericSchema<Entry, Entry>,
) {
  return { name, stored: deviceEntry('suggestions', v.array(v.intersect([schema, identified]))) }
}

/** Empty until the page is interactive. */
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
