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

function group(
  name: string,
  priority: number,
  belongs: ReturnType<typeof neededBy>,
  also?: RegExp,
) {
  return {
    priority,
    name: (id: string, context: Context) =>
      belongs(id, context) || also?.test(id) === true ? name : null,
  }
}

/** What the pages of an area share; `also` is too small to be a file of its own. */
const area = (name: string, also = 'src') => ({
  name,
  test: new RegExp(`[\\\\/]src[\\\\/](pages|content|domain)[\\\\/]${name}|[\\\\/]${also}\\.ts$`),
  minShareCount: 2,
  priority: 1,
})

/**
 * Which file of the script a module goes into. A phone fetches few files, and none before it is
 * needed. A group takes along what its modules import, so that no two files import each other; the
 * group of the highest priority comes first.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // The libraries every page needs, in one file that outlives a change of the site.
    {
      name: 'libraries',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
      priority: 8,
    },
    // What stands around every page.
    group('frame', 7, neededBy('src/app/main.tsx')),
    // Small parts of many pages.
    {
      name: 'parts',
      test: /[\\/]src[\\/](components[\\/](buttons|motion[\\/]useMotionAllowed|display[\\/](?!Receipt|Kept|[Ss]cenePage)|focus|hydration[\\/](?!useToday))|domain[\\/](calendar[\\/]calendar\.|money[\\/]money|text[\\/]wellFormed|care[\\/]phoned)|services[\\/]firebase[\\/]restAddress|content[\\/](progress|recordKeeping))/,
      priority: 6,
    },
    // The head of the pages that have a small drawing there, and what these drawings share.
    {
      name: 'scenes',
      test: /[\\/]components[\\/](art[\\/]porch|display[\\/][Ss]cenePage)/,
      priority: 6,
    },
    // What most forms need besides.
    {
      name: 'forms',
      priority: 5,
      test: /[\\/](clsx[\\/]|notifications[\\/]notification\.ts|src[\\/]device[\\/](?!storedSessions)|form[\\/]useJustSent|content[\\/](keptGifts|messages)\.|dialog[\\/](ConfirmedButton|useConfirm)|domain[\\/](text[\\/]plainText|giving[\\/]donation\.|payment[\\/]payment\.|messages[\\/](contactMessage|suggestion)\.|members[\\/](account|details|contributions)\.))/,
    },
    {
      name: 'mail',
      test: /[\\/]services[\\/](mail|outboxDelivery|contactMessages)\.ts/,
      priority: 3,
    },
    // What reads the payments that pages pass on and that are kept.
    {
      name: 'passed',
      test: /[\\/]src[\\/](domain[\\/](payment[\\/]readPayment|shop[\\/]placedOrder|giving[\\/]keptGift)|services[\\/](orders|keptGifts))\.ts/,
      minShareCount: 2,
      priority: 4,
    },
    // What pages that lead to a payment pass on.
    {
      name: 'payment',
      test: /[\\/]src[\\/](domain[\\/](payment[\\/]payment\.ts|giving|money|shop)|content[\\/]shop|services[\\/](orders|keptGifts|canRequestStkPush))/,
      minShareCount: 2,
      priority: 3,
    },
    // What /activities and the members' home both show.
    {
      name: 'activities',
      test: /[\\/](content|facts)[\\/]activities/,
      minShareCount: 2,
      priority: 2,
    },
    // Orders and gifts that this device remembers.
    {
      name: 'kept',
      test: /[\\/](components[\\/]display[\\/]Kept|content[\\/]keptGifts)/,
      minShareCount: 2,
      priority: 1,
    },
    // Days in Kenya, and which of them people work.
    {
      name: 'days',
      test: /[\\/]src[\\/](domain[\\/]calendar|content[\\/]publicHolidays|components[\\/]hydration[\\/]useToday)/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'receipt',
      test: /[\\/]src[\\/](content[\\/]receipt|components[\\/]display[\\/]Receipt|domain[\\/]payment[\\/]toldDraft)/,
      minShareCount: 2,
      priority: 3,
    },
    // What is said of a payment on its way.
    {
      name: 'payments',
      test: /[\\/]src[\\/](domain[\\/]payment[\\/](?!mpesa|payment\.ts)|content[\\/]payment)/,
      minShareCount: 2,
      priority: 2,
    },
    // What registering, logging in and a new password have in common.
    {
      name: 'account',
      test: /[\\/](domain[\\/]members|content[\\/]member|components[\\/]form[\\/](PasswordField|BirthDateField)|pages[\\/]members[\\/](members\.module|AccountParts|Checking|MemberFields))/,
      minShareCount: 2,
      priority: 2,
    },
    area('about', String.raw`messages[\\/]suggestion`),
    ...['community', 'giving', 'members', 'shop'].map((name) => area(name)),
  ],
}
