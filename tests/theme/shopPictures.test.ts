import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a shop picture contains the colours that the dark theme darkens', () => {
  const pictures = readdirSync('public/shop').filter((file) => file.endsWith('.svg'))
  const missing = pictures.flatMap((file) => {
    const [, evening = '', drawing = ''] =
      /prefers-color-scheme:dark\){(.*)}<\/style>(.*)/s.exec(
        readFileSync(`public/shop/${file}`, 'utf8'),
      ) ?? []
    return [...evening.matchAll(/fill="(#\w+)"/g)]
      .map(([fill]) => fill)
      .filter((fill) => !drawing.includes(` ${fill}`))
      .map((fill) => `${file}: ${fill}`)
  })
  expect(missing).toEqual([])
})
