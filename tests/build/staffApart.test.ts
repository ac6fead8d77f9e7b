import { expect, it } from 'vitest'
import {
  materialAtTheGate,
  staffModulesForVisitors,
  type BuiltChunk,
} from '../../scripts/staffApart'

const chunk = (
  moduleIds: readonly string[],
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
): BuiltChunk => ({ moduleIds, imports, dynamicImports })

const site = {
  'main.js': chunk(['/site/src/app/main.tsx'], ['shared.js'], ['faq.js', 'staff.js']),
  'shared.js': chunk(['/site/src/domain/money/money.ts']),
  'faq.js': chunk(['/site/src/pages/about/FaqPage.tsx'], [], ['later.js']),
  'later.js': chunk(['/site/src/content/faq.ts']),
  'staff.js': chunk(
    ['/site/src/pages/staff/StaffPage.tsx'],
    ['shared.js', 'texts.js'],
    ['desk.js'],
  ),
  'texts.js': chunk(['/site/src/content/staff.ts']),
  'desk.js': chunk([
    '/site/src/pages/staff/StaffDesk.tsx',
    '/site/node_modules/@mui/material/a.js',
  ]),
}

it('a site whose staff area is fetched only by /staff is built', () => {
  expect(staffModulesForVisitors(site)).toEqual([])
  expect(materialAtTheGate(site)).toEqual([])
})

it('a gate that fetches Material UI before it knows the staff member is refused', () => {
  const bent = { ...site, 'texts.js': chunk(['/site/src/content/staff.ts'], ['desk.js']) }
  expect(materialAtTheGate(bent)).toEqual(['/site/node_modules/@mui/material/a.js'])
})

it.each([
  ['the texts', 'shared.js', '/site/src/content/staff.ts'],
  ['the matching', 'faq.js', '/site/src/domain/matching/cells.ts'],
  ['the texts of matching', 'faq.js', '/site/src/content/matching.ts'],
  ['a record of staff', 'main.js', '/site/src/domain/staff/confirmation.ts'],
  ['the way to the database', 'later.js', '/site/src/services/firebase/staffDatabase.ts'],
  ['Material UI', 'later.js', '/site/node_modules/@mui/material/Button/Button.js'],
] as const)('%s in %s, which visitors fetch, is refused', (_, name, id) => {
  const { moduleIds } = site[name]
  const bent = { ...site, [name]: { ...site[name], moduleIds: [...moduleIds, id] } }
  expect(staffModulesForVisitors(bent)).toEqual([id])
})

it('a page that fetches a file of the staff area is refused', () => {
  const bent = { ...site, 'faq.js': chunk([], ['texts.js'], ['desk.js']) }
  expect(staffModulesForVisitors(bent)).toHaveLength(3)
})
