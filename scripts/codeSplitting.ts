import type { Rolldown } from 'vite'

const entry = `${process.cwd()}/src/app/main.tsx`
const ofLibraries = /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?)[\\/]/
const ours = /[\\/]src[\\/]/

const inFrame = new Set<string>()

/** Whether a module is imported by what starts the app, however indirectly. */
function isInFrame(id: string, context: Rolldown.ChunkingContext): boolean {
  function add(each: string) {
    if (inFrame.has(each)) return
    inFrame.add(each)
    context.getModuleInfo(each)?.importedIds.forEach(add)
  }
  add(entry)
  return inFrame.has(id)
}

/** The names of the files below: the build fails when one of them is not there (pageFiles.ts). */
export const groupNames = ['libraries', 'frame', 'parts', 'shared'] as const
const [libraries, frame, parts, shared] = groupNames

/**
 * Which file of the script a module goes into, by who shares it. A group takes along what its modules import, and the
 * highest priority comes first. The 8 is a balance: with 6 the 25 pages weigh 23 KB more together, with 12 they need 59
 * files more.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // What every page needs, in a file that outlives a change of the site.
    { name: libraries, test: ofLibraries, priority: 4 },
    // What stands around every page.
    { name: (id, context) => (isInFrame(id, context) ? frame : null), priority: 3 },
    // What many pages need.
    { name: parts, test: ours, minShareCount: 8, priority: 2 },
    // What some pages share: a file for each set of pages. What is fetched by itself keeps its own.
    {
      name: (id, context) => (context.getModuleInfo(id)?.dynamicImporters[0] ? null : shared),
      test: ours,
      minShareCount: 2,
      entriesAware: true,
      priority: 1,
    },
  ],
}

/** The name of a file: without the pages that share it, for names stand in every page. */
export const shortName = (name: string) => name.replace(/~.*/, '')
