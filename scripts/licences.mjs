// @ts-check
/**
 * `npm run licences`: lists the licences of all that the site is made of, without developers' tools. Fails where one asks
 * for more than to be named. Their texts are in the built site (scripts/licenceTexts.ts).
 */
import { readFileSync } from 'node:fs'
import { isProgram } from './program.mjs'

/** They only ask to be named. */
const permissive = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|Unlicense)$/

/**
 * The packages that may end up in the site: all that its own dependencies lead to. npm itself would add our workspaces,
 * and the tools that they need.
 * @param {string} [lockFile] the text of package-lock.json
 */
export function packagesOfSite(lockFile = readFileSync('package-lock.json', 'utf8')) {
  const all = JSON.parse(lockFile).packages
  const places = new Set([''])
  // The loop reaches what it adds.
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies } = all[place]
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(names)) {
      // Like Node: in the folder of the package, then in each around it.
      const at = /** @param {string} folder */ (folder) => `${folder}node_modules/${name}`
      let folder = place && `${place}/`
      while (folder && !all[at(folder)])
        folder = folder.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, '')
      if (all[at(folder)]) places.add(at(folder))
    }
  }
  // Without the project itself.
  return [...places].slice(1).map((place) => {
    const { version, license = 'none' } = all[place]
    return { name: place.replace(/^.*node_modules\//, ''), version, license }
  })
}

/**
 * The packages that may end up in the site, by their licence.
 * @param {string} [lockFile] the text of package-lock.json
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function licencesIn(lockFile) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const { name, version, license } of packagesOfSite(lockFile)) {
    found.set(license, [...(found.get(license) ?? []), `${name} ${version}`])
  }
  return found
}

/**
 * The packages whose licence asks for more than to be named, or is not known.
 * @param {string} [lockFile]
 */
export function notPermissive(lockFile) {
  return [...licencesIn(lockFile)]
    .filter(([licence]) => !permissive.test(licence))
    .flatMap(([licence, names]) => names.map((name) => `${name}: ${licence}`))
}

if (isProgram(import.meta.url)) {
  for (const [licence, names] of licencesIn()) {
    console.log(`${licence} (${names.length}): ${names.join(', ')}\n`)
  }
  const others = notPermissive()
  if (others.length > 0) console.error(`To be looked at:\n  ${others.join('\n  ')}`)
  process.exitCode = others.length > 0 ? 1 : 0
}
