import { useState } from 'react'
import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { newDocumentId } from '@/domain/documentId'
import { income, partKey, type Opening } from './opening'

const draftSchema = v.object({ id: v.string(), texts: v.record(v.string(), v.string()) })

const drafts = deviceEntry('draft', draftSchema)

type Draft = v.InferOutput<typeof draftSchema>

type Change = (before: Draft) => Draft

function without(key: string): Change {
  return ({ id, texts: before }) => {
    const { [key]: _, ...texts } = before
    return { id, texts }
  }
}

/** What is typed, kept across a reload. `id`: for cash, the same for each try. */
export function useDraft({ name, parts: start, among = [] }: Opening) {
  const [draft, setDraft] = useState(() => {
    const texts = Object.fromEntries(start.map(([purpose, typed]) => [partKey(purpose), typed]))
    return drafts.read(name) ?? { id: newDocumentId(), texts }
  })
  // More may have been typed while a call was under way.
  const keep = (change: Change) => drafts.write(change(drafts.read(name) ?? draft), name)
  const keepAndShow = (change: Change) => {
    keep(change)
    setDraft(change)
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
    type: (field: string, text: string) =>
      keepAndShow(({ id, texts }) => ({ id, texts: { ...texts, [field]: text } })),
    remove: (key: string) => keepAndShow(without(key)),
    /** A stored part stays shown, but must not be offered again after a reload or Cancel. */
    noteStored: (key: string) => keep(without(key)),
    /** The next press is for other money. */
    renewId: () => {
      const id = newDocumentId()
      keepAndShow(({ texts }) => ({ id, texts }))
    },
    forget: () => drafts.forget(name),
  }
}
