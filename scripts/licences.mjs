// @ts-check
/**
 * Lists the licences of everything that the site is made of, development tools left out, and fails where
 * one asks for more than to be named. The texts themselves are in the built site, /licences.txt.
 *   npm run licences
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Those under which a site may be given away as long as it names them. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
])

/**
 * @typedef {{ version?: string, license?: string, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked
 */

/** @param {string} place */
export const nameOf = (place) => place.replace(/^.*node_modules\//, '')

/**
 * The packages that may end up in the site, by their places: what its own dependencies lead to. (npm
 * counts what our packages for development need as if the site needed it.)
 * @param {string} lockFile the text of package-lock.json
 * @returns {ReadonlyMap<string, Locked>}
 */
export function packagesOfSite(lockFile) {
  /** @type {Record<string, Locked>} */
  const all = JSON.parse(lockFile).packages
  /** @type {Map<string, Locked>} */
  const found = new Map()
  /** @type {(place: string) => void} */
  const follow = (place) => {
    const { dependencies, optionalDependencies, peerDependencies } = all[place] ?? {}
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const at = placeOf(name, place, all)
      if (at === null || found.has(at)) continue
      found.set(at, all[at] ?? {})
      follow(at)
    }
  }
  follow('')
  return found
}

/**
 * Where the package that somebody asks for is installed; null for an optional one that is not.
 * @param {string} name
 * @param {string} from
 * @param {Record<string, Locked>} all
 */
function placeOf(name, from, all) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (place in all) return place
    if (folder === '') return null
  }
}

/**
 * The packages that may end up in the site, by their licence.
 * @param {string} lockFile the text of package-lock.json
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function licencesIn(lockFile) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const [place, { license = 'none', version }] of packagesOfSite(lockFile)) {
    found.set(license, [...(found.get(license) ?? []), `${nameOf(place)} ${version}`])
  }
  return found
}

/**
 * The packages whose licence asks for more than to be named, or is not known.
 * @param {string} lockFile
 */
export function notPermissive(lockFile) {
  return [...licencesIn(lockFile)]
    .filter(([licence]) => !permissive.has(licence))
    .flatMap(([licence, names]) => names.map((name) => `${name}: ${licence}`))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockFile = readFileSync('package-lock.json', 'utf8')
  for (const [licence, names] of licencesIn(lockFile)) {
    console.log(`${licence} (${names.length}): ${names.join(', ')}\n`)
  }
  const others = notPermissive(lockFile)
  if (others.length > 0) console.error(`To be looked at:\n  ${others.join('\n  ')}`)
  process.exitCode = others.length > 0 ? 1 : 0
}
