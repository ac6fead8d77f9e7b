import { describe, expect, it } from 'vitest'
import { palette, type ColourName, type ThemeName } from '@/theme/palette'
import { themeCss } from '@/theme/themeCss'
import { channelsOf, luminance } from '../support/luminance'

type Pair = readonly [foreground: ColourName, ground: ColourName]

const pageGrounds = ['ground', 'groundRaised', 'groundSunken'] as const
const onEach = (foreground: ColourName, grounds: readonly ColourName[]): Pair[] =>
  grounds.map((ground) => [foreground, ground])

/** Every pair the site sets text in: WCAG 2.2 success criterion 1.4.3. */
const textPairs: readonly Pair[] = [
  ...onEach('ink', [...pageGrounds, 'primarySoft', 'accentSoft']),
  ...onEach('ink', ['successGround', 'dangerGround', 'warningGround', 'infoGround']),
  ...onEach('inkMuted', [...pageGrounds, 'primarySoft', 'accentSoft']),
  ...onEach('link', [...pageGrounds, 'primarySoft', 'accentSoft']),
  ...onEach('link', ['successGround', 'dangerGround', 'warningGround', 'infoGround']),
  ...onEach('primary', [...pageGrounds, 'primarySoft']),
  ...onEach('primaryStrong', [...pageGrounds, 'primarySoft']),
  ...onEach('accent', pageGrounds),
  ...onEach('accentStrong', [...pageGrounds, 'accentSoft']),
  ...onEach('onPrimary', ['primary', 'primaryStrong']),
  ...onEach('onAccent', ['accent', 'accentStrong']),
  ...onEach('success', [...pageGrounds, 'successGround']),
  ...onEach('danger', [...pageGrounds, 'dangerGround']),
  ...onEach('warning', [...pageGrounds, 'warningGround']),
  ...onEach('info', [...pageGrounds, 'infoGround']),
  ...onEach('onBand', ['band']),
  ...onEach('onBandMuted', ['band']),
  ...onEach('band', ['onBand']),
]

/** Borders of controls, filled buttons against the page, focus rings: success criterion 1.4.11. */
const controlPairs: readonly Pair[] = [
  ...onEach('line', [...pageGrounds, 'primarySoft', 'accentSoft']),
  ...onEach('primary', [...pageGrounds, 'accentSoft']),
  ...onEach('accent', [...pageGrounds, 'primarySoft', 'accentSoft']),
  ...onEach('danger', pageGrounds),
  ...onEach('focus', [...pageGrounds, 'primarySoft', 'accentSoft']),
  ...onEach('focus', ['successGround', 'dangerGround', 'warningGround', 'infoGround']),
  ...onEach('lineOnBand', ['band']),
  ...onEach('focusOnBand', ['band']),
]

function contrast(one: string, other: string): number {
  const both = [one, other].map((hex) => luminance(channelsOf(hex)))
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

/** Lists every pair below the limit, so that one run shows everything there is to mend. */
function tooFaint(theme: ThemeName, pairs: readonly Pair[], least: number): string[] {
  return pairs
    .map(([foreground, ground]) => ({
      name: `${foreground} on ${ground}`,
      ratio: contrast(palette[theme][foreground], palette[theme][ground]),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)
}

describe('the measure itself', () => {
  it('agrees with the published examples', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#ffffff')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('finds a pair that is too faint', () => {
    expect(tooFaint('light', [['lineSoft', 'ground']], 3)).toHaveLength(1)
  })
})

describe.each(['light', 'dark'] as const)('a person reading in the %s theme', (theme) => {
  it('can read every text on its background (4.5 to 1)', () => {
    expect(tooFaint(theme, textPairs, 4.5)).toEqual([])
  })

  it('can see every control and focus ring on its background (3 to 1)', () => {
    expect(tooFaint(theme, controlPairs, 3)).toEqual([])
  })
})

describe('the theme as CSS', () => {
  const css = themeCss()

  it('gives both themes the same names', () => {
    expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light))
  })

  it('resolves every variable it uses itself', () => {
    const used = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => `${name}:`)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !css.includes(name))).toEqual([])
  })

  it('costs a reader less than 4 KB', () => {
    expect(new TextEncoder().encode(css).length).toBeLessThan(4096)
  })
})
