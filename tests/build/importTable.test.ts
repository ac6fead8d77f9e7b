import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { importTable } from '../../oxlint.config.mjs'

/** Breaches that the table below does not cover. */
const breaches = [
  ['src/device/x.ts', '@/domain/money/money'],
  ['src/services/x.ts', '@/content/texts/messages'],
  ['src/pages/home/x.ts', '@/pages/giving/DonationForm'],
  ['src/pages/home/x.ts', '@/theme/palette'],
  ['src/pages/home/x.ts', '../giving/DonationForm'],
  ['src/pages/home/x.ts', 'firebase/firestore/lite'],
  ['src/services/x.ts', 'firebase/auth'],
  ['src/services/x.ts', '@emailjs/browser'],
  ['src/services/firebase/x.ts', '@emailjs/browser'],
  ['src/services/x.ts', 'react-toastify'],
  ['src/app/x.ts', 'notistack'],
  ['src/context/cart/x.ts', 'notistack'],
  ['src/components/page/x.ts', 'aos'],
  ['src/pages/home/x.ts', 'react-typed'],
  ['src/staff/services/x.ts', '@/staff/content/desk'],
  ['src/staff/services/x.ts', '@mui/material/Button'],
  ['src/staff/pages/x.ts', '@/pages/home/HomePage'],
  ['src/staff/pages/x.ts', '@/app/routes'],
  ['src/staff/pages/x.ts', 'firebase/auth'],
  ['src/components/form/x.ts', '@mui/material/Button'],
  ['src/pages/home/x.ts', '@emotion/react'],
  ['src/services/x.ts', 'local-backend'],
  ['packages/local-backend/x.ts', '../../src/config/settings'],
  ['packages/local-backend/src/x.ts', '../../../local/demoMember'],
  ['packages/local-backend/src/auth/x.ts', '../../../../scripts/prerender'],
  ['packages/local-backend/tests/x.ts', '../../../tests/support/startBackend'],
  ['packages/local-backend/src/x.ts', '../../firestore-rules/src/judge'],
  ['packages/firestore-rules/src/methods/x.ts', '@/domain/failure'],
  ['packages/firestore-rules/x.ts', '../local-backend/index'],
  ['local/x.ts', '../packages/local-backend/src/faults'],
  ['tests/support/x.ts', '../../packages/firestore-rules/index'],
] as const

const rightful = [
  ['src/pages/home/RevealOnScroll.tsx', 'aos'],
  ['src/staff/x.ts', './pages/StaffPage'],
  ['src/staff/pages/x.ts', '@/staff/muiTheme'],
  ['src/pages/home/x.ts', './HeroSection'],
  ['src/services/firebase/x.ts', 'firebase/auth'],
  ['src/services/emailJs.ts', '@emailjs/browser'],
  ['src/context/notifications/x.ts', 'notistack'],
  ['src/staff/pages/x.ts', '@mui/material/Dialog'],
  ['src/staff/muiTheme.ts', '@mui/material/styles'],
  ['packages/local-backend/src/auth/x.ts', '../http/answers'],
  ['packages/local-backend/tests/firestore/x.ts', '../../src/faults'],
  ['packages/local-backend/src/x.ts', 'firestore-rules'],
  ['local/x.ts', 'local-backend'],
] as const

/** From the bottom up; the second wing stands beside the first. */
const order = [
  ...['domain', 'config', 'theme', 'content/facts', 'content', 'device', 'services', 'context'],
  ...['components', 'pages', 'app', 'editor', 'staff/domain', 'staff/matching', 'staff/content'],
  ...['staff/services', 'staff/pages', 'staff'],
]
const table = Object.entries<readonly string[]>(importTable)

it('a folder may import only from those below it and within itself', () => {
  expect(order.toSorted()).toEqual(Object.keys(importTable).toSorted())
  const upwards = table.flatMap(([folder, may]) =>
    may.filter((other) => order.indexOf(other) > order.indexOf(folder)),
  )
  expect(upwards).toEqual([])
})

/** An import of each folder from each other one, and whether the table allows it. */
const pairs = table.flatMap(([folder, may]) =>
  order
    // The parts of the staff area have rows of their own.
    .filter((other) => other !== folder && !(other === 'staff' && folder.startsWith('staff')))
    .map((other) => ({
      planted: [`src/${folder === 'pages' ? 'pages/home' : folder}/x.ts`, `@/${other}/x`] as const,
      isAllowed: [other, other.split('/')[0] ?? ''].some((each) => may.includes(each)),
    })),
)

/** Which of the imports lint refuses, each planted in a file of its own in an empty copy of the tree. */
function refusedOf(imports: readonly (readonly [file: string, from: string])[]) {
  const root = fs.mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    fs.symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    fs.cpSync('oxlint.config.mjs', join(root, 'oxlint.config.mjs'))
    for (const area of fs.readdirSync('src/pages'))
      fs.mkdirSync(join(root, 'src/pages', area), { recursive: true })
    const planted = imports.map(([file, from], at) => {
      const place = file.endsWith('/x.ts') ? file.replace('x.ts', `planted${at}.ts`) : file
      fs.mkdirSync(dirname(join(root, place)), { recursive: true })
      const source = `import { planted } from '${from}'\n\n/** Planted. */\nexport const taken = planted\n`
      fs.writeFileSync(join(root, place), source)
      return { file, from, place }
    })
    const words = ['-c', 'oxlint.config.mjs', '-f', 'unix', 'src', 'packages', 'local', 'tests']
    const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), words, {
      cwd: root,
      encoding: 'utf8',
    })
    const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'))
    return planted
      .filter(({ place }) => lines.some((line) => line.replaceAll('\\', '/').includes(place)))
      .map(({ file, from }) => [file, from])
  } finally {
    fs.rmSync(root, { recursive: true })
  }
}

it('lint refuses exactly the imports the table does not allow', () => {
  const forbidden = pairs.filter(({ isAllowed }) => !isAllowed).map(({ planted }) => planted)
  const refused = refusedOf([...breaches, ...rightful, ...pairs.map(({ planted }) => planted)])
  expect(refused).toEqual([...breaches, ...forbidden])
})
