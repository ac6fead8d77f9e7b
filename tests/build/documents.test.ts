import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']
const files = execFileSync('git', listed, { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file))

const read = (file: string) => readFileSync(file, 'utf8')

/** The anchor that GitHub gives a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchor(heading))

/** Commands in `backticks` and in blocks of `sh`, those joined by && apart. */
function commandsOf(file: string): readonly string[] {
  const text = read(file)
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block)
  const inline = [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`]+)`/g)]
  return [...blocks.flatMap((block) => block.split('\n')), ...inline.map(([, code = '']) => code)]
    .flatMap((line) => line.replace(/ #.*$/, '').split('&&'))
    .map((command) => command.trim())
}

const all = (pattern: RegExp) =>
  files.flatMap((file) =>
    commandsOf(file).flatMap((command) => {
      const found = pattern.exec(command)
      return found === null ? [] : [{ file, command, found }]
    }),
  )

describe('the documents', () => {
  it('link only to existing files and headings', () => {
    const broken = files.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)]
        .map(([link, path = '', heading]) => {
          const target = path === '' ? file : join(dirname(file), path)
          const isThere =
            existsSync(target) && (heading === undefined || anchorsOf(target).includes(heading))
          return isThere ? '' : `${file}: ${link}`
        })
        .filter(Boolean),
    )
    expect(broken).toEqual([])
  })

  it('have each page and section that the doctor names', () => {
    const named = read('scripts/diagnose.ts').matchAll(/(\w+\.md)(?:#([\w-]+))?/g)
    const missing = Array.from(named).filter(
      ([, file = '', section]) =>
        !files.includes(`docs/${file}`) ||
        (section !== undefined && !anchorsOf(`docs/${file}`).includes(section)),
    )
    expect(missing).toEqual([])
  })

  it('name only scripts that package.json has', () => {
    const used = all(/^npm (?:run )?(start|test|(?<=run )[\w:]+)(?:.* -w (\S+))?/)
    expect(used.length).toBeGreaterThan(40)
    const missing = used.filter(({ file, found: [, script = '', workspace] }) => {
      const homes = [workspace ?? '.', dirname(file)].map((folder) => join(folder, 'package.json'))
      return !homes.some((home) => existsSync(home) && script in JSON.parse(read(home)).scripts)
    })
    expect(missing.map(({ file, command }) => `${file}: ${command}`)).toEqual([])
  })

  it('name only installed tools, and commands and options Firebase has', () => {
    const used = all(/^npx (\S+)(?: (\S+))?/)
    expect(used.length).toBeGreaterThan(5)
    const missing = used.filter(({ command, found: [, tool = '', what = ''] }) => {
      // Cloudflare's own tool, only for a payment service on Workers.
      if (tool === 'wrangler') return false
      // Of our own packages.
      if (existsSync(join('packages', tool, 'cli.ts'))) return false
      if (tool !== 'firebase') return !existsSync(join('node_modules/.bin', tool))
      const library = 'node_modules/firebase-tools/lib'
      const source = join(library, 'commands', `${what.replace(':', '-')}.js`)
      if (!existsSync(source)) return true
      const known = read(source) + read(join(library, 'index.js'))
      return (command.match(/ --[\w-]+/g) ?? []).some((option) => !known.includes(option.trim()))
    })
    expect(missing.map(({ file, command }) => `${file}: ${command}`)).toEqual([])
  })

  it('copy and name only existing files', () => {
    const named = all(
      /^(?:cp )?((?:src|scripts|tests|local|bench|packages|payment-service)\/[\w./-]+)(?= |$)/,
    )
      .map(({ file, found: [, path = ''] }) => ({ file, path }))
      // Each person makes their own.
      .filter(({ path }) => !path.endsWith('/.env'))
      // An organisation without a desk has deleted it, and may keep what tells of it.
      .filter(({ path }) => existsSync('src/staff') || !/^(src|tests)\/staff(\/|$)/.test(path))
    expect(named.length).toBeGreaterThan(50)
    const missing = named.filter(
      ({ file, path }) => !existsSync(path) && !existsSync(join(dirname(file), path)),
    )
    expect(missing).toEqual([])
  })
})
