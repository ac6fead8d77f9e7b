import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import sample from '../facts/organisation.json'
import { readJson } from '../../scripts/program.mjs'
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
const rules = readFileSync('firestore.rules', 'utf8')

const organisation = {
  till: { number: '543210', businessName: 'TUMAINI' },
  bank: null,
  email: 'us@tumaini.or.ke',
  phone: null,
}

/** A project as it should be before it goes online. */
const healthy: Project = {
  ...{ nodeVersion: '24.1.0', hasRepository: true, envFile: '', environment: settings },
  ...{ firebaserc: '{"projects": {"default": "tumaini"}}', firebaseJson, rules, organisation },
  ...{ startProject: undefined, samples: [], unverified: [], waiting: [] },
}

const withSettings = (other: Readonly<Record<string, string>>) => ({
  environment: { ...settings, ...other },
})
const atSite = (host: string) => withSettings({ VITE_SITE_URL: `https://${host}` })
const withHosting = (text: string, other: string) => ({
  firebaseJson: firebaseJson.replace(text, other),
})

it.each<Partial<Project>>([
  {},
  { nodeVersion: '22.0.0', startProject: 'tumaini-staging' },
  { envFile: 'VITE_SITE_URL=https://www.tumaini.or.ke' },
  ...['www.example.org.ke', 'my-localhost', 'localhost.ke', '127.0.0.1.ke'].map(atSite),
  atSite('us.web.app.ke'),
])('a project that is ready has no complaints: %j', (other) => {
  const { goodToKnow, ...worse } = diagnose({ ...healthy, ...other })
  expect(worse).toEqual({ wrong: [], dangerous: [] })
  expect(goodToKnow).toEqual([expect.stringMatching(/^There is no payment service/)])
  const VITE_STK_BASE_URL = 'https://pay.tumaini.or.ke'
  expect(diagnose({ ...healthy, ...withSettings({ VITE_STK_BASE_URL }) })).toEqual({
    ...worse,
    goodToKnow: [],
  })
})

it.each<[number, string, Partial<Project>]>([
  [1, 'no repository', { hasRepository: false, envFile: undefined, environment: {} }],
  [2, 'no Firebase project', { environment: { VITE_STK_BASE_URL: 'none' } }],
  [3, 'no EmailJS', { environment: { ...settings, VITE_EMAILJS_SERVICE_ID: '' } }],
  [4, 'no word about prompts', { environment: { ...settings, VITE_STK_BASE_URL: '' } }],
  [5, 'a setting without a value', { environment: { ...settings, VITE_SITE_URL: '' } }],
  [6, 'a sample fact', { samples: ['organisation.json, till'] }],
  [7, 'a helpline that nobody has phoned', { unverified: ['116: never phoned'] }],
  [8, 'a misspelt setting', { envFile: 'VITE_STK_FORMAT=local' }],
  [8, 'a secret', { envFile: 'VITE_MPESA_PASSKEY=bfb279f9' }],
  [9, 'nobody has said where a deploy goes', { firebaserc: undefined }],
  [10, 'all is there', {}],
])('step %i is next: %s', (number, _what, other) => {
  const project = { ...healthy, ...other }
  const { title, page, ...step } = nextStep(project, diagnose(project))
  expect(step).toEqual({ number })
  expect(`${title}: ${page}`).toMatch(/^[A-Z].{9,}: docs\/(?:deploy|content)\.md/)
})

type Finding = readonly [says: RegExp, Partial<Project>]

