import { deviceEntry } from '@/device/deviceStore'
import { areTexts, plainSchema } from '@/device/plainSchemas'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { newDocumentId } from '@/domain/documentId'

/** Something that a visitor added to a list of the site, with what tells it from the others. */
export type Suggestion<Entry> = Entry & { readonly id: string }

/** Declares where a list of suggestions is stored, and which texts its entries are made of. */
export function suggestionList<Entry extends object>(
  name: 'questions' | 'blogs',
  fields: readonly (keyof Entry & string)[],
  isSafe: (entry: Entry) => boolean = () => true,
) {
  const isEntry = (kept: unknown) =>
    areTexts(kept) && ['id', ...fields].every((field) => kept[field]) && isSafe(kept as Entry)
  const isList = (kept: unknown): kept is readonly Suggestion<Entry>[] =>
    Array.isArray(kept) && kept.every(isEntry)
  return { name, stored: deviceEntry('suggestions', plainSchema(isList)) }
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
