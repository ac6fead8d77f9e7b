// @ts-check
/**
 * Lists the licences of everything that the site is made of, development tools left out, and fails where
 * one asks for more than to be named. The texts themselves are in the built site, /licences.txt (scripts/licenceTexts.ts).
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
 * The packages that may end up in the site: all that its own dependencies lead to. To npm our workspaces
 * are part of the site too, with the tools that they need.
 * @param {string} lockFile the text of package-lock.json
 */
export function packagesOfSite(lockFile) {
  const all = JSON.parse(lockFile).packages
  const places = new Set([''])
  // The loop also reaches what is added meanwhile.
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies } = all[place]
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(names)) {
      // As Node does, in the folder of the package and in all that it lies in.
      const at = /** @param {string} folder */ (folder) => `${folder}node_modules/${name}`
      let folder = place && `${place}/`
      while (folder && !all[at(folder)])
        folder = folder.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, '')
      if (all[at(folder)]) places.add(at(folder))
    }
  }
  places.delete('')
  return [...places].map((place) => ({
    ...all[place],
    name: place.replace(/^.*node_modules\//, ''),
  }))
}

/**
 * The packages that may end up in the site, by their licence.
 * @param {string} lockFile the text of package-lock.json
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function licencesIn(lockFile) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const { name, version, license = 'none' } of packagesOfSite(lockFile)) {
    found.set(license, [...(found.get(license) ?? []), `${name} ${version}`])
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
