import { parseEnv } from 'node:util'
import { readSettings, settingProblems, settingsSchema } from '../src/config/settingsSchema.ts'
import type { Organisation } from '../src/content/facts/organisation.ts'
import { headerOf, policyKey, type FirebaseConfig } from './builtHosting.ts'

/** Everything on this computer that a deploy is made of. */
export interface Project {
  /** Node's version, such as '24.1.0'. */
  readonly nodeVersion: string
  /** Whether git knows a remote. */
  readonly hasRepository: boolean
  /** The text of .env.production, if there is one. */
  readonly envFile: string | undefined
  /** What a build would read, including variables of the shell. */
  readonly environment: Readonly<Record<string, string>>
  /** The Firebase project of `npm start`, if settings for it name one. */
  readonly startProject: string | undefined
  /** The text of .firebaserc, which says where a deploy goes, if there is one. */
  readonly firebaserc: string | undefined
  readonly firebaseJson: string
  readonly rules: string
  readonly organisation: Pick<Organisation, 'till' | 'bank' | 'email' | 'phone'>
  /** What `npm run content:check` lists: sample facts, help that nobody has checked, and what may wait. */
  readonly samples: readonly string[]
  readonly unverified: readonly string[]
  readonly waiting: readonly string[]
}

/** What is wrong with a deploy, in sentences. */
export interface Diagnosis {
  /** The site would not build or not work. */
  readonly wrong: readonly string[]
  /** It would hurt somebody. */
  readonly dangerous: readonly string[]
  readonly goodToKnow: readonly string[]
}

/**
 * The first unfinished one of the twelve steps from a copy of the project to a site with staff, and the page that
 * explains it. Nothing on this computer shows whether the last three are done.
 */
export function nextStep(project: Project, { wrong, dangerous }: Diagnosis) {
  const { hasRepository, environment, firebaserc, samples, unverified } = project
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const settingsPage = 'deploy.md#4-settings-and-content'
  const steps: readonly (readonly [title: string, page: string, isDone: boolean])[] = [
    [
      'Put a copy of the project into a repository of your own',
      'deploy.md#before-you-begin',
      hasRepository,
    ],
    ['Create the Firebase project', 'deploy.md#1-firebase', isSet('VITE_FIREBASE_PROJECT_ID')],
    ['Set up EmailJS', 'deploy.md#2-emailjs', isSet('VITE_EMAILJS_SERVICE_ID')],
    ['Decide about M-Pesa prompts', 'deploy.md#3-the-payment-service', isSet('VITE_STK_BASE_URL')],
    ['Complete .env.production', settingsPage, settingProblems(environment).length === 0],
    ['Say who you are', 'content.md', samples.length === 0],
    ['Check what people in need read', 'content.md#phoning-a-helpline', unverified.length === 0],
    [
      'Mend what is missing, wrong or dangerous',
      settingsPage,
      [...wrong, ...dangerous].length === 0,
    ],
    ['Say where a deploy goes', 'deploy.md#5-deploy', firebaserc !== undefined],
    ['Run `npm run deploy`', 'deploy.md#5-deploy', false],
  ]
  const at = steps.findIndex(([, , isDone]) => !isDone)
  const [title = '', page = ''] = steps[at] ?? []
  return { number: at + 1, title, page: `docs/${page}` }
}

/** Sentences, each with whether it is true. */
type Claims = Readonly<Record<string, boolean>>
type Claimed = Readonly<Partial<Record<keyof Diagnosis, Claims>>>

/** Looks at everything that is deployed, without asking anybody outside this computer. */
export function diagnose(project: Project): Diagnosis {
  const looks = [inComputer, inSettings, inEnvFile, inFirebaseJson, inRules, inContent]
  const told = (chapter: keyof Diagnosis) =>
    looks.flatMap((look) => {
      const { [chapter]: claims = {} } = look(project)
      const sentences = Object.keys(claims).filter((each) => claims[each])
      return sentences.map((each) => each.replace(/^VITE_/, '.env.production, $&'))
    })
  return { wrong: told('wrong'), dangerous: told('dangerous'), goodToKnow: told('goodToKnow') }
}

