import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** Whether a module is one of some modules, or imported by them, however indirectly. */
function neededBy(...modules: readonly string[]) {
  const needed = new Set<string>()
  let isKnown = false
  function add(id: string, context: Context) {
    if (needed.has(id)) return
    needed.add(id)
    for (const each of context.getModuleInfo(id)?.importedIds ?? []) add(each, context)
  }
  return (id: string, context: Context) => {
    if (!isKnown) for (const each of modules) add(`${process.cwd()}/${each}`, context)
    isKnown = true
    return needed.has(id)
  }
}

function group(name: string, belongs: ReturnType<typeof neededBy>, priority: number) {
  return {
    priority,
    name: (id: string, context: Context) => (belongs(id, context) ? name : null),
  }
}

/**
 * Which file of the script a module goes into. A phone fetches few files, and none before it is
 * needed. A group takes along what its modules import, so that no two files import each other.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // The first script, which must not wait for anything larger.
    group('start', neededBy('index.html'), 9),
    // The libraries every page needs, in one file that outlives a change of the site.
    {
      name: 'libraries',
      test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
      priority: 8,
    },
    // What stands around every page.
    group('frame', neededBy('src/app/main.tsx'), 7),
    // What every form needs once somebody types: checks, drafts, and the way to what sends it.
    group('forms', neededBy('src/app/layout/NewsletterEngine.tsx'), 6),
    // Session, outbox and cart.
    group('device', neededBy('src/app/background/ofThisDevice.ts'), 5),
    // What is too small to be a file of its own goes with what it is used by.
    { name: 'forms', test: /[\\/](clsx[\\/]|notifications[\\/]notification\.ts)/, priority: 4 },
    {
      name: 'mail',
      test: /[\\/]services[\\/](mail|outboxDelivery|contactMessages)\.ts/,
      priority: 4,
    },
    { name: 'members', test: /[\\/]DashboardPage\.tsx/, priority: 4 },
    {
      name: 'parts',
      test: /[\\/]src[\\/]components[\\/](buttons|display|hydration)/,
      priority: 4,
    },
    // What the pages of an area share.
    { name: 'about', test: /[\\/]messages[\\/]suggestion\.ts/, priority: 3 },
    ...['about', 'community', 'giving', 'members', 'payment', 'shop'].map((area) => ({
      name: area,
      test: new RegExp(`[\\\\/]src[\\\\/](pages|content|domain)[\\\\/]${area}`),
      minShareCount: 2,
      priority: 3,
    })),
  ],
}
