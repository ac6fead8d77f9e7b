// @ts-check
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import { serveBuilt } from './server.mjs'
import { marked, table } from './report.mjs'
import { kilobytes } from './traffic.mjs'
import { weigh } from './weigh.mjs'

/** The lists that grow with the years: their file, their name, and what must differ from one to the next. */
const lists = [
  { file: 'src/content/blogs.ts', list: 'blogs', key: 'title' },
  { file: 'src/content/activities.ts', list: 'activities', key: 'id' },
  { file: 'src/content/catalogue.ts', list: 'catalogue', key: 'name' },
]

/** The pages that show one of them. No other may weigh more when they grow. */
const growing = new Set(['blogs', 'activities', 'shop'])

const sizes = [1, 10, 100]
/** Other names of files, and other moments of a page, compress a little differently. */
const noise = 0.5
const notCopied = new Set(['node_modules', '.git', 'dist', '.cache', 'test-results'])

/**
 * Builds the site with ten and a hundred times the blogs, activities and goods, in a copy of its own,
 * and weighs every page once it is used.
 * @param {import('@playwright/test').Browser} browser
 * @param {Readonly<Record<string, string>>} paths
 */
export async function measureGrowth(browser, paths) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  /** @type {Record<string, number[]>} */
  const kb = {}
  /** @type {number[]} */
  const msPerPage = []
  try {
    await cp('.', folder, { recursive: true, filter: (file) => !notCopied.has(basename(file)) })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    for (const times of sizes) {
      await multiply(folder, times)
      msPerPage.push(build(folder) / Object.keys(paths).length)
      const site = await serveBuilt(folder)
      for (const [name, path] of Object.entries(paths)) {
        const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' })
        const { used } = await weigh(await context.newPage(), site.origin + path)
        ;(kb[name] ??= []).push(kilobytes(used))
        await context.close()
      }
      site.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }

  const grown = Object.entries(paths).filter(([name]) => {
    const [first = 0, ...later] = kb[name] ?? []
    return later.some((each) => Math.abs(each - first) > noise)
  })
  const text = [
    table(
      ['KB once used, with lists', ...sizes.map((times) => `${times} x as long`)],
      [
        ...grown.map(([name, path]) => [
          marked(`\`${path}\``, !growing.has(name)),
          ...(kb[name] ?? []).map((each) => each.toFixed(1)),
        ]),
        ['build, ms a page', ...msPerPage.map((each) => each.toFixed(0))],
      ],
    ),
    `The ${Object.keys(paths).length - grown.length} other pages weigh what they weighed before, give or take ${noise} KB.`,
  ].join('\n\n')
  const broken = grown
    .filter(([name]) => !growing.has(name))
    .map(
      ([name, path]) =>
        `${path} grows with lists it does not show: ${kb[name]?.map((each) => each.toFixed(1)).join(', ')} KB`,
    )
  return { text, broken }
}

/**
 * Builds the site in a folder, and tells how many milliseconds it took.
 * @param {string} folder
 */
function build(folder) {
  const started = Date.now()
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', '--mode', 'local'], {
    cwd: folder,
    encoding: 'utf8',
    // Vite, which reads the sources for the bench, has set it to development here.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`)
  return Date.now() - started
}

/**
 * Writes each list into the copy with all of its entries this many times, no two of them the same.
 * @param {string} folder
 * @param {number} times
 */
async function multiply(folder, times) {
  for (const { file, list, key } of lists) {
    const { module } = /** @type {{ module: Record<string, readonly object[]> }} */ (
      await runnerImport(resolve(file))
    )
    const few = module[list]
    const many = Array.from({ length: times }, (_, at) =>
      few?.map((one) => (at === 0 ? one : another(one, key, at))),
    ).flat()
    const source = await readFile(file, 'utf8')
    const [declared, type] = new RegExp(`export const ${list}(: [^=]+)=`).exec(source) ?? []
    if (!declared) throw new Error(`${file} declares no ${list}`)
    const grown = `${source.replace(declared, `const few${type}=`)}\nvoid few\nexport const ${list}${type}= ${JSON.stringify(many)}\n`
    await writeFile(join(folder, file), grown)
  }
}

/**
 * An entry like another one: sentences of the same words in another order, since copies of the same
 * would be compressed to nothing.
 * @param {object} one
 * @param {string} key
 * @param {number} at
 */
function another(one, key, at) {
  let seed = at
  const random = () => (seed = (seed * 48_271) % 2_147_483_647)
  const text = JSON.stringify(one, (name, value) => {
    if (name === key) return `${value}-${at}`
    if (typeof value !== 'string' || !value.includes(' ')) return value
    return value
      .split(' ')
      .map((word) => ({ word, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ word }) => word)
      .join(' ')
  })
  return JSON.parse(text)
}
