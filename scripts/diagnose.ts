import { parseEnv } from 'node:util'
import { paths } from '../src/config/paths.ts'
import {
  readSettings,
  settingProblems,
  settingsSchema,
  type Settings,
} from '../src/config/settingsSchema.ts'
import type { Organisation } from '../src/content/organisation.ts'
import type { Merchandise } from '../src/domain/shop/order.ts'
import { rulesSelling } from './catalogueRules.mjs'
import { checkPolicy } from './checkPolicy.ts'
import { rewritesOf } from './hostingRewrites.mjs'

/** What a deploy is made of, as it lies on this computer. */
export interface Project {
  /** The text of .env.production; undefined where there is none. */
  readonly envFile: string | undefined
  /** What a build would read, variables of the shell included. */
  readonly environment: Readonly<Record<string, string>>
  /** The text of .firebaserc, which says where a deploy goes; undefined where there is none. */
  readonly firebaserc: string | undefined
  readonly firebaseJson: string
  readonly rules: string
  readonly catalogue: readonly Merchandise[]
  readonly organisation: Pick<Organisation, 'till' | 'bank' | 'email' | 'phone'>
  /** What `npm run content:check` lists: facts marked as samples, and the rest. */
  readonly samples: readonly string[]
  readonly toCheck: readonly string[]
}

/** What a deploy would suffer from, a sentence each. */
export interface Diagnosis {
  /** It would not build, or not work. */
  readonly wrong: readonly string[]
  /** It would work, and hurt somebody. */
  readonly dangerous: readonly string[]
  readonly goodToKnow: readonly string[]
}

interface FirebaseJson {
  readonly hosting?: {
    readonly public?: string
    readonly rewrites?: unknown
    readonly headers?: readonly {
      readonly headers: readonly { readonly key: string; readonly value: string }[]
    }[]
  }
  readonly firestore?: { readonly rules?: string; readonly indexes?: string }
}

/** Looks at everything that is deployed, without asking anybody outside of this computer. */
export function diagnose(project: Project): Diagnosis {
  const parts = [
    inSettings(project),
    inEnvFile(project),
    inFirebaseJson(project),
    inRules(project),
    inContent(project),
  ]
  return {
    wrong: parts.flatMap(({ wrong = [] }) => wrong),
    dangerous: parts.flatMap(({ dangerous = [] }) => dangerous),
    goodToKnow: parts.flatMap(({ goodToKnow = [] }) => goodToKnow),
  }
}

/** The sentences whose condition holds. */
function those(...sentences: readonly (readonly [condition: unknown, sentence: string])[]) {
  return sentences.filter(([condition]) => condition).map(([, sentence]) => sentence)
}

function inSettings({
  envFile,
  environment,
  firebaseJson,
  firebaserc,
}: Project): Partial<Diagnosis> {
  const problems = settingProblems(environment)
  const missing = envFile === undefined && problems.length > 0
  if (missing) {
    return { wrong: ['There is no .env.production: copy .env.example to it and fill it in.'] }
  }
  if (problems.length > 0) return { wrong: problems }
  const settings = readSettings(environment)
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_STK_BASE_URL: payments } = settings
  const site = new URL(settings.VITE_SITE_URL)
  const elsewhere = projectOfDeploy(firebaserc)
  return {
    wrong: [
      ...refusedByPolicy(settings, firebaseJson),
      ...those(
        [
          site.pathname !== '/',
          `VITE_SITE_URL: '${site.pathname}' is too much; write the address up to the name alone, like https://www.example.org.`,
        ],
        [
          /(^|[.])example[.](org|com|net)$|^(localhost|127[.]0[.]0[.]1)$/.test(site.hostname),
          `VITE_SITE_URL: ${site.hostname} is nobody's own address. Links in mails and search engines go by it.`,
        ],
        [
          project.startsWith('demo-'),
          'VITE_FIREBASE_PROJECT_ID: projects that begin with demo- exist on emulators alone.',
        ],
        [
          payments?.endsWith('/api/stkpush'),
          'VITE_STK_BASE_URL: leave /api/stkpush away, the site adds it.',
        ],
        [
          elsewhere === undefined,
          'Nobody has said where a deploy goes: run `npx firebase use <project>` once, which writes .firebaserc.',
        ],
      ),
    ],
    dangerous: those(
      [
        elsewhere !== undefined && elsewhere !== project,
        `.firebaserc deploys to '${elsewhere}', and the site talks to '${project}': rules and pages would go to another project than the data.`,
      ],
      [
        payments && /(^|[.])safaricom[.]/.test(new URL(payments, site).hostname),
        'VITE_STK_BASE_URL: this is Safaricom itself. It needs secret keys, which no browser may hold; name your own service (docs/deploy.md).',
      ],
      [
        settings.VITE_FIREBASE_AUTH_URL !== undefined || settings.VITE_FIRESTORE_URL !== undefined,
        'VITE_FIREBASE_AUTH_URL and VITE_FIRESTORE_URL are for emulators: leave them empty, or passwords and gifts go there.',
      ],
      [
        settings.VITE_EMAILJS_URL !== 'https://api.emailjs.com',
        `VITE_EMAILJS_URL: messages go to ${settings.VITE_EMAILJS_URL}, not to EmailJS. Leave it empty unless that is yours.`,
      ],
      [
        settings.VITE_EMAILJS_TEMPLATE_RESET === settings.VITE_EMAILJS_TEMPLATE_CONTACT ||
          settings.VITE_EMAILJS_TEMPLATE_RESET === settings.VITE_EMAILJS_TEMPLATE_FEEDBACK,
        'VITE_EMAILJS_TEMPLATE_RESET: this template goes to whoever is named in to_email; the ones for the team must not be the same.',
      ],
    ),
    goodToKnow: those(
      [
        !settings.VITE_FIREBASE_API_KEY.startsWith('AIza'),
        'VITE_FIREBASE_API_KEY: Firebase’s keys begin with AIza; look at Project settings, Your apps, once more.',
      ],
      [payments === null, 'There is no payment service: /pay shows how to pay to the till.'],
      [
        /[.](web[.]app|firebaseapp[.]com)$/.test(site.hostname),
        `The site is at ${site.hostname}. When it moves to a domain of your own, change VITE_SITE_URL and build anew.`,
      ],
    ),
  }
}

