import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Lints one file with a planted import, in the folder where it is planted. */
function lint(folder: string, source: string): string {
  const directory = mkdtempSync(join(folder, 'planted-'))
  const file = join(directory, 'planted.ts')
  writeFileSync(file, source)
  try {
    return spawnSync('npx', ['oxlint', '-c', 'oxlint.config.mjs', file], { encoding: 'utf8' })
      .stdout
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const use = (name: string, from: string) =>
  `import { ${name} } from '${from}'\n\n/** Planted. */\nexport const planted = ${name}\n`

describe('who may import whom', () => {
  it.each([
    ['src/domain', 'settings', '@/config/settings'],
    ['src/config', 'formatKsh', '@/domain/money/money'],
    ['src/content', 'saveDonation', '@/services/donations'],
    ['src/services', 'messages', '@/content/messages'],
    ['src/components', 'messages', '@/content/messages'],
    ['src/components', 'saveDonation', '@/services/donations'],
    ['src/context', 'messages', '@/content/messages'],
    ['src/pages/home', 'DonationForm', '@/pages/giving/DonationForm'],
    ['src/pages/home', 'routes', '@/app/routes'],
    ['src/pages/home', 'palette', '@/theme/palette'],
    ['src/pages/home', 'x', '../giving/DonationForm'],
    ['src/pages/home', 'doc', 'firebase/firestore/lite'],
    ['src/services', 'toast', 'react-toastify'],
    ['src/app', 'enqueueSnackbar', 'notistack'],
    ['local-backend', 'settings', '../../src/config/settings'],
  ])('%s may not import %s from %s', (folder, name, from) => {
    expect(lint(folder, use(name, from))).toContain('no-restricted-imports')
  })

  it.each([
    ['src/services', 'Failure', '@/domain/failure'],
    ['src/components', 'formatKsh', '@/domain/money/money'],
    ['src/pages/home', 'messages', '@/content/messages'],
    ['src/app', 'palette', '@/theme/palette'],
  ])('%s may import %s from %s', (folder, name, from) => {
    expect(lint(folder, use(name, from))).not.toContain('no-restricted-imports')
  })
})
