// @ts-check
import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/**
 * Who may import whom inside src: the one table from which the lint rules below are generated.
 * A folder may always import its own files (by './…'). The folders inside pages are areas, which
 * may not import each other.
 * @satisfies {Record<string, readonly string[]>}
 */
export const importTable = {
  domain: ['domain'],
  config: [],
  theme: [],
  content: ['content', 'domain', 'config'],
  'content/facts': ['domain', 'config'],
  device: ['config'],
  services: ['device', 'domain', 'config', 'services'],
  context: ['services', 'device', 'content', 'domain', 'config', 'context'],
  components: ['context', 'device', 'content', 'domain', 'config', 'components', 'theme'],
  pages: ['components', 'context', 'services', 'device', 'content', 'domain', 'config'],
  // oxfmt-ignore
  app: [
    'app', 'pages', 'components', 'context', 'services', 'device', 'content', 'domain', 'config',
    'theme',
  ],
  // The second wing, which nothing else imports. Its entry point may import all of it.
  // oxfmt-ignore
  staff: [
    'staff/pages', 'staff/content', 'components', 'context', 'services', 'device', 'content',
    'domain', 'config', 'theme',
  ],
  // A page of its own, in Vite's hands like the staff area.
  editor: ['content'],
  'staff/domain': ['domain', 'config'],
  'staff/matching': ['staff/domain', 'domain'],
  'staff/content': ['staff/matching', 'staff/domain', 'content', 'domain', 'config'],
  // oxfmt-ignore
  'staff/services': [
    'staff/matching', 'staff/domain', 'services', 'device', 'domain', 'config',
  ],
  // oxfmt-ignore
  'staff/pages': [
    'staff/pages', 'staff/services', 'staff/content', 'staff/matching', 'staff/domain',
    'components', 'context', 'services', 'device', 'content', 'domain', 'config', 'theme',
  ],
}

/**
 * The only folders and files that may import each outside party ("one door per outside party").
 * @type {Record<string, readonly string[]>}
 */
export const doors = {
  'firebase(/.*)?': ['src/services/firebase'],
  '@emailjs/.*': ['src/services/emailJs.ts'],
  'react-toastify(/.*)?': ['src/context/notifications'],
  notistack: ['src/context/notifications'],
  'aos(/.*)?': ['src/pages/home/RevealOnScroll.tsx'],
  'react-typed': ['src/pages/community/TypingText.tsx'],
  papaparse: ['src/staff/matching/portalTable.ts', 'src/staff/domain/csv.ts'],
  '@sveltia/.*': ['src/editor'],
  '@(mui|emotion)/.*': ['src/staff/pages', 'src/staff/muiTheme.ts'],
}

const parentImports = {
  regex: '^\\.\\.',
  message: 'Import from another folder by its full name (@/…); ./ stays inside the folder.',
}

const packages = {
  regex: '^(firestore-rules|local-backend|payment-service)$',
  message: 'The packages are no part of the site.',
}

const routerParts = {
  regex: '^react-router-dom$',
  importNames: ['Link', 'NavLink', 'Form', 'Routes', 'Route', 'Outlet'],
  message: 'Every page would weigh more: take components/buttons/Link, and app/routes for pages.',
}