function refusedByPolicy(settings: Settings, firebaseJson: string): readonly string[] {
  try {
    checkPolicy(settings, firebaseJson)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function projectOfDeploy(firebaserc: string | undefined): string | undefined {
  const { projects = {} } = JSON.parse(firebaserc ?? '{}') as {
    projects?: { readonly default?: string }
  }
  return projects.default
}

function inEnvFile({ envFile = '' }: Project): Partial<Diagnosis> {
  const names = Object.keys(parseEnv(envFile))
  const unknown = names.filter((name) => !(name in settingsSchema.entries))
  const secret = names.filter((name) => /SECRET|PRIVATE|PASSKEY|PASSWORD|TOKEN/i.test(name))
  return {
    wrong: unknown
      .filter((name) => !secret.includes(name))
      .map((name) => `${name}: no such setting. Is it misspelt? .env.example has them all.`),
    dangerous: secret.map(
      (name) =>
        `${name}: looks like a secret. Nothing in .env.production may be one: it is committed, and what begins with VITE_ is printed into the pages. Take it out, and replace it where it came from.`,
    ),
  }
}

function inFirebaseJson({ firebaseJson }: Project): Partial<Diagnosis> {
  const { hosting = {}, firestore = {} } = JSON.parse(firebaseJson) as FirebaseJson
  const headers = (hosting.headers ?? []).flatMap((each) => each.headers)
  const valueOf = (name: string) =>
    headers.find(({ key }) => key.toLowerCase() === name.toLowerCase())?.value
  const policy = valueOf('Content-Security-Policy')
  const transport = valueOf('Strict-Transport-Security')
  return {
    wrong: those(
      [hosting.public !== 'dist', "firebase.json: hosting.public must be 'dist'."],
      [
        JSON.stringify(hosting.rewrites) !== JSON.stringify(rewritesOf(paths)),
        'firebase.json: its rewrites are not those of the pages. Run `npm run rewrites`.',
      ],
      [
        firestore.indexes !== 'firestore.indexes.json',
        'firebase.json: firestore.indexes is missing, and with it the lists and sums of staff.',
      ],
    ),
    dangerous: those(
      [
        firestore.rules !== 'firestore.rules',
        'firebase.json: firestore.rules is missing, so the rules of the project would stay as they are.',
      ],
      [policy === undefined, 'firebase.json: the Content-Security-Policy is missing.'],
      [
        /unsafe-|(^|[ ;])(\*|data:|blob:)/.test(policy ?? ''),
        'firebase.json: the Content-Security-Policy allows what is unsafe (unsafe-…, *, data: or blob:).',
      ],
    ),
    goodToKnow: those([
      /includeSubDomains|preload/i.test(transport ?? ''),
      'firebase.json: Strict-Transport-Security speaks for all subdomains of yours. Whichever has no https is out of reach for browsers, with preload for months (docs/deploy.md).',
    ]),
  }
}

function inRules({ rules, catalogue }: Project): Partial<Diagnosis> {
  return {
    wrong: those([
      rules !== rulesSelling(rules, catalogue),
      'firestore.rules: its goods are not those of src/content/catalogue.ts, so orders would be refused. Run `npm run rules`.',
    ]),
    dangerous: those([
      /allow[^;{]*:\s*if\s+(true|request[.]time\s*<)/.test(rules),
      'firestore.rules: there is a rule that lets everybody in (`if true`, or a test mode with a date).',
    ]),
  }
}

function inContent({
  organisation: { till, bank, email, phone },
  samples,
  toCheck,
}: Project): Partial<Diagnosis> {
  return {
    wrong: samples.map((sample) => `Still a sample: ${sample}`),
    goodToKnow: those(
      [till === null && bank === null, 'Neither till nor bank account is set: nobody can give.'],
      [
        email === null && phone === null,
        'Neither email nor phone is set: people have the form alone.',
      ],
      [
        toCheck.length > 0,
        `In the content wait for somebody: ${toCheck.length}. Say \`npm run content:check\` to see them.`,
      ],
    ),
  }
}
