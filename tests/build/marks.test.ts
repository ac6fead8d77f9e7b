import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import * as marks from '@/config/marks'

const list: readonly string[] = Object.values(marks)

/** The files of src that may bear or read a mark, and index.html. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => join('src', file))
  .filter((file) => file !== 'src/config/marks.ts')
  .concat('index.html')

/** Each attribute that is spelt out, with the files that spell it. */
const attributes = new Map<string, string[]>()
for (const file of files) {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  for (const [name] of text.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g)) {
    attributes.set(name, [...new Set([...(attributes.get(name) ?? []), file])])
  }
}

/** AOS names its own attribute. */
const isOfLibrary = (name: string) => name === 'data-aos'

/** Whether one component and the styles of its folder alone know an attribute. */
function isOfOneComponent(where: readonly string[]): boolean {
  const components = where.filter((file) => !file.endsWith('.css'))
  return components.length <= 1 && new Set(where.map((file) => dirname(file))).size === 1
}

it('every attribute that several files know is on the list of marks', () => {
  const unlisted = [...attributes].filter(
    ([name, where]) => !list.includes(name) && !isOfOneComponent(where) && !isOfLibrary(name),
  )
  expect(unlisted).toEqual([])
})

it('the page and its styles use only attributes and ids on the list', () => {
  const html = readFileSync('index.html', 'utf8')
  const named = [
    ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
    ...[...html.matchAll(/dataset\.([a-z]+)/g)].map(([, name]) => `data-${name}`),
    ...files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/#([a-z]+(?:-[a-z]+)*)(?=[:)\s,{])/g),
      ])
      .map(([, id = '']) => id)
      .filter((id) => !/^(?:[\da-f]{3,8})$/.test(id)),
  ]
  expect(named.filter((name) => name === undefined || !list.includes(name))).toEqual([])
})

it('iPhones leave numbers alone: a till is nothing to call, and React would draw the page again', () => {
  for (const page of ['index.html', 'staff.html'].filter(existsSync))
    expect(readFileSync(page, 'utf8')).toMatch(/name="format-detection" content="telephone=no,/)
})

it('no browser is called too old before the whole page has arrived', () => {
  const [before] = readFileSync('index.html', 'utf8').split('<p id="unsupported">')
  expect(before).toContain('<!--app-->')
})
