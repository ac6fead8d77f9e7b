import type { Rolldown } from 'vite'

const entry = `${process.cwd()}/src/app/main.tsx`
const ofLibraries = /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?)[\\/]/
/** Nearly every page needs the first three, and the last two are smaller than their names in each page. */
const common =
  /[\\/](components[\\/]art[\\/](Drawing|paint)|components[\\/]hydration[\\/]useToday|domain[\\/]calendar[\\/]calendar|context[\\/]payments[\\/]takesMpesa|services[\\/]canRequestStkPush)\.tsx?$/

/** Whether the app itself imports a module, directly or not. */
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

/** The name of the file with what surrounds every page. */
export const frameName = 'frame'

/** The script files that all pages share. The bundler splits the rest by the pages that need it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Stays in the browser's cache when the site changes.
    { name: 'libraries', test: ofLibraries, priority: 2 },
    {
      name: (id, context) => (isInFrame(id, context) || common.test(id) ? frameName : null),
      priority: 1,
    },
  ],
}

/** Leaves out the pages that share a file: every page names the file, so a long name costs bytes. */
export const shortName = (name: string) => name.replace(/~.*/, '')
