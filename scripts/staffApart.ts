import type { Plugin } from 'vite'

/** What is known about a file of the script: its modules, and the files it loads at once or later. */
export interface BuiltChunk {
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

const staffPage = /\/src\/pages\/staff\/StaffPage\.tsx$/
/** The modules of the staff area alone. */
export const ofStaff =
  /\/(src\/(pages|services|domain|content)\/(staff\w*|matching)[/.]|src\/services\/firebase\/staff|node_modules\/(@mui|@emotion|papaparse)\/)/

/** The modules of the staff area in files that a visitor of another page may fetch. */
export function staffModulesForVisitors(chunks: Readonly<Record<string, BuiltChunk>>): string[] {
  const isStaffPage = (name: string) => chunks[name]?.moduleIds.some((id) => staffPage.test(id))
  const all = Object.values(chunks)
  const imported = new Set(all.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]))
  const seen = new Set(Object.keys(chunks).filter((name) => !imported.has(name)))
  // The loop also reaches what is added meanwhile.
  for (const name of seen) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
    for (const each of imports) seen.add(each)
    for (const each of dynamicImports) if (!isStaffPage(each)) seen.add(each)
  }
  return [...seen].flatMap((name) => chunks[name]?.moduleIds.filter((id) => ofStaff.test(id)) ?? [])
}

/** The modules of Material UI that everybody fetches who opens /staff, before it is known who is staff. */
export function materialAtTheGate(chunks: Readonly<Record<string, BuiltChunk>>): string[] {
  const seen = new Set(
    Object.keys(chunks).filter((name) => chunks[name]?.moduleIds.some((id) => staffPage.test(id))),
  )
  for (const name of seen) for (const each of chunks[name]?.imports ?? []) seen.add(each)
  return [...seen].flatMap(
    (name) => chunks[name]?.moduleIds.filter((id) => /\/@mui\//.test(id)) ?? [],
  )
}

/** Refuses to build a site on which visitors pay for a byte of the staff area, or strangers for its tabs. */
export function staffApart(): Plugin {
  return {
    name: 'staff-apart',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const byName = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]))
      const found = staffModulesForVisitors(byName)
      if (found.length > 0) {
        this.error(`Every visitor would fetch what is only for staff: ${found.join(', ')}`)
      }
      const early = materialAtTheGate(byName)
      if (early.length > 0) {
        this.error(`The gate of the staff area would fetch Material UI: ${early.join(', ')}`)
      }
    },
  }
}
