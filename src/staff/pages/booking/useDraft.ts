import { useState } from 'react'
import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { newDocumentId } from '@/domain/documentId'
import { income, partKey, type Opening } from './opening'

const drafts = deviceEntry(
  'draft',
  v.object({ id: v.string(), texts: v.record(v.string(), v.string()) }),
)

/** What is typed, kept across a reload. `id`: for cash, the same for each try. */
export function useDraft({ name, parts: start, among = [] }: Opening) {
  const [draft, setDraft] = useState(() => {
    const texts = Object.fromEntries(start.map(([purpose, typed]) => [partKey(purpose), typed]))
    return drafts.read(name) ?? { id: newDocumentId(), texts }
  })
  // More may have been typed while a call was under way.
  const now = () => drafts.read(name) ?? draft
  const keep = (changed: Partial<typeof draft>) => {
    const next = { ...now(), ...changed }
    drafts.write(next, name)
    setDraft(next)
  }
  // Kept, since the purposes become fewer as parts are stored.
  const [known] = useState(() => {
    const purposes = [...start.map(([purpose]) => purpose), ...among, income]
    return new Map(purposes.map((purpose) => [partKey(purpose), purpose]))
  })
  return {
    ...draft,
    /** In the order in which they were chosen. */
    parts: Object.entries(draft.texts).flatMap(([key, typed]) => {
      const purpose = known.get(key)
      return purpose ? [{ key, purpose, typed }] : []
    }),
    type: (field: string, text: string) => keep({ texts: { ...now().texts, [field]: text } }),
    remove: (key: string) => {
      const { [key]: _, ...texts } = now().texts
      keep({ texts })
    },
    /** The next press is for other money. */
    renewId: () => keep({ id: newDocumentId() }),
    forget: () => drafts.forget(name),
  }
}
