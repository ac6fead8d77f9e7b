import type { Rolldown } from 'vite'
import { ofStaff } from './staffApart.ts'

const entry = `${process.cwd()}/src/app/main.tsx`
const ofLibraries = /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?)[\\/]/
const ours = /[\\/]src[\\/]/
/** What pages of visitors may share. */
const ofVisitors = (id: string) => ours.test(id) && !ofStaff.test(id)
/** Alone, so that nothing that visitors share goes along. */
const ofMaterial = /node_modules[\\/](@mui|@emotion|stylis)[\\/]/
const inFrame = importedBy(entry)
/** What nearly every page needs, to draw or to tell the day: in a file that is there anyway. */
const common =
  /[\\/](components[\\/]art[\\/](Drawing|paint)|components[\\/]hydration[\\/]useToday|domain[\\/]calendar[\\/]calendar)\.tsx?$/
const inGate = importedBy(`${process.cwd()}/src/pages/staff/StaffPage.tsx`)
/** The tab that opens first. */
const inFirstTab = importedBy(`${process.cwd()}/src/pages/staff/gifts/GiftsTab.tsx`)

/** Tells whether a module is imported by this one, however indirectly. */
function importedBy(from: string) {
  const found = new Set<string>()
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    function add(each: string) {
      if (found.has(each)) return
      found.add(each)
      context.getModuleInfo(each)?.importedIds.forEach(add)
    }
    add(from)
    return found.has(id)
  }
}

/** Tells whether a module imports Material UI, however indirectly. */
function isDressed(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()) {
  if (seen.has(id)) return false
  seen.add(id)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return imported.some((each): boolean => ofMaterial.test(each) || isDressed(each, context, seen))
}

/** The names of the files below: the build fails when one of them is not there (pageFiles.ts). */
export const groupNames = [
  ...(['libraries', 'frame', 'parts', 'shared'] as const),
  ...(['material', 'gate', 'desk', 'tabs', 'dressed'] as const),
] as const
const [libraries, frame, parts, shared, material, gate, desk, tabs, dressed] = groupNames

/**
 * Which file of the script a module goes into, by the pages that share it. A group takes along what its modules import, and the
 * highest priority comes first. The 8 is a balance: with 6 the 25 pages weigh 23 KB more together, with 12 they need 59
 * files more.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // What every page needs, in a file that outlives a change of the site.
    { name: libraries, test: ofLibraries, priority: 4 },
    // What stands around every page.
    {
      name: (id, context) => (inFrame(id, context) || common.test(id) ? frame : null),
      priority: 3,
    },
    // What the tabs of the staff area share, the first of them apart, and what Material UI dresses; and what stands
    // around them.
    { name: material, test: ofMaterial, priority: 2, includeDependenciesRecursively: false },
    {
      name: (id, context) => {
        if (inGate(id, context)) return gate
        if (isDressed(id, context)) return dressed
        return inFirstTab(id, context) ? desk : tabs
      },
      test: (id) => ours.test(id) && ofStaff.test(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    // What many pages need.
    { name: parts, test: ofVisitors, minShareCount: 8, priority: 2 },
    // What some pages share: a file for each set of pages. What is fetched by itself keeps its own.
    {
      name: (id, context) => (context.getModuleInfo(id)?.dynamicImporters[0] ? null : shared),
      test: ofVisitors,
      minShareCount: 2,
      entriesAware: true,
      priority: 1,
    },
  ],
}

/** The name of a file: without the pages that share it, for names stand in every page. */
export const shortName = (name: string) => name.replace(/~.*/, '')