const allTrue = (sentences: readonly string[]): Claims =>
  Object.fromEntries(sentences.map((each) => [each, true]))

const inComputer = ({ nodeVersion }: Project): Claimed => ({
  goodToKnow: {
    [`Node ${nodeVersion} gets no security updates any more. Install the version called LTS (docs/deploy.md#before-you-begin).`]:
      Number.parseInt(nodeVersion, 10) < 22,
  },
})

function inSettings({ envFile, environment, startProject, firebaserc }: Project): Claimed {
  const problems = settingProblems(environment)
  if (problems.length > 0) {
    const noFile =
      'There is no .env.production: `cp .env.example .env.production`, and fill it in (docs/deploy.md#4-settings-and-content).'
    return {
      wrong: allTrue(
        envFile === undefined
          ? [noFile]
          : problems.map((each) => `${each} (.env.example explains it).`),
      ),
    }
  }
  const settings = readSettings(environment)
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_STK_BASE_URL: payments } = settings
  const { VITE_EMAILJS_URL: mail, VITE_EMAILJS_TEMPLATE_RESET: resetTemplate } = settings
  const { hostname } = new URL(settings.VITE_SITE_URL)
  const target: string | undefined = JSON.parse(firebaserc ?? '{}').projects?.default
  return {
    wrong: {
      [`.firebaserc names no default project, where a deploy goes: \`npx firebase use ${project} --alias default\` (docs/deploy.md#5-deploy).`]:
        firebaserc !== undefined && target === undefined,
      [`VITE_SITE_URL: ${hostname} is nobody's own address. Write yours; links in mails and search engines go by it.`]:
        /(^|[.])example[.](org|com|net)$|^(localhost|127[.]0[.]0[.]1)$/.test(hostname),
      'VITE_FIREBASE_PROJECT_ID: projects that begin with demo- exist on emulators alone. Write the ID of yours (docs/deploy.md#1-firebase).':
        project.startsWith('demo-'),
      [`VITE_STK_BASE_URL: ${payments} is this computer, which no phone reaches. Name your service, or write none (docs/deploy.md#3-the-payment-service).`]:
        payments?.startsWith('http:') ?? false,
      'VITE_STK_BASE_URL: leave /api/stkpush away, the site adds it.':
        payments?.endsWith('/api/stkpush') ?? false,
    },
    dangerous: {
      [`.firebaserc deploys to '${target}', and the site talks to '${project}': rules and pages would go to another project than the data. Correct one of them (docs/deploy.md#5-deploy).`]:
        target !== undefined && target !== project,
      'VITE_STK_BASE_URL: this is Safaricom itself. It needs secret keys, which no browser may hold; name your own service (docs/deploy.md#3-the-payment-service).':
        payments !== null && /\/\/([^/]*[.])?safaricom[.]/.test(payments),
      'VITE_FIREBASE_AUTH_URL and VITE_FIRESTORE_URL are for emulators: leave them empty, or passwords and gifts go there.':
        (settings.VITE_FIREBASE_AUTH_URL ?? settings.VITE_FIRESTORE_URL) !== undefined,
      'VITE_EMAILJS_TEMPLATE_RESET: this template goes to the address in to_email. Name others for the team (docs/deploy.md#2-emailjs).':
        resetTemplate === settings.VITE_EMAILJS_TEMPLATE_CONTACT ||
        resetTemplate === settings.VITE_EMAILJS_TEMPLATE_FEEDBACK,
    },
    goodToKnow: {
      'VITE_FIREBASE_API_KEY: Firebase’s keys begin with AIza; look at Project settings, Your apps, once more.':
        !settings.VITE_FIREBASE_API_KEY.startsWith('AIza'),
      'There is no payment service: /pay shows how to pay to the till. For prompts, choose one (docs/deploy.md#3-the-payment-service).':
        payments === null,
      [`\`npm start\` works on '${project}' itself, with its members and gifts: .env or .env.local names it. Move these settings to .env.production (docs/deploy.md#4-settings-and-content).`]:
        startProject?.trim() === project,
      [`VITE_EMAILJS_URL: messages go to ${mail}, not to EmailJS. Leave it empty unless that is yours.`]:
        mail !== 'https://api.emailjs.com',
      [`The site is at ${hostname}. When it moves to a domain of your own, change VITE_SITE_URL and deploy (docs/deploy.md#6-a-domain-of-your-own).`]:
        /[.](web[.]app|firebaseapp[.]com)$/.test(hostname),
    },
  }
}

