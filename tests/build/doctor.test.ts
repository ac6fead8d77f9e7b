import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesSelling } from '../../scripts/catalogueRules.mjs'
import { diagnose, nextStep, type Diagnosis, type Project } from '../../scripts/diagnose'

const settings = {
  VITE_SITE_URL: 'https://www.tumaini.or.ke',
  VITE_FIREBASE_PROJECT_ID: 'tumaini',
  VITE_FIREBASE_API_KEY: 'AIzaSyTumaini',
  VITE_EMAILJS_PUBLIC_KEY: 'public',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'template_1',
  VITE_EMAILJS_TEMPLATE_FEEDBACK: 'template_2',
  VITE_EMAILJS_TEMPLATE_RESET: 'template_3',
  VITE_STK_BASE_URL: 'none',
}

// Without what the organisation may have switched on.
const firebaseJson = readFileSync('firebase.json', 'utf8').replace(
  /max-age=63072000[^"]*/,
  'max-age=63072000',
)
const rules = rulesSelling(readFileSync('firestore.rules', 'utf8'), [])

/** A project as it should be before it goes online. */
const healthy: Project = {
  hasRepository: true,
  envFile: '',
  environment: settings,
  firebaserc: '{"projects": {"default": "tumaini"}}',
  firebaseJson,
  rules,
  catalogue: [],
  organisation: {
    till: { number: '543210', businessName: 'TUMAINI' },
    bank: null,
    email: 'us@tumaini.or.ke',
    phone: null,
  },
  samples: [],
  toCheck: [],
}

/** The healthy project with these settings in place of its own. */
const withSettings = (other: Readonly<Record<string, string>>): Project => ({
  ...healthy,
  environment: { ...settings, ...other },
})

const withHeader = (pattern: RegExp, value: string): Project => ({
  ...healthy,
  firebaseJson: firebaseJson.replace(pattern, value),
})

it('a project that is ready has no complaints', () => {
  expect(diagnose(healthy)).toEqual({
    wrong: [],
    dangerous: [],
    goodToKnow: ['There is no payment service: /pay shows how to pay to the till.'],
  })
})

it.each<[number, string, Partial<Project>]>([
  [1, 'no repository', { hasRepository: false, envFile: undefined, environment: {} }],
  [2, 'no Firebase project', { environment: { VITE_STK_BASE_URL: 'none' } }],
  [3, 'no EmailJS', { environment: { ...settings, VITE_EMAILJS_SERVICE_ID: '' } }],
  [4, 'no word about prompts', { environment: { ...settings, VITE_STK_BASE_URL: '' } }],
  [5, 'a setting without a value', { environment: { ...settings, VITE_SITE_URL: '' } }],
  [6, 'a sample fact', { samples: ['src/content/organisation.ts:80 till'] }],
  [7, 'a misspelt setting', { envFile: 'VITE_STK_FORMAT=local' }],
  [8, 'a secret', { envFile: 'VITE_MPESA_PASSKEY=bfb279f9' }],
  [9, 'nobody has said where a deploy goes', { firebaserc: undefined }],
  [10, 'all is there', {}],
])('step %i is next: %s', (number, _what, other) => {
  const project = { ...healthy, ...other }
  expect(nextStep(project, diagnose(project)).number).toBe(number)
})

it('the page of each step is there', () => {
  const { page } = nextStep(healthy, diagnose(healthy))
  expect(readFileSync(page.replace(/#.*/, ''), 'utf8')).toContain('## 5. Deploy')
})

it.each<[string, keyof Diagnosis, Project, RegExp]>([
  [
    'no settings',
    'wrong',
    { ...healthy, envFile: undefined, environment: {} },
    /^There is no \.env\.production: copy \.env\.example/,
  ],
  [
    'a setting is empty',
    'wrong',
    withSettings({ VITE_FIREBASE_API_KEY: ' ' }),
    /^VITE_FIREBASE_API_KEY: is missing/,
  ],
  [
    'the address of a page for that of the site',
    'wrong',
    withSettings({ VITE_SITE_URL: 'https://tumaini.or.ke/home' }),
    /^VITE_SITE_URL: '\/home' is too much/,
  ],
  [
    'an address that is nobody’s',
    'wrong',
    withSettings({ VITE_SITE_URL: 'https://www.example.org' }),
    /^VITE_SITE_URL: www\.example\.org is nobody's/,
  ],
  [
    'a project of emulators',
    'wrong',
    withSettings({ VITE_FIREBASE_PROJECT_ID: 'demo-local' }),
    /exist on emulators alone/,
  ],
  [
    'the whole address of the prompt',
    'wrong',
    withSettings({ VITE_STK_BASE_URL: 'https://pay.tumaini.or.ke/api/stkpush' }),
    /leave \/api\/stkpush away/,
  ],
  [
    'a misspelt setting',
    'wrong',
    { ...healthy, envFile: 'VITE_STK_FORMAT=local' },
    /^VITE_STK_FORMAT: no such setting/,
  ],
  [
    'rewrites of other pages',
    'wrong',
    withHeader(/"destination": "\/faq\.html"/, '"destination": "/questions.html"'),
    /Run `npm run rewrites`/,
  ],
  [
    'no indexes',
    'wrong',
    withHeader(/, "indexes": "firestore\.indexes\.json"/, ''),
    /firestore\.indexes is missing/,
  ],
  [
    'prices that the rules do not know',
    'wrong',
    {
      ...healthy,
      catalogue: [{ name: 'Mug', description: 'Tea', cost: 350, image: '/shop/m.svg' }],
    },
    /Run `npm run rules`/,
  ],
  [
    'a sample',
    'wrong',
    { ...healthy, samples: ['src/content/organisation.ts:80 till'] },
    /^Still a sample: src\/content\/organisation\.ts:80 till$/,
  ],
  [
    'a deploy that goes to another project',
    'dangerous',
    { ...healthy, firebaserc: '{"projects": {"default": "old-site"}}' },
    /deploys to 'old-site', and the site talks to 'tumaini'/,
  ],
  [
    'Safaricom itself for the payment service',
    'dangerous',
    withSettings({ VITE_STK_BASE_URL: 'https://api.safaricom.co.ke' }),
    /no browser may hold/,
  ],
  [
    'passwords for an emulator',
    'dangerous',
    withSettings({ VITE_FIREBASE_AUTH_URL: 'http://localhost:9099' }),
    /are for emulators/,
  ],
  [
    'messages that go elsewhere',
    'dangerous',
    withSettings({ VITE_EMAILJS_URL: 'https://mail.tumaini.or.ke' }),
    /messages go to https:\/\/mail\.tumaini\.or\.ke/,
  ],
  [
    'one mail for the team and for members',
    'dangerous',
    withSettings({ VITE_EMAILJS_TEMPLATE_RESET: 'template_2' }),
    /^VITE_EMAILJS_TEMPLATE_RESET/,
  ],
  [
    'a secret in the settings',
    'dangerous',
    { ...healthy, envFile: 'VITE_MPESA_PASSKEY=bfb279f9' },
    /^VITE_MPESA_PASSKEY: looks like a secret/,
  ],
  [
    'rules that are not deployed',
    'dangerous',
    withHeader(/"rules": "firestore\.rules", /, ''),
    /firestore\.rules is missing/,
  ],
  [
    'no policy',
    'dangerous',
    withHeader(/"Content-Security-Policy"/, '"X-Other"'),
    /Content-Security-Policy is missing/,
  ],
  [
    'a policy with a hole',
    'dangerous',
    withHeader(/script-src 'self'/, "script-src 'self' 'unsafe-inline'"),
    /allows what is unsafe/,
  ],
  [
    'rules in test mode',
    'dangerous',
    {
      ...healthy,
      rules: rules.replace(/allow create: if isFormId\(donation\)/, 'allow read: if true || $&'),
    },
    /lets everybody in/,
  ],
  [
    'a promise for all subdomains',
    'goodToKnow',
    withHeader(/max-age=63072000/, 'max-age=63072000; includeSubDomains'),
    /speaks for all subdomains/,
  ],
  [
    'a key that is not Firebase’s',
    'goodToKnow',
    withSettings({ VITE_FIREBASE_API_KEY: 'key' }),
    /begin with AIza/,
  ],
  [
    'the address that Firebase gives',
    'goodToKnow',
    withSettings({ VITE_SITE_URL: 'https://tumaini.web.app' }),
    /change VITE_SITE_URL/,
  ],
  [
    'no way to give',
    'goodToKnow',
    { ...healthy, organisation: { ...healthy.organisation, till: null, bank: null } },
    /nobody can give/,
  ],
  [
    'no way to reach the team',
    'goodToKnow',
    { ...healthy, organisation: { ...healthy.organisation, email: null, phone: null } },
    /have the form alone/,
  ],
  [
    'content that waits',
    'goodToKnow',
    { ...healthy, toCheck: ['116 (Childline Kenya): never phoned'] },
    /^In the content wait for somebody: 1\./,
  ],
])('it says so when there is: %s', (_title, chapter, project, sentence) => {
  const told = diagnose(project)[chapter].filter((each) => sentence.test(each))
  expect(told).toHaveLength(1)
  expect(diagnose(healthy)[chapter].filter((each) => sentence.test(each))).toEqual([])
})

it('the command fails while something is wrong', () => {
  const unset = Object.keys(settings).map((name) => [name, ''])
  const { status, stdout } = spawnSync('node', ['scripts/doctor.mjs'], {
    env: { ...process.env, ...Object.fromEntries(unset) },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Missing or wrong:\n/m)
  expect(stdout).toMatch(/\nNot yet fit to go online\.\nNext, step \d+ of 12: .+\n$/)
})
