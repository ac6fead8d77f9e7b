// @ts-check
import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/**
 * Who may import whom inside src: the one table from which the lint rules below are generated.
 * A folder may always import its own files (by './…'); 'own' marks folders whose sub-folders are
 * areas that must not import each other.
 * @type {Record<string, { may: readonly string[], areas?: boolean }>}
 */
export const importTable = {
  domain: { may: [] },
  config: { may: [] },
  theme: { may: [] },
  content: { may: ['domain', 'config'] },
  services: { may: ['domain', 'config', 'services'] },
  components: { may: ['domain', 'config', 'components', 'theme'] },
  context: { may: ['services', 'domain', 'config', 'context'] },
  pages: {
    may: ['components', 'context', 'services', 'content', 'domain', 'config'],
    areas: true,
  },
  app: {
    may: [
      'app',
      'pages',
      'components',
      'context',
      'services',
      'content',
      'domain',
      'config',
      'theme',
    ],
  },
}

/**
 * The one folder that may import each outside party ("one door per outside party").
 * @type {Record<string, string>}
 */
export const doors = {
  'firebase(/.*)?': 'src/services/firebase',
  '@emailjs/browser': 'src/services',
  'react-toastify(/.*)?': 'src/context/notifications',
  notistack: 'src/context/notifications',
  aos: 'src/components/display',
  'react-typed': 'src/components/display',
}

const parentImports = {
  regex: '^\\.\\.',
  message: 'Import from another folder by its full name (@/…); ./ stays inside the folder.',
}

const pageAreas = readdirSync(new URL('src/pages', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * @param {string} folder
 * @param {readonly string[]} may
 * @param {string} [area]
 */
function restrictions(folder, may, area) {
  const forbidden = Object.keys(importTable).filter(
    (name) => !may.includes(name) && name !== 'pages',
  )
  const forbiddenAreas = pageAreas.filter((name) => name !== area).map((name) => `pages/${name}`)
  if (!may.includes('pages')) forbidden.push(...(area ? forbiddenAreas : ['pages']))
  const closedDoors = Object.entries(doors)
    .filter(([, door]) => !door.startsWith(`src/${folder}`))
    .map(([party]) => ({
      regex: `^${party}$`,
      message: 'This outside party has one door: see doors in oxlint.config.mjs.',
    }))
  return {
    patterns: [
      parentImports,
      {
        regex: `^@/(${forbidden.join('|')})(/|$)`,
        message: `src/${folder} may import from: ${may.join(', ') || 'nothing in src'}.`,
      },
      ...closedDoors,
    ],
  }
}

const layers = Object.entries(importTable).flatMap(([folder, { may, areas }]) => [
  {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': /** @type {['error', ReturnType<typeof restrictions>]} */ ([
        'error',
        restrictions(folder, may),
      ]),
    },
  },
  ...(areas ? pageAreas : []).map((area) => ({
    files: [`src/${folder}/${area}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': /** @type {['error', ReturnType<typeof restrictions>]} */ ([
        'error',
        restrictions(folder, may, area),
      ]),
    },
  })),
])

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
      files: ['tests/**', 'firestore-rules/tests/**'],
      rules: {
        // Whole files of fixtures and set-up belong to the tests too.
        'vitest/no-standalone-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/valid-title': 'off',
        'vitest/expect-expect': 'off',
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
      files: ['*.config.{ts,mjs}', 'scripts/**', 'firestore-rules/record.mjs'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    {
      // What EmailJS answers to a mail it does not send, and why no reset link was mailed, is for the
      // console (SPEC section 8).
      files: ['src/services/mail.ts', 'src/services/passwordReset.ts'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
    {
      files: ['local-backend/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '/src/(app|pages|components|context|services|content|config|theme)/',
                message: 'local-backend may import src/domain only.',
              },
            ],
          },
        ],
      },
    },
    ...layers,
  ],
})
