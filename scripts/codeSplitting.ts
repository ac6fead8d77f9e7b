import type { Rolldown } from 'vite'

const entry = `${process.cwd()}/src/app/main.tsx`
const ofLibraries = /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?)[\\/]/
/** What nearly every page needs, to draw or to tell the day: in a file that is there anyway. */
const common =
  /[\\/](components[\\/]art[\\/](Drawing|paint)|components[\\/]hydration[\\/]useToday|domain[\\/]calendar[\\/]calendar)\.tsx?$/

/** Tells whether a module is imported by the app itself, however indirectly. */
function isInFrame(id: string, context: Rolldown.ChunkingContext): boolean {
  if (inFrame.size === 0) add(entry)
  return inFrame.has(id)

  function add(each: string) {
    if (inFrame.has(each)) return
    inFrame.add(each)
    context.getModuleInfo(each)?.importedIds.forEach(add)
  }
}
const inFrame = new Set<string>()

/** The names of the files below: the build fails when one of them is missing (pageFiles.ts). */
export const groupNames = ['libraries', 'frame'] as const
const [libraries, frame] = groupNames

/** The files of the script that every page shares; the bundler cuts the rest by the pages that need it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Outlives a change of the site in the browser's cache.
    { name: libraries, test: ofLibraries, priority: 2 },
    // What surrounds every page.
    {
      name: (id, context) => (isInFrame(id, context) || common.test(id) ? frame : null),
      priority: 1,
    },
  ],
}

/** The name of a file: without the pages that share it, for names stand in every page. */
export const shortName = (name: string) => name.replace(/~.*/, '')
