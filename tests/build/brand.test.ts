import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brandFiles, refusalOfMark } from '../../scripts/brandFiles'

const mark = readFileSync('brand/mark.svg', 'utf8')
const ours = await brandFiles(mark)

/** The share of a picture's points that differ visibly in another. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const read = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [points, others] = [await read(one), await read(other)]
  if (points.data.length !== others.data.length || points.info.width !== others.info.width) return 1
  const { data } = points
  let off = 0
  for (const [at, value] of data.entries())
    if (Math.abs(value - (others.data[at] ?? 0)) > 8) off += 1
  return off / data.length
}

/** Another computer may round a point differently. */
const isSame = async (name: string, one: Buffer, other?: Buffer) =>
  other !== undefined &&
  (name.endsWith('.svg') ? one.equals(other) : (await difference(one, other)) < 0.001)

it('icons, header mark and sharing picture are made from brand/mark.svg', async () => {
  const old: string[] = []
  for (const [name, content] of ours) {
    const file = `public/${name}`
    const there = existsSync(file) ? readFileSync(file) : undefined
    if (!(await isSame(name, content, there))) old.push(file)
  }
  expect(old, 'older than brand/mark.svg or the colours: run `npm run brand`').toEqual([])
})

it('another colour in the drawing changes every file, and each is noticed', async () => {
  const drawing = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/><path d="M9 9h8v8H9z" fill="${colour}"/></svg>`
  const others = await brandFiles(drawing('#f3a94f'))
  const unnoticed: string[] = []
  for (const [name, content] of await brandFiles(drawing('#4fa9f3'))) {
    if (await isSame(name, content, others.get(name))) unnoticed.push(name)
  }
  expect(unnoticed).toEqual([])
})

it.each([
  ['<svg viewBox="0 0 64 32"/>', /square/],
  ['<svg width="32" height="32"/>', /square/],
  ['<svg viewBox="0 0 32 32"><text>HM</text></svg>', /words/],
  ['<svg viewBox="0 0 32 32"><image href="data:image/png;base64,AAAA"/></svg>', /photo/],
  [`<svg viewBox="0 0 32 32"><path d="${'M0 0z'.repeat(900)}"/></svg>`, /4 kB/],
])('%.60s cannot be the mark, and the reason is said', (svg, reason) => {
  expect(refusalOfMark(svg)).toMatch(reason)
})

it('a mark may come straight from a drawing program', () => {
  const svg = `<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="200mm" viewBox="0,0 200.5 200.5"><path d="M0 0h200v200z" style="fill:#a00"/></svg>`
  expect(refusalOfMark(svg)).toBeUndefined()
})