function inEnvFile({ envFile = '' }: Project): Claimed {
  // What an editor on Windows may add: a BOM, or a second byte for each letter.
  const plain = envFile.replaceAll(/^\uFFFD{2}(?=.\0)|[\uFEFF\0]/g, '')
  const names = Object.keys(parseEnv(plain))
  const secrets = names.filter((name) =>
    /SECRET|PRIVATE|PASSKEY|PASSWORD|TOKEN|CONSUMER|ACCOUNT/i.test(name),
  )
  const known = new Set([...Object.keys(settingsSchema.entries), ...secrets])
  const misspelt = names.filter((name) => !known.has(name))
  const secret =
    'looks like a secret. Nothing in .env.production may be one: it is committed, and what begins with VITE_ is printed into the pages. Take it out, and replace it where it came from.'
  const unknown = 'no such setting. Is it misspelt? .env.example has them all.'
  return {
    wrong: {
      '.env.production is not plain UTF-8, so some of its settings are not found. Save it as UTF-8 without BOM.':
        plain !== envFile,
      ...allTrue(misspelt.map((name) => `${name}: ${unknown}`)),
    },
    dangerous: allTrue(secrets.map((name) => `${name}: ${secret}`)),
  }
}

function inFirebaseJson({ firebaseJson }: Project): Claimed {
  const config: FirebaseConfig = JSON.parse(firebaseJson)
  const policy = headerOf(config, policyKey)
  return {
    dangerous: {
      'firebase.json: the Content-Security-Policy is missing. Put it back as it came with the project.':
        policy === '',
      'firebase.json: the Content-Security-Policy allows what is unsafe (unsafe-…, *, data: or blob:). Take that out.':
        /unsafe-|(^|[ ;])(\*|data:|blob:)/.test(policy),
    },
    goodToKnow: {
      'firebase.json: Strict-Transport-Security speaks for all subdomains of yours. Whichever has no https is out of reach for browsers, with preload for months (docs/deploy.md#6-a-domain-of-your-own).':
        /includeSubDomains|preload/i.test(headerOf(config, 'Strict-Transport-Security')),
    },
  }
}

/** Without a condition, only single documents may be for all. */
const everybody = /allow[^;{]*:\s*if\s+\(*(true|request[.]time\s*<)|allow\s+(?!get;)[\w,\s]+;/

const inRules = ({ rules }: Project): Claimed => ({
  dangerous: {
    [`firestore.rules, line ${rules.slice(0, rules.search(everybody)).split('\n').length}: lets everybody in (no \`if\`, \`if true\`, or a test mode with a date). Take that out.`]:
      everybody.test(rules),
  },
})

/** How many lines there are, and what to do about the first. */
const firstOf = (lines: readonly string[], what: string, page: string): Claims => ({
  [`${what}: ${lines.length}. The first: ${lines[0]}. All of them: \`npm run content:check\` (docs/${page}).`]:
    lines.length > 0,
})

function inContent(project: Project): Claimed {
  const { organisation, samples, unverified, waiting, environment } = project
  const hasPrompts = environment['VITE_STK_BASE_URL']?.trim().startsWith('https:')
  return {
    wrong: {
      ...firstOf(samples, 'Sample facts, to replace by true ones', 'content.md'),
      ...firstOf(unverified, 'Help that nobody has checked', 'content.md#phoning-a-helpline'),
    },
    goodToKnow: {
      'Neither till nor bank account is set, so nobody can give: fill in one (docs/content.md).':
        organisation.till === null && organisation.bank === null && !hasPrompts,
      'Neither email nor phone is set, so people have the form alone: fill in one (docs/content.md).':
        organisation.email === null && organisation.phone === null,
      ...firstOf(waiting, 'Facts that wait for somebody', 'content.md#what-waits'),
    },
  }
}
