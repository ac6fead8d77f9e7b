/** What is kept of a form until it is sent: its texts, and the document's id for each content tried. */
export interface Draft {
  readonly texts: Record<string, string>
  readonly attempts?: Readonly<Record<string, string>>
}

/**
 * Drafts live in the tab's session storage: they survive a reload and a trip to another page, not
 * the closing of the tab. Where storage is blocked they live in memory, until the next reload.
 */
const memory = new Map<string, string>()
const prefix = 'draft:'
const key = (name: string) => prefix + name

/** The draft kept under a name, or null. */
export function readDraft(name: string): Draft | null {
  const text = memory.get(name) ?? attempt(() => sessionStorage.getItem(key(name)))
  const draft: unknown = text ? attempt(() => JSON.parse(text)) : null
  return isDraft(draft) ? draft : null
}

/** Keeps a draft under a name. */
export function saveDraft(name: string, draft: Draft): void {
  const text = JSON.stringify(draft)
  const stored = attempt(() => {
    sessionStorage.setItem(key(name), text)
    return true
  })
  if (stored) memory.delete(name)
  else memory.set(name, text)
}

/** Forgets the draft kept under a name. */
export function clearDraft(name: string): void {
  memory.delete(name)
  secrets.delete(name)
  attempt(() => sessionStorage.removeItem(key(name)))
}

/** Forgets all drafts: what was typed on a shared phone is not for whoever uses it next. */
export function clearAllDrafts(): void {
  memory.clear()
  secrets.clear()
  for (const name of attempt(() => Object.keys(sessionStorage)) ?? []) {
    if (name.startsWith(prefix)) attempt(() => sessionStorage.removeItem(name))
  }
}

/** Passwords of forms that are only left for a moment: in memory alone, until the page is reloaded. */
const secrets = new Map<string, Record<string, string>>()

/** The passwords kept under a form's name, which are then kept no longer. */
export function takeSecrets(name: string): Record<string, string> {
  const taken = secrets.get(name) ?? {}
  secrets.delete(name)
  return taken
}

/** Keeps the passwords of a form under its name, never in storage. */
export function saveSecrets(name: string, texts: Record<string, string>): void {
  secrets.set(name, texts)
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'texts' in value
}
