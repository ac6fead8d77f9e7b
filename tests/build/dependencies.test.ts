import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const document = readFileSync('docs/dependencies.md', 'utf8')
const inBackticks = (text: string) => [...text.matchAll(/`(.*?)`/g)].map(([, name = '']) => name)

/** The packages that begin a line of the list under a heading. */
function packagesUnder(heading: string): ReadonlySet<string> {
  const part = document.split(/^##? /m).find((each) => each.startsWith(heading)) ?? ''
  return new Set([...part.matchAll(/^- (`[^:]+):/gm)].flatMap(([, cell = '']) => inBackticks(cell)))
}

/** With one name for all packages that only hold types. */
const namesOf = (dependencies: object) =>
  new Set(Object.keys(dependencies).map((name) => name.replace(/^@types\/.*/, '@types/*')))

it('docs/dependencies.md has a reason for each package, and for no other', () => {
  const { dependencies, devDependencies } = read('package.json')
  expect(packagesUnder('What the site is made of')).toEqual(namesOf(dependencies))
  expect(packagesUnder('What developers install')).toEqual(namesOf(devDependencies))
})

it('every folder and file it names exists', () => {
  const files = inBackticks(document).filter((name) => name.startsWith('src/'))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
