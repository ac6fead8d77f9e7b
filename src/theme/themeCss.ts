import { palette, type ThemeName } from './palette.ts'
import { tokens } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colourVariable = (name: string) =>
  name.startsWith('art') ? `--${kebab(name)}` : `--color-${kebab(name)}`

/** Only what differs from `base`. */
function colours(theme: ThemeName, base?: ThemeName): string {
  return Object.entries(palette[theme])
    .filter(([name, value]) => !base || palette[base][name as keyof typeof palette.light] !== value)
    .map(([name, value]) => `${colourVariable(name)}:${value}`)
    .join(';')
}

function measures(): string {
  return Object.entries(tokens)
    .flatMap(([group, entries]) =>
      Object.entries(entries).map(([name, value]) => `--${group}-${kebab(name)}:${value}`),
    )
    .join(';')
}

/** Pale text would be invisible on paper. */
const paper = '--color-band:#fff;--color-on-band:var(--color-ink)'

export function themeCss(): string {
  return [
    `:root{color-scheme:light dark;${colours('light')};${measures()}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colours('dark', 'light')}}}`,
    `@media print{:root{${paper}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion-base:1ms;--motion-slow:1ms}}',
  ].join('\n')
}