const pageAreas = readdirSync(new URL('src/pages', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * What the files of a folder of src, or of one of its areas, may not import.
 * @param {string} folder
 * @param {{ area?: string | undefined, door?: string }} place
 */
function restrictions(folder, { area, door }) {
  /** @type {readonly string[]} */
  const may = importTable[/** @type {keyof typeof importTable} */ (folder)]
  const isWing = folder.startsWith('staff')
  const forbidden = Object.keys(importTable).filter((name) => {
    const [top = ''] = name.split('/')
    return (
      !may.includes(name) && !may.includes(top) && name !== 'pages' && !(isWing && name === 'staff')
    )
  })
  const forbiddenAreas = pageAreas.filter((name) => name !== area).map((name) => `pages/${name}`)
  if (!may.includes('pages')) forbidden.push(...(area ? forbiddenAreas : ['pages']))
  const closedDoors = Object.entries(doors)
    .filter(([, open]) => !door || !open.includes(door))
    .map(([party, open]) => ({
      regex: `^${party}$`,
      message: `This outside party is imported in ${open.join(' and ')} only (doors in oxlint.config.mjs).`,
    }))
  return {
    patterns: [
      parentImports,
      packages,
      routerParts,
      {
        regex: `^@/(${forbidden.join('|')})(/|$)`,
        message: `src/${folder} may import from: ${may.join(', ') || 'nothing in src'} (importTable in oxlint.config.mjs).`,
      },
      ...closedDoors,
    ],
  }
}

/**
 * @param {string} files a folder or a file
 * @param {ReturnType<typeof restrictions>} forbidden
 */
function layer(files, forbidden) {
  return {
    files: [/\.tsx?$/.test(files) ? files : `${files}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': /** @type {['error', typeof forbidden]} */ (['error', forbidden]),
    },
  }
}

// Of all that fit a file the last one counts: areas and doors stand after their folders.
const layers = [
  ...Object.keys(importTable).map((folder) => layer(`src/${folder}`, restrictions(folder, {}))),
  ...pageAreas.map((area) => layer(`src/pages/${area}`, restrictions('pages', { area }))),
  ...new Set(Object.values(doors).flat()),
].map((each) => {
  if (typeof each !== 'string') return each
  const [, top = '', next = ''] = each.split('/')
  const folder = `${top}/${next}` in importTable ? `${top}/${next}` : top
  return layer(
    each,
    restrictions(folder, folder === 'pages' ? { door: each, area: next } : { door: each }),
  )
})

/** A package imports its own files and other packages alone: as many steps up as lead out of it are too many. */
const standAlone = [1, 2, 3].map((depth) => {
  const message = 'A package stands alone: it imports its own files, and other packages by name.'
  const patterns = [{ regex: `^@/|^(\\.\\./){${depth}}`, message }]
  return {
    files: ['packages/*', 'payment-service'].map((each) => `${each}${'/*'.repeat(depth)}.{ts,mjs}`),
    rules: {
      'no-restricted-imports': /** @type {['error', { patterns: typeof patterns }]} */ ([
        'error',
        { patterns },
      ]),
    },
  }
})

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'node_modules', 'test-results', '.cache'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', 'virtual:*', '**/setup'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    // A column of a list says what stands in its cells: a function, and no component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'no-console': 'error',
    eqeqeq: 'error',
    // Each assertion left in the code is at a border where the type is not ours to prove.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'no-await-in-loop': 'off',
    // An <output> may hold no paragraphs.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['tests/**', '{packages/*,payment-service}/tests/**'],
      rules: {
        // Whole files of fixtures and set-up belong to the tests too.
        'vitest/no-standalone-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/valid-title': 'off',
        'vitest/expect-expect': 'off',
        // The second one says what is wrong when it fails.
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'import/no-unassigned-import': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/no-unsafe-call': 'off',
        'import/no-named-as-default-member': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'unicorn/no-useless-spread': 'off',
        // Playwright's `use` is not React's.
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: [
        '*.config.{ts,mjs}',
        '{packages/*,payment-service}/*.{ts,mjs}',
        'scripts/**',
        'bench/**',
      ],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    {
      // What is left over when the last sample is gone is for nobody to mend who only writes facts.
      files: ['src/content/facts/**'],
      rules: { 'no-unused-vars': 'off' },
    },
    {
      // What the mail service answers to a mail it does not send, and why no reset link was mailed,
      // are for the console: the page says less.
      files: ['src/services/emailJs.ts', 'src/services/mailedLinks.ts'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
    {
      // The oldest browsers have no toSorted and no toReversed.
      files: ['src/**'],
      rules: { 'unicorn/no-array-sort': 'off', 'unicorn/no-array-reverse': 'off' },
    },
    {
      files: ['{tests,scripts,local}/**/*.{ts,tsx,mjs}'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '/packages/', message: 'Import a package by its name.' }] },
        ],
      },
    },
    ...standAlone,
    ...layers,
  ],
})
