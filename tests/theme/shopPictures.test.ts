import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { palette } from '@/theme/palette'

const { artSky, artSun, artGround, artShadow } = palette.light

it.each(readdirSync('public/shop'))('%s stands in the evening where the page is dark', (file) => {
  const picture = readFileSync(`public/shop/${file}`, 'utf8')
  for (const [name, light] of Object.entries({ artSky, artSun, artGround, artShadow })) {
    const dark = palette.dark[name as keyof typeof palette.dark]
    expect(picture, name).toContain(` fill="${light}"`)
    expect(picture, name).toContain(`[fill="${light}"]{fill:${dark}}`)
  }
})