const found: Record<keyof Diagnosis, readonly Finding[]> = {
  wrong: [
    [/^There is no \.env\.production: `cp/, { envFile: undefined, environment: {} }],
    [
      /VITE_FIREBASE_API_KEY: is missing \(\.env\.example explains it\)\.$/,
      withSettings({ VITE_FIREBASE_API_KEY: ' ' }),
    ],
    ...['www.example.org', 'example.com', 'localhost', '127.0.0.1'].map(
      (host) => [new RegExp(`SITE_URL: ${host} is nobody's`), atSite(host)] as const,
    ),
    [/exist on emulators alone/, withSettings({ VITE_FIREBASE_PROJECT_ID: 'demo-local' })],
    [/is this computer/, withSettings({ VITE_STK_BASE_URL: 'http://localhost:8787' })],
    [/^\.firebaserc names no default/, { firebaserc: '{"projects": {"site": "tumaini"}}' }],
    [/leave \/api\/stkpush away/, withSettings({ VITE_STK_BASE_URL: 'https://a.ke/api/stkpush' })],
    [/^\.env\.production is not plain UTF-8/, { envFile: '\uFEFF# Settings\nVITE_X=1' }],
    [/^\.env\.production is not plain UTF-8/, { envFile: '\uFFFD\uFFFDV\0I\0T\0E\0_\0X\0=\0' }],
    [/^\.env\.production, VITE_STK_FORMAT: no such setting/, { envFile: 'VITE_STK_FORMAT=local' }],
    [
      /^Sample facts.*: 1\. .*src\/a\.ts:80 till\. All of them: `npm run content:check`/,
      { samples: ['src/a.ts:80 till'] },
    ],
    [
      /nobody has checked: 1\. The first: 116: never phoned\./,
      { unverified: ['116: never phoned'] },
    ],
  ],
  dangerous: [
    [/deploys to 'old', .* talks to 'tumaini'/, { firebaserc: '{"projects": {"default": "old"}}' }],
    [/no browser may hold/, withSettings({ VITE_STK_BASE_URL: 'https://api.safaricom.co.ke' })],
    [/are for emulators/, withSettings({ VITE_FIREBASE_AUTH_URL: 'http://localhost:9099' })],
    [/are for emulators/, withSettings({ VITE_FIRESTORE_URL: 'http://localhost:8080' })],
    [/VITE_EMAILJS_TEMPLATE_RESET/, withSettings({ VITE_EMAILJS_TEMPLATE_RESET: 'template_2' })],
    [/VITE_EMAILJS_TEMPLATE_RESET/, withSettings({ VITE_EMAILJS_TEMPLATE_RESET: 'template_1' })],
    ...['API_SECRET', 'PRIVATE_KEY', 'MPESA_PASSKEY', 'SMTP_PASSWORD', 'BOT_TOKEN']
      .concat('DARAJA_CONSUMER_KEY', 'FIREBASE_SERVICE_ACCOUNT')
      .map((name): Finding => [
        new RegExp(`${name}: looks like a secret`),
        { envFile: `${name}=bfb279f9` },
      ]),
    [/-Policy is missing/, withHosting('"Content-Security-Policy"', '"X-Other"')],
    [/-Policy is missing/, { firebaseJson: '{ "hosting": { "public": "public" } }' }],
    ...["'unsafe-inline'", '*', 'data:', 'blob:'].map(
      (source) =>
        [/allows what is unsafe/, withHosting("script-src 'self'", `$& ${source}`)] as const,
    ),
    ...[': if true ||', ': if request.time < t ||', '; allow create: if'].map(
      (test) =>
        [
          /^firestore\.rules, line \d\d+: lets everybody in/,
          { rules: rules.replace('allow create: if', `allow read${test}`) },
        ] as const,
    ),
  ],
  goodToKnow: [
    [/^`npm start` works on 'tumaini' itself/, { startProject: 'tumaini' }],
    [/messages go to https:\/\/a\.ke/, withSettings({ VITE_EMAILJS_URL: 'https://a.ke' })],
    [/^Node 20\.19\.0 gets no security updates/, { nodeVersion: '20.19.0' }],
    [/all subdomains/, withHosting('max-age=63072000', '$&; includeSubDomains')],
    [/all subdomains/, withHosting('max-age=63072000', '$&; preload')],
    [/begin with AIza/, withSettings({ VITE_FIREBASE_API_KEY: 'key' })],
    [/change VITE_SITE_URL/, atSite('tumaini.web.app')],
    [/change VITE_SITE_URL/, atSite('tumaini.firebaseapp.com')],
    [/nobody can give/, { organisation: { ...organisation, till: null } }],
    [/have the form alone/, { organisation: { ...organisation, email: null } }],
    [/^Facts that wait for somebody: 1\./, { waiting: ['116: never phoned'] }],
  ],
}

describe.each(['wrong', 'dangerous', 'goodToKnow'] as const)('%s', (chapter) => {
  it.each(found[chapter])('the doctor says %s', (says, other) => {
    const told = diagnose({ ...healthy, ...other })[chapter]
    expect(told.filter((sentence) => says.test(sentence))).toHaveLength(1)
  })
})

it('a bank account alone is a way to give, and so are prompts', () => {
  const banking = { organisation: { ...organisation, till: null, bank: sample.bank } }
  const prompting = withSettings({ VITE_STK_BASE_URL: 'https://pay.tumaini.or.ke' })
  const ways = [banking, { organisation: { ...organisation, till: null }, ...prompting }]
  const told = ways.map((way) => diagnose({ ...healthy, ...way }).goodToKnow)
  expect(told.join()).not.toContain('nobody can give')
})

it('the command fails while something is wrong, and without git knows of no repository', () => {
  const unset = Object.keys(settings).map((name) => [name, ''])
  const env = { ...process.env, ...Object.fromEntries(unset), PATH: '' }
  const asText = { env, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, ['scripts/doctor.mjs'], asText)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Missing or wrong:\n/m)
  expect(stdout).toMatch(/\nNot yet fit to go online\.\nNext, step 1 of 12: .+\n$/)
})

it('a file that is no JSON is told by its name', () => {
  expect(() => readJson('README.md')).toThrow(/^README\.md: is no JSON any more: /)
})
