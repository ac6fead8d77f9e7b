import * as v from 'valibot'

/** Without a slash at the end. Personal data goes there, so it must be https, or http on this computer. */
function addressWhere(isRight: (value: string) => boolean, words: string) {
  const withoutSlash = v.transform((value: string) => value.replace(/\/+$/, ''))
  return v.pipe(v.string(), v.check(isRight, words), withoutSlash)
}

const isSafe = (value: string) =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(value) && URL.canParse(value)

const siteAddress = addressWhere(
  (value) => isSafe(value) && /^https?:\/\/[\w.-]+(:\d+)?\/*$/.test(value),
  'must be an address up to the name alone, such as https://www.example.org',
)

/** '/', the site's own origin, becomes ''. */
const addressOr = (words: string) =>
  addressWhere(
    (value) => value === '/' || isSafe(value),
    `must be an address that starts with https:// (or ${words})`,
  )
const address = addressOr('/ for the same origin')

const shaped = (shape: RegExp, words: string) => v.pipe(v.string(), v.regex(shape, words))

const emailJsId = shaped(/^[\w-]+$/, 'must be an id or key as the EmailJS dashboard shows it')

/** See `.env.example`. */
export const settingsSchema = v.object(
  {
    VITE_SITE_URL: siteAddress,
    VITE_FIREBASE_PROJECT_ID: shaped(
      /^[a-z][a-z0-9-]{3,29}$/,
      'must be a project id: small letters, digits and dashes',
    ),
    VITE_FIREBASE_API_KEY: shaped(/^[\w-]+$/, 'must be the web API key from the Firebase console'),
    VITE_EMAILJS_PUBLIC_KEY: emailJsId,
    VITE_EMAILJS_SERVICE_ID: emailJsId,
    VITE_EMAILJS_TEMPLATE_CONTACT: emailJsId,
    VITE_EMAILJS_TEMPLATE_FEEDBACK: emailJsId,
    VITE_EMAILJS_TEMPLATE_RESET: emailJsId,
    VITE_STK_BASE_URL: v.pipe(
      v.string(),
      v.transform((value) => (/^none$/i.test(value) ? null : value)),
      v.nullable(addressOr('none, while there is no service')),
    ),
    VITE_STK_PHONE_FORMAT: v.optional(
      v.picklist(
        ['as-typed', 'local', 'international'],
        'must be as-typed, local or international',
      ),
      'as-typed',
    ),
    VITE_MPESA_LIMIT_KSH: v.optional(
      v.pipe(shaped(/^[1-9]\d{0,8}$/, 'must be a whole number of Ksh'), v.transform(Number)),
      '250000',
    ),
    VITE_FIREBASE_AUTH_URL: v.optional(address),
    VITE_FIRESTORE_URL: v.optional(address),
    VITE_EMAILJS_URL: v.optional(address, 'https://api.emailjs.com'),
  },
  'is missing',
)

export type Settings = v.InferOutput<typeof settingsSchema>

/** A sentence for each setting that is missing, empty or malformed. */
export function settingProblems(environment: Record<string, unknown>): readonly string[] {
  const { issues = [] } = parse(environment)
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

/** @throws Error with all missing or malformed settings */
export function readSettings(environment: Record<string, unknown>): Settings {
  const result = parse(environment)
  if (result.success) return result.output
  const problems = settingProblems(environment).map((problem) => `  ${problem}`)
  throw new Error(
    `These settings are missing or malformed (.env.example explains them):\n${problems.join('\n')}`,
  )
}

function parse(environment: Record<string, unknown>) {
  // A value that was pasted may have blanks around it, within its quotes.
  const given = Object.entries(environment).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const,
  )
  return v.safeParse(settingsSchema, Object.fromEntries(given.filter(([, value]) => value !== '')))
}
