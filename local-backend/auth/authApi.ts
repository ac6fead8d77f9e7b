import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SentMail } from '../email/outbox.ts'
import { sendJson } from '../http/answers.ts'
import { originOfPage } from '../http/requestAddress.ts'
import { AuthEmulator, type SeededAccount } from './authEmulator.ts'

export interface AuthApiOptions {
  projectId: string
  accounts: readonly SeededAccount[]
  /** Where the mails of the Auth service go. */
  outbox: SentMail[]
  log: (line: string) => void
  now: () => Date
}

const serviceAddress = /^\/(?:identitytoolkit|securetoken|www)\.googleapis\.com\//
const emulatorAddress =
  /^\/emulator\/(?:v1\/projects\/[^/]+\/(?:accounts|config|oobCodes|verificationCodes|tenants)\b|action$|auth\/|openapi\.json$)/

/** What the site's own page handles; a project has one address for all links of its mails. */
const siteRequests: ReadonlySet<string> = new Set(['PASSWORD_RESET', 'VERIFY_EMAIL'])

/** The Auth service. Starts with the first request to it, which therefore takes a moment. */
export class AuthApi {
  readonly #options: AuthApiOptions
  readonly #mailed = new Set<string>()
  #starting: Promise<AuthEmulator> | null = null
  #emulator: AuthEmulator | null = null
  /** The site that asked last; links in mails lead there. */
  #site = 'http://localhost'

  constructor(options: AuthApiOptions) {
    this.#options = options
  }

  /** Whether this is the Auth service itself, as a real project has it. */
  static readonly ownsService = (pathname: string): boolean => serviceAddress.test(pathname)

  /** Whether this is one of the emulator's own addresses, which a real project does not have. */
  static readonly ownsControl = (pathname: string): boolean => emulatorAddress.test(pathname)

  /** Starts the service unless it is running; resolves when it can answer. */
  async start(): Promise<void> {
    await this.#running()
  }

  /** Answers a request; never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const emulator = await this.#running()
      // Codes disappear when they are used, so those of earlier requests are collected first.
      this.collectMails()
      this.#site = originOfPage(request)
      response.once('finish', () => this.collectMails())
      emulator.listener(request, response)
    } catch (error) {
      this.#options.log(`The Auth emulator did not start: ${String(error)}`)
      const message = 'The Auth emulator did not start; see the log'
      sendJson(response, 500, { error: { code: 500, message, status: 'INTERNAL' } })
    }
  }

  /** Puts the mails of codes that are new since the last time into the outbox. */
  collectMails(): void {
    for (const { oobCode, oobLink, requestType, email } of this.#emulator?.codes() ?? []) {
      if (this.#mailed.has(oobCode)) continue
      this.#mailed.add(oobCode)
      this.#options.outbox.push({
        time: this.#options.now().toISOString(),
        endpoint: '/auth',
        serviceId: 'auth',
        templateId: requestType,
        params: { to_email: email, oobCode },
        link: siteRequests.has(requestType) ? this.#siteLink(oobLink) : oobLink,
      })
    }
  }

  /** Back to a fresh project; does nothing while the service has not been started. */
  async reset(): Promise<void> {
    if (this.#starting === null) return
    const emulator = await this.#running()
    await emulator.reset()
    this.#mailed.clear()
  }

  /** The site's own page with the parameters that Firebase gives to a custom action page. */
  #siteLink(oobLink: string): string {
    const given = new URL(oobLink).searchParams
    const link = new URL('/ResetPassword', this.#site)
    for (const name of ['mode', 'oobCode', 'apiKey', 'continueUrl', 'lang']) {
      const value = given.get(name)
      if (value !== null) link.searchParams.set(name, value)
    }
    return link.href
  }

  #running(): Promise<AuthEmulator> {
    this.#starting ??= this.#load()
    return this.#starting
  }

  async #load(): Promise<AuthEmulator> {
    const { projectId, accounts, log } = this.#options
    try {
      log('Starting the Auth emulator: the first request to it takes a moment')
      this.#emulator = await AuthEmulator.start(projectId, accounts)
      return this.#emulator
    } catch (error) {
      // The next request tries again.
      this.#starting = null
      throw error
    }
  }
}
