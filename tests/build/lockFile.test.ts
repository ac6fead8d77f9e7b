import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

function lockOf(folder: string): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages
}
const { '': project, ...others } = lockOf('.')
const { '': bench, ...ofBench } = lockOf('bench')
const own = ['packages/firestore-rules', 'packages/local-backend', 'payment-service']
const installed = {
  ...Object.fromEntries(
    Object.entries(others).filter(
      ([place, { link, resolved }]) =>
        !own.includes(place) && !(link === true && own.includes(resolved ?? '')),
    ),
  ),
  ...Object.fromEntries(Object.entries(ofBench).map(([place, each]) => [`bench/${place}`, each])),
}

it('every package but ours has a hash, and comes from the registry', () => {
  const odd = Object.entries(installed).filter(
    ([, { integrity, link, resolved }]) =>
      link === true ||
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
      // The lock names no addresses, so that each install asks its own registry.
      resolved !== undefined,
  )
  expect(Object.keys(installed).length).toBeGreaterThan(100)
  expect(odd).toEqual([])
})

it('no package depends on an address or a branch', () => {
  const asked = Object.values(installed).flatMap(({ dependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...optionalDependencies }),
  )
  const odd = asked.filter(([, range]) =>
    /^(git|https?|file|github)[:+]|^[\w-]+\/[\w-]+/.test(range),
  )
  expect(odd).toEqual([])
})

it('our own dependencies are pinned, and none runs an install script', () => {
  for (const [folder, locked] of [
    ['.', project],
    ['bench', bench],
    ...own.map((each) => [each, others[each]] as const),
  ] as const) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    )
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    }
    expect(locked?.dependencies).toEqual(dependencies)
  }
  // Another version would be installed twice.
  expect(Object.keys(installed).filter((place) => place.startsWith('packages/'))).toEqual([])
  for (const folder of ['.', 'bench'])
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
