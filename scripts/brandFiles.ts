import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Sharp } from 'sharp'
import { HeroScene } from '../src/components/art/HeroScene.tsx'
import { palette } from '../src/theme/palette.ts'
import { themeCss } from '../src/theme/themeCss.ts'

const clear = '#0000'

/** Why this drawing cannot be the mark; undefined if it can. */
export function refusalOfMark(svg: string): string | undefined {
  const [, width, height] =
    /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  if (width === undefined || width !== height) return 'must be square: viewBox="0 0 32 32"'
  if (/<(text|image)\b/.test(svg)) return 'holds words or a photo: turn them into paths'
  if (Buffer.byteLength(svg) > 4096) return 'is larger than 4 kB: save it as plain or optimised SVG'
  return undefined
}

/** The icons and the picture for shared links, by the names of the files in public. */
export async function brandFiles(mark: string): Promise<ReadonlyMap<string, Buffer>> {
  const refusal = refusalOfMark(mark)
  if (refusal) throw new Error(`brand/mark.svg ${refusal}`)
  const ground = await groundOf(mark)
  const icon = async (size: number, share: number, background: string) => {
    const drawing = await drawn(mark, Math.round(size * share))
    return png(canvas(size, size, background).composite([{ input: drawing }]), 16)
  }
  const picture = canvas(1200, 630, palette.light.ground).composite([
    { input: await drawn(mark, 200), left: 84, top: 215 },
    { input: await drawn(heroScene(), 840), left: 330, top: 33 },
  ])
  return new Map([
    ['favicon.svg', Buffer.from(mark)],
    ['icon-192.png', await icon(192, 1, clear)],
    ['icon-512.png', await icon(512, 1, clear)],
    ['apple-touch-icon.png', await icon(180, 0.86, ground)],
    // Phones cut it to a circle or another shape.
    ['icon-maskable-512.png', await icon(512, 0.8, ground)],
    ['og.png', await png(picture, 64)],
  ])
}

/** Fills the corners of icons: the mark's own colour at its upper edge, or the page's if that is transparent. */
async function groundOf(mark: string): Promise<string> {
  const [red, green, blue, alpha] = await sharp(await drawn(mark, 64))
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : palette.light.ground
}

/** The home page's scene in the light colours, which come first in the style sheet. */
function heroScene(): string {
  const css = themeCss()
  return renderToStaticMarkup(createElement(HeroScene))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(
      /var\((.*?)\)/g,
      (_, name: string) => new RegExp(`${name}:(#\\w+)`).exec(css)?.[1] ?? '',
    )
}

async function drawn(svg: string, width: number): Promise<Buffer> {
  const { width: natural } = await sharp(Buffer.from(svg)).metadata()
  return sharp(Buffer.from(svg), { density: (72 * width) / natural })
    .resize({ width })
    .png()
    .toBuffer()
}

const canvas = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

/** Few colours halve the file. */
const png = (picture: Sharp, colours: number) =>
  picture.png({ palette: true, colours, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer()
